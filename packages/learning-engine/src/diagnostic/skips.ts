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
  const { known } = beliefOf(state);
  const { parents, children } = structureOf(state.lessons);
  const answers = ownAnswers(state);
  const mayBeSkipped = state.lessons.map(
    (_, i) => (known[i] ?? 0) >= skipBelief && answers[i]?.lastRight !== false,
  );
  for (const [unit, places] of Map.groupBy(state.lessons.keys(), (i) => state.lessons[i]?.unit)) {
    if (unit === undefined || places.some((i) => answers[i]?.lastRight)) continue;
    if (!places.every((i) => mayBeSkipped[i])) continue;
    for (const i of places)
      if (!children[i]?.some((above) => state.lessons[above]?.unit === unit))
        mayBeSkipped[i] = false;
  }
  const skipped = mayBeSkipped.map(() => false);
  for (const [i, may] of mayBeSkipped.entries())
    skipped[i] = may && (parents[i] ?? []).every((parent) => skipped[parent]);
  return skipped;
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
