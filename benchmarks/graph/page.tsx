/** A page that draws a graph of 2,000 lessons on demand, and tells how long it took. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { GraphLesson } from '../../apps/platform/src/learn/graph/graph-lesson.ts';
import { GraphView } from '../../apps/platform/src/learn/graph/graph-view.tsx';
import { layoutGraph } from '../../apps/platform/src/learn/graph/layout/graph-layout.ts';

const states = ['mastered', 'due', 'in-progress', 'available', 'locked', 'coming'] as const;
const units = Array.from({ length: 40 }, (_unit, index) => ({
  uid: `u${index}`,
  title: `Unit ${index + 1}`,
}));

const lessons: readonly GraphLesson[] = Array.from({ length: 2000 }, (_lesson, index) => ({
  uid: `l${index}`,
  title: `Lesson number ${index}`,
  summary: '',
  unit: `u${Math.floor(index / 50)}`,
  course: 'all',
  minutes: 15,
  status: states[index % states.length] ?? 'locked',
  // Two edges a lesson: one inside its unit, one from the unit before.
  prerequisites: index < 50 ? [] : [`l${index - 50}`, ...(index % 50 < 8 ? [] : [`l${index - 8}`])],
}));
const layout = layoutGraph(lessons, { units });

async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}

async function gaps(frames: number, work: () => void): Promise<number[]> {
  const found: number[] = [];
  let before = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    work();
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    const now = performance.now();
    found.push(now - before);
    before = now;
  }
  return found;
}

const page = {
  /** Milliseconds of the layout that a build makes. */
  layOut(): number {
    const start = performance.now();
    layoutGraph(lessons, { units });
    return performance.now() - start;
  },
  /** Milliseconds from the first call of React to the next painted frame. */
  async mount(empty: boolean, scale = 1): Promise<number> {
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    // What was there before is gone from the screen, and is no part of the measure.
    await painted();
    await painted();
    const root = createRoot(host);
    const start = performance.now();
    root.render(
      empty
        ? createElement('p', undefined, 'Empty')
        : createElement(GraphView, {
            layout,
            lessons,
            focus: undefined,
            onFocus: () => undefined,
            scale,
          }),
    );
    await painted();
    const time = performance.now() - start;
    if (empty) root.unmount();
    return time;
  },
  /** Milliseconds between frames while the graph is panned across. */
  async pan(frames: number): Promise<number[]> {
    const box = document.querySelector('.graph-box');
    return gaps(frames, () => box?.scrollBy({ left: 24, top: 18, behavior: 'instant' }));
  },
  /** Milliseconds between frames in which nothing happens. */
  async idle(frames: number): Promise<number[]> {
    return gaps(frames, () => undefined);
  },
};

export type GraphPage = typeof page;
declare global {
  var graphPage: GraphPage;
}
globalThis.graphPage = page;
