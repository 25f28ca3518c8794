import { beliefOf } from './belief.ts';
import type { DiagnosticState } from './diagnostic-state.ts';
import { nextDiagnosticItem, settledShare } from './next-item.ts';
import { structureOf } from './structure.ts';

/** What a diagnostic says, at any moment. */
export interface DiagnosticResult {
  readonly finished: boolean;
  readonly answered: number;
  readonly correct: number;
  /** Lesson uid to P(known), 0 to 1, prerequisites never below what builds on them. */
  readonly beliefs: Readonly<Record<string, number>>;
  /** Lessons to skip: believed known, with everything before them. In topological order. */
  readonly skipped: readonly string[];
  /** Lessons to start with: not skipped, and everything before them is. */
  readonly startWith: readonly string[];
  /** Mean of max(p, 1 − p) over the course: 0.5 knows nothing, 1 is sure. */
  readonly certainty: number;
  /** Share of lessons that are settled. */
  readonly settled: number;
  /** Minutes of first study that skipping saves. */
  readonly minutesSaved: number;
}

/** Belief from which a lesson is skipped; a claim that does not hold is found by its first review. */
export const skipBelief = 0.98;
/** Belief from which a result calls a lesson known, and up to which unknown. */
export function verdictOf(belief: number): 'known' | 'unsure' | 'unknown' {
  if (belief >= skipBelief) return 'known';
  return belief <= 1 - skipBelief ? 'unknown' : 'unsure';
}

/** The result of a diagnostic so far. */
export function diagnosticResult(state: DiagnosticState): DiagnosticResult {
  const { known } = beliefOf(state);
  const { parents } = structureOf(state.lessons);
  const skip = state.lessons.map(() => false);
  for (const i of state.lessons.keys())
    skip[i] = (known[i] ?? 0) >= skipBelief && (parents[i] ?? []).every((parent) => skip[parent]);
  const skippedLessons = state.lessons.filter((_, i) => skip[i]);
  const startWith = state.lessons.filter(
    (_, i) => !skip[i] && (parents[i] ?? []).every((parent) => skip[parent]),
  );
  return {
    finished: nextDiagnosticItem(state) === undefined,
    answered: state.answers.length,
    correct: state.answers.filter(({ correct }) => correct).length,
    beliefs: Object.fromEntries(
      state.lessons.map(({ uid }, i) => [uid, Math.round((known[i] ?? 0) * 1e4) / 1e4]),
    ),
    skipped: skippedLessons.map(({ uid }) => uid),
    startWith: startWith.map(({ uid }) => uid),
    certainty: known.reduce((sum, p) => sum + Math.max(p, 1 - p), 0) / Math.max(1, known.length),
    settled: settledShare(state),
    minutesSaved: skippedLessons.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}
