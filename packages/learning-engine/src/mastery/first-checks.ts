import type { LessonGraph } from '../graph/lesson-graph.ts';
import { reviewMinutes } from '../xp/session-xp.ts';
import { own } from './learner-state.ts';

/** What a diagnostic says of the lessons to skip. */
export interface SkippedLessons {
  readonly skipped: readonly string[];
  /** Lesson uid to P(known). */
  readonly beliefs: Readonly<Record<string, number>>;
  readonly confirmed?: readonly string[];
  readonly missed?: readonly string[];
  readonly dailyGoal?: number;
}

/** Days within which what was missed and the ends of branches that were not asked are checked. */
export const soonestChecks = 3;
/** Days within which everything else that was skipped is checked. */
const latestChecks = 30;
/** Share of the daily goal that first checks may take. */
const shareOfGoal = 0.5;
const usualGoal = 30;

/**
 * Days from the diagnostic to the first check of each skipped lesson. Misses come first, then the ends of branches that
 * nobody asked, the least sure first: on days 1 to 3. The rest is spread over days 4 to 30. A day takes at most half
 * the daily goal in minutes, and at least one check; what finds no place moves to a later day.
 */
export function firstChecks(
  graph: LessonGraph,
  { skipped, beliefs, confirmed = [], missed = [], dailyGoal = usualGoal }: SkippedLessons,
): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  const minutesOn = new Map<number, number>();
  const budget = shareOfGoal * (dailyGoal > 0 ? dailyGoal : usualGoal);
  const place = (uid: string, earliest: number) => {
    const minutes = reviewMinutes({ minutes: graph.lessons.get(uid)?.minutes ?? 0 });
    let day = earliest;
    while (minutesOn.has(day) && (minutesOn.get(day) ?? 0) + minutes > budget) day += 1;
    minutesOn.set(day, (minutesOn.get(day) ?? 0) + minutes);
    days.set(uid, day);
  };
  const leastSureFirst = skipped.toSorted(
    (a, b) => (own(beliefs, a) ?? 0) - (own(beliefs, b) ?? 0),
  );
  const doubtful = new Set(missed);
  const ends = new Set(uncheckedEnds(graph, skipped, confirmed));
  const soon = [
    ...leastSureFirst.filter((uid) => doubtful.has(uid)),
    ...leastSureFirst.filter((uid) => ends.has(uid) && !doubtful.has(uid)),
  ];
  const rest = leastSureFirst.filter((uid) => !doubtful.has(uid) && !ends.has(uid));
  for (const uid of soon) place(uid, 1);
  const span = latestChecks - soonestChecks;
  for (const [i, uid] of rest.entries())
    place(uid, soonestChecks + 1 + Math.floor((i * span) / rest.length));
  return days;
}

/** Skipped lessons that no skipped lesson builds on and that were not answered right themselves. */
function uncheckedEnds(
  graph: LessonGraph,
  skipped: readonly string[],
  confirmed: readonly string[],
): string[] {
  const isSkipped = new Set(skipped);
  const isConfirmed = new Set(confirmed);
  return skipped.filter(
    (uid) => !isConfirmed.has(uid) && !graph.dependents(uid).some((above) => isSkipped.has(above)),
  );
}
