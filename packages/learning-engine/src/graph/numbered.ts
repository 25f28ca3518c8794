import type { LessonGraph, Weights } from './lesson-graph.ts';
import type { LessonNode } from './lesson-node.ts';

/** The lessons of a graph by their place in its order, for passes over all of them: numbers are faster than uids. */
export interface Numbered {
  /** By place: prerequisites come before what builds on them. */
  readonly lessons: readonly LessonNode[];
  /** 1 where the lesson is not written yet. */
  readonly isPlanned: Uint8Array;
  readonly placeOf: ReadonlyMap<string, number>;
  /** Places of the direct prerequisites of the lesson at each place. */
  readonly prerequisites: readonly (readonly number[])[];
  /** Places of the lessons that name it as a prerequisite. */
  readonly dependents: readonly (readonly number[])[];
  /** What practising the lesson at this place practises too; nothing for a place that there is not. */
  encompassed(place: number): readonly WeightedPlace[];
  /** Whose practice practises the lesson at this place too. */
  encompassing(place: number): readonly WeightedPlace[];
}

/** A lesson by its place, with the greatest product of encompassing weights on the way to it, 0 to 1. */
export type WeightedPlace = readonly [place: number, weight: number];

const known = new WeakMap<LessonGraph, Numbered>();

/** Found once for each graph. */
export function numbered(graph: LessonGraph): Numbered {
  const found = known.get(graph) ?? number(graph);
  known.set(graph, found);
  return found;
}

function number(graph: LessonGraph): Numbered {
  const placeOf = new Map(graph.order.map((uid, place) => [uid, place]));
  const places = (uids: readonly string[]) => uids.flatMap((uid) => placeOf.get(uid) ?? []);
  const lessons = graph.order.flatMap((uid) => graph.lessons.get(uid) ?? []);
  return {
    lessons,
    isPlanned: Uint8Array.from(lessons, ({ planned }) => Number(planned ?? false)),
    placeOf,
    prerequisites: graph.order.map((uid) => places(graph.prerequisites(uid))),
    dependents: graph.order.map((uid) => places(graph.dependents(uid))),
    encompassed: weighted(graph, placeOf, (uid) => graph.encompassed(uid)),
    encompassing: weighted(graph, placeOf, (uid) => graph.encompassing(uid)),
  };
}

/** Found once for each place, when asked. */
function weighted(
  graph: LessonGraph,
  placeOf: ReadonlyMap<string, number>,
  weightsOf: (uid: string) => Weights,
): (place: number) => readonly WeightedPlace[] {
  const found: WeightedPlace[][] = [];
  return (place) =>
    (found[place] ??= [...weightsOf(graph.order[place] ?? '')].flatMap(
      ([uid, weight]): WeightedPlace[] => {
        const to = placeOf.get(uid);
        return to === undefined ? [] : [[to, weight]];
      },
    ));
}
