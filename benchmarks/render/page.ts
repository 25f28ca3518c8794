/** Runs in Chromium: three ways to bring the same lesson to the screen. */
import { Lesson } from '@lemma/lesson-renderer';
import '@lemma/lesson-renderer/styles.css';
import type { LearnerLesson } from '@lemma/lesson-renderer/compile';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { reactMarkdownElement } from '../../packages/lesson-renderer/bench/react-markdown-peer.ts';

export interface Input {
  readonly lesson: LearnerLesson;
  readonly html: string;
  readonly markdown: string;
}

/** Milliseconds from an empty box to the frame that shows the lesson. */
export interface Times {
  readonly lesson: number;
  readonly html: number;
  readonly reactMarkdown: number;
}

declare global {
  var measureOnce: (input: Input) => Promise<Times>;
  var showAll: (lessons: readonly LearnerLesson[]) => Promise<void>;
}

/** Shows lessons below each other, and resolves once the page has come to rest: the first lesson is laid out whole. */
globalThis.showAll = async (lessons) => {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  createRoot(box).render(
    lessons.map((lesson) => createElement(Lesson, { key: lesson.hash, lesson })),
  );
  const done = () => {
    const first = box.querySelector('.lemma-article');
    const parts = [...(first?.querySelectorAll<HTMLElement>('.lemma-part') ?? [])];
    return parts.length > 0 && parts.every((part) => part.style.contentVisibility === 'visible');
  };
  while (!done()) await painted();
};

globalThis.measureOnce = async ({ lesson, html, markdown }) => ({
  lesson: await mounted(createElement(Lesson, { lesson })),
  html: await shown((box) => {
    box.innerHTML = html;
    return () => undefined;
  }),
  reactMarkdown: await mounted(reactMarkdownElement(markdown)),
});

function mounted(element: ReactNode): Promise<number> {
  return shown((box) => {
    const root = createRoot(box);
    flushSync(() => root.render(element));
    return () => root.unmount();
  });
}

/** From an empty box until the frame that shows what was put there is painted. */
async function shown(put: (box: HTMLElement) => () => void): Promise<number> {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  await painted();
  await painted();
  const start = performance.now();
  const remove = put(box);
  await painted();
  const time = performance.now() - start;
  remove();
  return time;
}

/** A message sent while a frame is prepared arrives after that frame has been laid out and painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  });
