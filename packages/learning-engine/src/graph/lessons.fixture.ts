import * as fc from 'fast-check';
import { buildGraph } from './build-graph.ts';
import type { LessonGraph } from './lesson-graph.ts';
import type { LessonNode } from './lesson-node.ts';

/** A lesson for tests, with what they do not care about filled in. */
export function lesson(
  uid: string,
  prerequisites: readonly string[] = [],
  rest: Partial<LessonNode> = {},
): LessonNode {
  return {
    uid,
    title: uid,
    course: 'course',
    unit: 'unit',
    prerequisites,
    encompasses: {},
    minutes: 20,
    skills: ['skill'],
    ...rest,
  };
}

/** The graph of lessons that have no faults. */
export function graphOf(...lessons: readonly LessonNode[]): LessonGraph {
  const { graph, problems } = buildGraph(lessons);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join(' '));
  return graph;
}

/** Any acyclic course of up to twelve lessons, with any encompassing. */
export const anyLessons: fc.Arbitrary<LessonNode[]> = fc
  .array(
    fc.record({
      parents: fc.array(fc.nat(20), { maxLength: 3 }),
      weight: fc.integer({ min: 1, max: 10 }),
      unit: fc.constantFrom('first', 'second'),
      planned: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(({ parents, weight, unit, planned }, i) => {
      const prerequisites = i === 0 ? [] : [...new Set(parents.map((p) => `lesson-${p % i}`))];
      const encompasses = Object.fromEntries(prerequisites.map((uid) => [uid, weight / 10]));
      return lesson(`lesson-${i}`, prerequisites, {
        encompasses,
        unit,
        ...(planned ? { planned } : {}),
      });
    }),
  );
