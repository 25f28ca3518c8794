import { beliefOf } from './belief.ts';
import type { DiagnosticState } from './diagnostic-state.ts';
import { structureOf } from './structure.ts';

/** Belief from which a lesson may be skipped. */
export const skipBelief = 0.98;

/** How a lesson's own questions were answered. */
export interface OwnAnswers {
  readonly missed: boolean;
  /** The last answer was right: a miss before it is answered. */
  readonly lastRight: boolean;
}

/** The answers to each lesson's own questions, by place; undefined where none was asked. */
export function ownAnswers(state: DiagnosticState): readonly (OwnAnswers | undefined)[] {
  const lessonOf = new Map(state.items.map(({ question, lesson }) => [question, lesson]));
  const byLesson = new Map<string, OwnAnswers>();
  for (const { question, correct } of state.answers) {
    const lesson = lessonOf.get(question) ?? '';
    const missed = !correct || (byLesson.get(lesson)?.missed ?? false);
    byLesson.set(lesson, { missed, lastRight: correct });
  }
  return state.lessons.map(({ uid }) => byLesson.get(uid));
}

/**
 * Whether each lesson is skipped, by place: believed known, with everything before it; its own last answer was no miss;
 * and somebody who skips a whole unit answered something in it right. A unit without a right answer keeps its last
 * lessons: those that no other lesson of the unit builds on.
 */
export function skippedPlaces(state: DiagnosticState): readonly boolean[] {
  const { parents } = structureOf(state.lessons);
  const mayBeSkipped = [...believedPlaces(state)];
  for (const i of unitEndsToConfirm(state).flat()) mayBeSkipped[i] = false;
  const skipped = mayBeSkipped.map(() => false);
  for (const [i, may] of mayBeSkipped.entries())
    skipped[i] = may && (parents[i] ?? []).every((parent) => skipped[parent]);
  return skipped;
}

/** Whether each lesson is believed known and its own last answer was no miss, by place. */
function believedPlaces(state: DiagnosticState): readonly boolean[] {
  const { known } = beliefOf(state);
  const answers = ownAnswers(state);
  return state.lessons.map(
    (_, i) => (known[i] ?? 0) >= skipBelief && answers[i]?.lastRight !== false,
  );
}

/** For each unit that would be skipped whole without a right answer in it: places of its last lessons. */
export function unitEndsToConfirm(state: DiagnosticState): readonly (readonly number[])[] {
  const { children } = structureOf(state.lessons);
  const answers = ownAnswers(state);
  const believed = believedPlaces(state);
  const unitOf = (i: number) => state.lessons[i]?.unit;
  return [...Map.groupBy(state.lessons.keys(), unitOf)].flatMap(([unit, places]) => {
    if (unit === undefined || places.some((i) => answers[i]?.lastRight)) return [];
    if (!places.every((i) => believed[i])) return [];
    return [places.filter((i) => !children[i]?.some((above) => unitOf(above) === unit))];
  });
}

/** Places of skipped lessons that no skipped lesson builds on and that were not answered right themselves. */
export function endsToConfirm(state: DiagnosticState): number[] {
  const { children } = structureOf(state.lessons);
  const skipped = skippedPlaces(state);
  const answers = ownAnswers(state);
  return [...skipped.keys()].filter(
    (i) =>
      skipped[i] === true &&
      answers[i]?.lastRight !== true &&
      !children[i]?.some((above) => skipped[above]),
  );
}
