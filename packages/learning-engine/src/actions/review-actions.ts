import type { Standing } from '../mastery/standing.ts';
import type { ChosenReview } from '../reviews/choose-reviews.ts';
import { dueReview } from '../reviews/due.ts';
import { dayInMs } from '../memory/memory.ts';
import { reviewMinutes } from '../xp/session-xp.ts';
import type { NextAction } from './action.ts';
import type { Reason } from './reason.ts';

export interface ReviewAction extends NextAction {
  readonly kind: 'review';
  readonly lesson: string;
}

/** The chosen reviews as actions; those that hold up a failed lesson first. */
export function reviewActions(
  standing: Standing,
  chosen: readonly ChosenReview[],
  now: number,
): ReviewAction[] {
  const { graph } = standing;
  const actions = chosen.flatMap(({ lesson, covers }): ReviewAction[] => {
    const place = graph.placeOf.get(lesson);
    const node = place === undefined ? undefined : graph.lessons[place];
    if (place === undefined || !node) return [];
    const reason = reasonOf(standing, place, covers, now);
    return [{ kind: 'review', lesson, minutes: reviewMinutes(node), reason }];
  });
  return actions.sort((a, b) => Number(holdsUp(b)) - Number(holdsUp(a)));
}

function holdsUp({ reason }: ReviewAction): boolean {
  return reason.code === 'repairs-prerequisite';
}

function reasonOf(
  standing: Standing,
  place: number,
  covers: readonly string[],
  now: number,
): Reason {
  const due = dueReview(standing, place, now);
  const waiting = due?.record.doubtedAt === undefined ? 0 : failedDependents(standing, place);
  if (waiting > 0) return { code: 'repairs-prerequisite', lessons: waiting };
  if (covers.length > 1) return { code: 'knocks-out-reviews', reviews: covers.length };
  if (due?.record.phase === 'skipped') return { code: 'checks-claim' };
  if (due?.record.phase === 'relearn') return { code: 'relearns' };
  if (!due) return { code: 'knocks-out-reviews', reviews: covers.length };
  return {
    code: 'due-review',
    daysOverdue: Math.max(0, Math.floor((now - due.dueAt) / dayInMs)),
    recall: due.recall,
  };
}

function failedDependents({ graph, records }: Standing, place: number): number {
  return (graph.dependents[place] ?? []).filter((above) => records[above]?.phase === 'failed')
    .length;
}
