import type { LessonGraph } from '../graph/lesson-graph.ts';
import type { LearnerState, LessonRecord } from '../mastery/learner-state.ts';
import { recallOf } from '../mastery/lesson-status.ts';
import { isDueAt, standingOf, type Standing } from '../mastery/standing.ts';

/** A lesson whose review is due. */
export interface DueReview {
  readonly lesson: string;
  readonly record: LessonRecord;
  readonly dueAt: number;
  /** Predicted chance of recall now, 0 to 1. */
  readonly recall: number;
}

/** Due reviews, longest overdue first in terms of recall; doubted lessons first of all. */
export function dueReviews(state: LearnerState, graph: LessonGraph, now: number): DueReview[] {
  const standing = standingOf(state, graph);
  return mostUrgent(standing, now).flatMap((place) => dueReview(standing, place, now) ?? []);
}

/** The review of the lesson at a place, if it is due. */
export function dueReview(standing: Standing, place: number, now: number): DueReview | undefined {
  const record = standing.records[place];
  const lesson = standing.graph.lessons[place];
  if (!record || !lesson || !isDueAt(standing, place, now)) return undefined;
  const recall = record.doubtedAt === undefined ? (recallOf(record, now) ?? 0) : 0;
  return { lesson: lesson.uid, record, dueAt: standing.dueAt[place] ?? now, recall };
}

/**
 * Places of due lessons, most urgent first. Recall falls with the share of the interval that is gone, which needs no
 * power; and of thousands only those that may be among the `most` are kept and put in order.
 */
export function mostUrgent(
  standing: Standing,
  now: number,
  {
    most = Number.POSITIVE_INFINITY,
    given = new Set(),
  }: { readonly most?: number; readonly given?: ReadonlySet<string> } = {},
): number[] {
  const { graph, dueAt, practisedAt } = standing;
  const kept: Urgent[] = [];
  let least = 0;
  for (let place = 0; place < dueAt.length; place += 1) {
    if (!isDueAt(standing, place, now)) continue;
    const due = dueAt[place] ?? now;
    const urgency = urgencyOf(practisedAt[place] ?? due, due, now);
    if (urgency < least || given.has(graph.lessons[place]?.uid ?? '')) continue;
    kept.push({ place, urgency });
    if (kept.length < 2 * most) continue;
    kept.sort(mostUrgentFirst).splice(most);
    least = kept.at(-1)?.urgency ?? 0;
  }
  return kept
    .sort(mostUrgentFirst)
    .slice(0, most)
    .map(({ place }) => place);
}

interface Urgent {
  readonly place: number;
  readonly urgency: number;
}

function mostUrgentFirst(a: Urgent, b: Urgent): number {
  return b.urgency - a.urgency || a.place - b.place;
}

/** The share of the interval that is gone; above all others where a review is wanted whatever the memory says. */
function urgencyOf(practisedAt: number, dueAt: number, now: number): number {
  return practisedAt < dueAt && practisedAt <= now
    ? (now - practisedAt) / (dueAt - practisedAt)
    : Number.MAX_VALUE;
}
