import { beliefOf } from './belief.ts';
import type { DiagnosticState } from './diagnostic-state.ts';
import { nextDiagnosticItem, settledShare } from './next-item.ts';
import { likelyCount, type CountRange } from './likely-count.ts';
import { ownAnswers, skippedPlaces } from './skips.ts';
import { structureOf } from './structure.ts';

/** What a diagnostic says, at any moment. */
export interface DiagnosticResult {
  readonly finished: boolean;
  readonly answered: number;
  readonly correct: number;
  /** Lesson uid to P(known), 0 to 1, prerequisites never below what builds on them. */
  readonly beliefs: Readonly<Record<string, number>>;
  /**
   * Lessons to skip: believed known, with everything before them, and no miss of their own left unanswered. In
   * topological order.
   */
  readonly skipped: readonly string[];
  /** Of those, the ones that were answered right themselves. */
  readonly confirmed: readonly string[];
  /** Of those, the ones at which an answer was missed before one was right. */
  readonly missedBefore: readonly string[];
  /** Lessons whose own last answer was wrong or "I don't know": none of them is skipped. */
  readonly missed: readonly string[];
  /** How many of the skipped lessons the learner is likely to know: nine in ten such ranges hold. */
  readonly likelyKnown: CountRange;
  /** Lessons to start with: not skipped, and everything before them is. Missed ones come first. */
  readonly startWith: readonly string[];
  /** Mean of max(p, 1 − p) over the course: 0.5 knows nothing, 1 is sure. */
  readonly certainty: number;
  /** Share of lessons that are settled. */
  readonly settled: number;
  /** Minutes of first study that skipping saves. */
  readonly minutesSaved: number;
}

/** The result of a diagnostic so far. */
export function diagnosticResult(state: DiagnosticState): DiagnosticResult {
  const { known } = beliefOf(state);
  const { parents } = structureOf(state.lessons);
  const skip = skippedPlaces(state);
  const answers = ownAnswers(state);
  const uidsWhere = (is: (place: number) => boolean | undefined) =>
    state.lessons.flatMap(({ uid }, i) => (is(i) === true ? [uid] : []));
  const skippedLessons = state.lessons.filter((_, i) => skip[i]);
  const startWith = uidsWhere(
    (i) => !skip[i] && (parents[i] ?? []).every((parent) => skip[parent]),
  );
  const missed = uidsWhere((i) => answers[i]?.lastRight === false);
  return {
    finished: nextDiagnosticItem(state) === undefined,
    answered: state.answers.length,
    correct: state.answers.filter(({ correct }) => correct).length,
    beliefs: Object.fromEntries(
      state.lessons.map(({ uid }, i) => [uid, Math.round((known[i] ?? 0) * 1e4) / 1e4]),
    ),
    skipped: skippedLessons.map(({ uid }) => uid),
    confirmed: uidsWhere((i) => skip[i] && answers[i]?.lastRight),
    missedBefore: uidsWhere((i) => skip[i] && answers[i]?.missed),
    missed,
    likelyKnown: likelyCount(
      state.lessons.flatMap((_, i) => (skip[i] === true ? [known[i] ?? 0] : [])),
    ),
    startWith: [
      ...startWith.filter((uid) => missed.includes(uid)),
      ...startWith.filter((uid) => !missed.includes(uid)),
    ],
    certainty: known.reduce((sum, p) => sum + Math.max(p, 1 - p), 0) / Math.max(1, known.length),
    settled: settledShare(state),
    minutesSaved: skippedLessons.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}
