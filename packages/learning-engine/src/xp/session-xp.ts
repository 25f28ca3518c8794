/** What a finished session was. */
export interface SessionWork {
  /** The session's estimate in minutes: a lesson's own, or `reviewMinutes`. */
  readonly minutes: number;
  /** Mean credit of its questions, 0 to 1. */
  readonly accuracy: number;
  readonly outcome?: 'passed' | 'failed';
  /** Answers given. */
  readonly answers?: number;
  /** Minutes of focused work, as measured. */
  readonly workedMinutes?: number;
}

/** Accuracy at or below which nothing is earned: what guessing reaches. */
const guessing = 0.35;
/** Accuracy from which all of the estimate is earned. */
const full = 0.9;
/** Seconds an answer takes at least if the question was read. */
const quickest = 3;

/**
 * XP = min(estimate, worked if failed) · clamp((accuracy − 0.35) / (0.9 − 0.35), 0, 1), rounded to a tenth: 1 XP
 * is a minute of focused work at the lesson's estimate. Answers faster than anyone reads, with accuracy under
 * 0.6, are guessing through and earn nothing. Total, and never negative.
 */
export function sessionXp(work: SessionWork): number {
  const estimate = positive(work.minutes);
  const accuracy = Math.min(1, positive(work.accuracy));
  const worked = work.workedMinutes === undefined ? undefined : positive(work.workedMinutes);
  if (
    worked !== undefined &&
    work.answers &&
    (worked * 60) / work.answers < quickest &&
    accuracy < 0.6
  )
    return 0;
  const base = work.outcome === 'failed' ? Math.min(estimate, worked ?? estimate / 2) : estimate;
  const share = Math.min(1, Math.max(0, (accuracy - guessing) / (full - guessing)));
  return Math.round(base * share * 10) / 10;
}

/** No session is longer: a day in minutes. */
const longest = 1440;

function positive(value: number): number {
  return Number.isFinite(value) ? Math.min(longest, Math.max(0, value)) : 0;
}

/** Estimate of a lesson's review: a fifth of its first study, between 3 and 8 minutes. */
export function reviewMinutes(lesson: { readonly minutes: number }): number {
  return Math.min(8, Math.max(3, Math.round(lesson.minutes / 5)));
}
