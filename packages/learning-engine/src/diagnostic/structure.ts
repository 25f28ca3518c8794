import type { DiagnosticLesson } from './diagnostic-state.ts';

/** The lessons of a diagnostic by index, with their far relations. */
export interface Structure {
  readonly size: number;
  readonly parents: readonly (readonly number[])[];
  readonly children: readonly (readonly number[])[];
  readonly ancestors: readonly (readonly number[])[];
  readonly descendants: readonly (readonly number[])[];
  /** Longest way from a lesson without prerequisites, 0 to 1 over the course. */
  readonly height: readonly number[];
}

const known = new WeakMap<readonly DiagnosticLesson[], Structure>();

/** Found once for each list of lessons; indexes that do not point backwards are ignored, so any input is safe. */
export function structureOf(lessons: readonly DiagnosticLesson[]): Structure {
  const found = known.get(lessons) ?? build(lessons);
  known.set(lessons, found);
  return found;
}

function build(lessons: readonly DiagnosticLesson[]): Structure {
  const size = lessons.length;
  const parents = lessons.map(({ prerequisites }, i) =>
    prerequisites.filter((p) => p >= 0 && p < i),
  );
  const children: number[][] = lessons.map(() => []);
  const above: Set<number>[] = [];
  const depths: number[] = [];
  for (const [i, direct] of parents.entries()) {
    const all = new Set<number>();
    for (const parent of direct) {
      children[parent]?.push(i);
      all.add(parent);
      for (const far of above[parent] ?? []) all.add(far);
    }
    above.push(all);
    depths.push(direct.reduce((most, parent) => Math.max(most, 1 + (depths[parent] ?? 0)), 0));
  }
  const descendants: number[][] = lessons.map(() => []);
  for (const [i, all] of above.entries())
    for (const ancestor of all) descendants[ancestor]?.push(i);
  const deepest = Math.max(1, ...depths);
  return {
    size,
    parents,
    children,
    ancestors: above.map((all) => [...all]),
    descendants,
    height: depths.map((depth) => depth / deepest),
  };
}
