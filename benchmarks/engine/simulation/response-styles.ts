import type { LessonGraph } from '@lemma/learning-engine';
import type { Chance } from './chance.ts';
import { difficulties, drawKnowledge } from './diagnostic-cohort.ts';

/** A person of a simulation: what they know, and how often their answers mislead. */
export interface Person {
  readonly known: ReadonlySet<string>;
  /** Chance of a wrong answer to something known. */
  readonly slip: number;
  /** Chance of a right answer to something not known, for an item. */
  readonly guess: () => number;
}

type Draw = (graph: LessonGraph, draws: Chance) => Person;

const difficultySeed = 42;

/** Eight ways of knowing and answering, none of which the engine is told. */
export const responseStyles: Readonly<Record<string, Draw>> = {
  ability: (graph, draws) => person(graph, draws, {}),
  'unit clusters': (graph, draws) => {
    const places = new Map<string, number>();
    const placeOf = (unit: string) => {
      const place = places.get(unit) ?? draws.uniform(-0.1, 1.1);
      places.set(unit, place);
      return place;
    };
    const hard = difficulties(graph, difficultySeed);
    const known = new Set<string>();
    for (const [uid, { unit, prerequisites }] of graph.lessons) {
      const chanceKnown = 1 / (1 + Math.exp(((hard.get(uid) ?? 0) - placeOf(unit)) / 0.08));
      if (prerequisites.every((p) => known.has(p)) && draws.happens(chanceKnown)) known.add(uid);
    }
    return answering(draws, known, {});
  },
  'partly forgotten': (graph, draws) => {
    const { known, ...rest } = person(graph, draws, {});
    // What was forgotten leaves what builds on it: this state is not closed under prerequisites.
    return { ...rest, known: new Set([...known].filter(() => draws.happens(0.9))) };
  },
  patchy: (graph, draws) => {
    const share = draws.uniform(0.8, 0.97);
    const known = new Set<string>();
    for (const [uid, { prerequisites }] of graph.lessons)
      if (prerequisites.every((p) => known.has(p)) && draws.happens(share)) known.add(uid);
    return answering(draws, known, {});
  },
  novice: (graph, draws) => person(graph, draws, { ability: [-0.2, 0.15] }),
  expert: (graph, draws) => person(graph, draws, { ability: [0.95, 1.3] }),
  guessing: (graph, draws) => person(graph, draws, { guess: [0.2, 0.4] }),
  careless: (graph, draws) => person(graph, draws, { slip: [0.2, 0.35] }),
};

interface Ranges {
  readonly ability?: readonly [number, number];
  readonly slip?: readonly [number, number];
  readonly guess?: readonly [number, number];
}

function person(graph: LessonGraph, draws: Chance, ranges: Ranges): Person {
  const hard = difficulties(graph, difficultySeed);
  const known = drawKnowledge(graph, draws, hard, ranges.ability);
  return answering(draws, known, ranges);
}

function answering(
  draws: Chance,
  known: ReadonlySet<string>,
  { slip = [0.05, 0.15], guess = [0.02, 0.25] }: Ranges,
): Person {
  return { known, slip: draws.uniform(...slip), guess: () => draws.uniform(...guess) };
}
