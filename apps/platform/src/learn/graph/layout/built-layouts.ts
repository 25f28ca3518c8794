import { textSeed } from '@lemma/learning-engine';
import { type GraphLayout, type LaidLesson, layoutGraph } from './graph-layout.ts';

export type Units = readonly { readonly uid: string; readonly title: string }[];

/** A drawing that a build has made, with the key of what it draws. */
export interface BuiltLayout {
  readonly key: number;
  readonly layout: GraphLayout;
}

/** Written in by the build of the site; elsewhere (stories, tests) there is none. */
declare const LEMMA_GRAPH_LAYOUTS: readonly BuiltLayout[] | undefined;

/** The same for the same lessons, names, units and prerequisites, in whatever order they come. */
export function layoutKey(lessons: readonly LaidLesson[], units: Units): number {
  const known = new Set(lessons.map((lesson) => lesson.uid));
  const lines = lessons.map(
    ({ uid, unit, title = '', prerequisites }) =>
      `${uid} ${unit} ${title} ${prerequisites
        .filter((one) => known.has(one))
        .toSorted()
        .join(' ')}`,
  );
  const used = new Set(lessons.map((lesson) => lesson.unit));
  const bands = units
    .filter((unit) => used.has(unit.uid))
    .map(({ uid, title }) => `${uid} ${title}`);
  return textSeed([...lines.toSorted(), ...bands].join('\n'));
}

/** The drawing of these lessons: the build's if it knew them, else laid out now. */
export function layoutOf(
  lessons: readonly LaidLesson[],
  units: Units,
  built: readonly BuiltLayout[] = typeof LEMMA_GRAPH_LAYOUTS === 'undefined'
    ? []
    : (LEMMA_GRAPH_LAYOUTS ?? []),
): GraphLayout {
  const key = layoutKey(lessons, units);
  return built.find((one) => one.key === key)?.layout ?? layoutGraph(lessons, { units });
}

/** What a build writes: the drawing of all courses, and of each. */
export function buildLayouts(
  courses: readonly { readonly units: Units; readonly lessons: readonly LaidLesson[] }[],
): BuiltLayout[] {
  const all = {
    units: courses.flatMap((course) => course.units),
    lessons: courses.flatMap((course) => course.lessons),
  };
  return [all, ...courses].map(({ lessons, units }) => ({
    key: layoutKey(lessons, units),
    layout: layoutGraph(lessons, { units }),
  }));
}
