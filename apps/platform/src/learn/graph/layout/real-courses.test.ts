import { frontMatterFields, readCourseFolders } from '@lemma/lesson-renderer/course';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type GraphLayout, type LaidLesson, layoutGraph } from './graph-layout.ts';
import { FIRST_BASELINE, LINE_HEIGHT, labelLines, textWidth } from './label-lines.ts';

interface Box {
  readonly uid: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Height of capitals and depth of descenders of Inter at 12 px. */
const [ASCENT, DESCENT] = [9, 3];

const courses = readCourseFolders(join(import.meta.dirname, '../../../../../../content')).map(
  ({ course, plan, lessons: files }) => {
    const written = files.map(({ uid, unit, markdown }): LaidLesson & { title: string } => {
      const { title = '', prerequisites = [] } = frontMatterFields(markdown);
      return { uid, unit, title, prerequisites };
    });
    const known = new Set(written.map(({ uid }) => uid));
    const planned = plan.lessons.filter(({ uid }) => !known.has(uid));
    return { name: course.title, units: course.units, lessons: [...written, ...planned] };
  },
);
const all = {
  name: 'all courses',
  units: courses.flatMap((course) => course.units),
  lessons: courses.flatMap((course) => course.lessons),
};

/** The place that a lesson's name takes, one box for each of its lines. */
function labelsOf(layout: GraphLayout, lessons: typeof all.lessons): Box[] {
  const titles = new Map(lessons.map(({ uid, title }) => [uid, title]));
  return layout.nodes.flatMap(({ uid, x, y }) =>
    labelLines(titles.get(uid) ?? '').map((line, index) => {
      const baseline = y + FIRST_BASELINE + index * LINE_HEIGHT;
      const half = textWidth(line) / 2;
      return {
        uid,
        left: x - half,
        right: x + half,
        top: baseline - ASCENT,
        bottom: baseline + DESCENT,
      };
    }),
  );
}

/** The corners of an edge; its rounded corners lie within. */
function segmentsOf(d: string): Omit<Box, 'uid'>[] {
  const points = [...d.matchAll(/([\d.]+) ([\d.]+)/gu)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  return points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return {
      left: Math.min(before.x, point.x),
      right: Math.max(before.x, point.x),
      top: Math.min(before.y, point.y),
      bottom: Math.max(before.y, point.y),
    };
  });
}

const meets = (a: Omit<Box, 'uid'>, b: Omit<Box, 'uid'>) =>
  a.left < b.right && b.left < a.right + 0.01 && a.top < b.bottom && b.top < a.bottom + 0.01;

describe.each([...courses, all])('the graph of $name', ({ units, lessons }) => {
  const layout = layoutGraph(lessons, { units });
  const labels = labelsOf(layout, lessons);

  it('has every lesson with its whole name, and every prerequisite', () => {
    expect(layout.nodes).toHaveLength(lessons.length);
    const known = new Set(lessons.map(({ uid }) => uid));
    const edges = lessons.flatMap(({ prerequisites }) =>
      prerequisites.filter((uid) => known.has(uid)),
    );
    expect(layout.edges).toHaveLength(edges.length);
  });

  it('leads no edge through a name', () => {
    const crossed = layout.edges.flatMap(({ from, to, d }) =>
      segmentsOf(d).flatMap((segment) =>
        labels.filter((label) => meets(segment, label)).map(({ uid }) => `${from}–${to}: ${uid}`),
      ),
    );
    expect(crossed).toEqual([]);
  });

  it('leads no edge through a lesson that is not one of its ends', () => {
    const crossed = layout.edges.flatMap(({ from, to, d }) =>
      segmentsOf(d).flatMap((segment) =>
        layout.nodes
          .filter(({ uid }) => uid !== from && uid !== to)
          .filter(({ x, y }) =>
            meets(segment, { left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }),
          )
          .map(({ uid }) => `${from}–${to}: ${uid}`),
      ),
    );
    expect(crossed).toEqual([]);
  });

  it('lays no name over another', () => {
    const pairs = labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .filter((b) => a.uid !== b.uid && meets(a, b))
        .map((b) => `${a.uid}, ${b.uid}`),
    );
    expect(pairs).toEqual([]);
  });
});
