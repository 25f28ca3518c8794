import type { DueReview } from './due-reviews.ts';

/** One lesson of a queue of reviews. */
export interface QueuedReview extends DueReview {
  /** Uid of its session: of the one that stands, or of the one that begins here. */
  readonly session: string;
  /** Whether the server knows the session. */
  readonly known: boolean;
}

/** How the review of a lesson ended. */
export interface ReviewResult {
  readonly lesson: string;
  readonly title: string;
  readonly passed: boolean;
  readonly right: number;
  readonly answered: number;
  readonly xp: number;
  /** Titles of the skills that were missed. */
  readonly weakSkills: readonly string[];
  /** ISO 8601; null where the lesson is to be studied again. */
  readonly nextReviewAt: string | null;
}

/** The day's figures as the newest end of a review gave them. */
export interface DayFigures {
  readonly xp: number;
  readonly goal: number;
  readonly streak: number;
}

/** Reviews of several lessons, asked in turn. */
export interface ReviewQueue {
  /** All of them, in the order of the plan. */
  readonly reviews: readonly QueuedReview[];
  /** Lessons that are still asked. The question of the first is on the screen. */
  readonly order: readonly string[];
  /** Lessons whose questions on this device are answered, and whose answers wait for the network. */
  readonly waiting: readonly string[];
  readonly results: readonly ReviewResult[];
  /** Lessons whose review could not begin or could not go on: they stay due. */
  readonly left: readonly string[];
  readonly day: DayFigures | null;
}

/** Most reviews that are open at a time: the questions of so many lessons take turns. */
export const mostOpen = 3;

export type QueueEvent =
  /** The server has the session, under this uid. */
  | { readonly type: 'known'; readonly lesson: string; readonly session: string }
  /** On to the next lesson. `ready`: those that have something to show. */
  | { readonly type: 'advanced'; readonly ready: readonly string[] }
  /** The lesson on the screen has no further question until its answers are delivered. */
  | { readonly type: 'ran-out'; readonly ready: readonly string[] }
  /** Its answers were delivered. */
  | { readonly type: 'returned'; readonly lesson: string }
  | { readonly type: 'finished'; readonly result: ReviewResult; readonly day: DayFigures }
  | { readonly type: 'refused'; readonly lesson: string };

/** A queue of these reviews. `newUid` makes the uid of each session that begins. */
export function queueOf(due: readonly DueReview[], newUid: () => string): ReviewQueue {
  const reviews = due.map((review) => ({
    ...review,
    session: review.session ?? newUid(),
    known: review.session !== undefined,
  }));
  const order = reviews.map(({ lesson }) => lesson);
  return { reviews, order, waiting: [], results: [], left: [], day: null };
}

/** The lesson whose question is on the screen; undefined once the queue is done. */
export function lessonShown({ order, waiting }: ReviewQueue): string | undefined {
  return order[0] ?? waiting[0];
}

/** The reviews whose sessions are held: the open ones, those that wait, and the next one, so that it is ready in time. */
export function heldReviews({ reviews, order, waiting }: ReviewQueue): readonly QueuedReview[] {
  const held = new Set([...order.slice(0, mostOpen + 1), ...waiting]);
  return reviews.filter(({ lesson }) => held.has(lesson));
}

/** The queue after an event. */
export function reviewing(queue: ReviewQueue, event: QueueEvent): ReviewQueue {
  switch (event.type) {
    case 'known':
      return {
        ...queue,
        reviews: queue.reviews.map((review) =>
          review.lesson === event.lesson
            ? { ...review, session: event.session, known: true }
            : review,
        ),
      };
    case 'advanced':
      return { ...queue, order: turned(queue.order, event.ready) };
    case 'ran-out': {
      const [shown] = queue.order;
      if (shown === undefined) return queue;
      const order = turned(queue.order, event.ready).filter((lesson) => lesson !== shown);
      return { ...queue, order, waiting: [...queue.waiting, shown] };
    }
    case 'returned': {
      if (!queue.waiting.includes(event.lesson)) return queue;
      const { order, waiting } = without(queue, event.lesson);
      const open = order.slice(0, mostOpen - 1);
      return { ...queue, waiting, order: [...open, event.lesson, ...order.slice(open.length)] };
    }
    case 'finished': {
      const { result, day } = event;
      if (queue.results.some(({ lesson }) => lesson === result.lesson)) return queue;
      return { ...without(queue, result.lesson), results: [...queue.results, result], day };
    }
    case 'refused':
      if (queue.left.includes(event.lesson)) return queue;
      return { ...without(queue, event.lesson), left: [...queue.left, event.lesson] };
  }
}

/** Puts the first behind the other open ones, and the next that is ready before them. Stays where nothing else is ready. */
function turned(order: readonly string[], ready: readonly string[]): readonly string[] {
  const [shown, ...others] = order.slice(0, mostOpen);
  const next = others.findIndex((lesson) => ready.includes(lesson));
  if (shown === undefined || next < 0) return order;
  return [...others.slice(next), ...others.slice(0, next), shown, ...order.slice(mostOpen)];
}

function without(queue: ReviewQueue, lesson: string): ReviewQueue {
  return {
    ...queue,
    order: queue.order.filter((one) => one !== lesson),
    waiting: queue.waiting.filter((one) => one !== lesson),
  };
}
