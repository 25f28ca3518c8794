import { describe, expect, it } from 'vitest';
import { plan } from '../story/examples.ts';
import type { NextActions } from '../wire.ts';
import { dueReviews, minutesOf, reviewsOfToday } from './due-reviews.ts';
import { queueProgress } from './queue-progress.ts';
import {
  heldReviews,
  lessonShown,
  queueOf,
  type QueueEvent,
  reviewing,
  type ReviewQueue,
  type ReviewResult,
} from './review-queue.ts';

const lessons = ['a', 'b', 'c', 'd', 'e'];
const queue = queueOf(
  lessons.map((lesson) => ({ lesson, minutes: 4, reason: 'Due today.' })),
  () => 'new',
);
const after = (...events: QueueEvent[]): ReviewQueue => events.reduce(reviewing, queue);
const on = { type: 'advanced', ready: lessons } as const;
const day = { xp: 4, goal: 30, streak: 1 };
const finished = (lesson: string, change: Partial<ReviewResult> = {}): QueueEvent => ({
  type: 'finished',
  day,
  result: {
    lesson,
    title: lesson,
    passed: true,
    right: 3,
    answered: 3,
    xp: 4,
    weakSkills: [],
    nextReviewAt: null,
    ...change,
  },
});

describe('a queue of reviews', () => {
  it('asks three lessons in turn and brings in the next when one of them ends', () => {
    const shown = [queue, after(on), after(on, on), after(on, on, on)].map(lessonShown);
    expect(shown).toEqual(['a', 'b', 'c', 'a']);
    expect(after(on, finished('a')).order).toEqual(['b', 'c', 'd', 'e']);
    expect(after(on, finished('a'), on, on).order).toEqual(['d', 'b', 'c', 'e']);
  });

  it('passes over a lesson that is not there yet, and stays where no other is', () => {
    expect(after({ type: 'advanced', ready: ['a', 'c'] }).order.slice(0, 3)).toEqual([
      'c',
      'b',
      'a',
    ]);
    expect(lessonShown(after({ type: 'advanced', ready: ['a'] }))).toBe('a');
    expect(lessonShown(after({ type: 'advanced', ready: ['d'] }))).toBe('a');
  });

  it('holds the open sessions and the next one, so that no question is waited for', () => {
    expect(heldReviews(queue).map(({ lesson }) => lesson)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on with another lesson while the answers of one wait, and comes back to it', () => {
    const waits = after({ type: 'ran-out', ready: lessons });
    expect(waits).toMatchObject({ order: ['b', 'c', 'd', 'e'], waiting: ['a'] });
    expect(heldReviews(waits).map(({ lesson }) => lesson)).toEqual(lessons);
    const back = reviewing(waits, { type: 'returned', lesson: 'a' });
    expect(back).toMatchObject({ order: ['b', 'c', 'a', 'd', 'e'], waiting: [] });
    expect(reviewing(back, { type: 'returned', lesson: 'a' })).toBe(back);
  });

  it('is not stopped by a review that is refused', () => {
    const without = after({ type: 'refused', lesson: 'a' });
    expect(without).toMatchObject({ order: ['b', 'c', 'd', 'e'], left: ['a'] });
    expect(reviewing(without, { type: 'refused', lesson: 'a' })).toBe(without);
  });

  it('counts each end once', () => {
    const once = after(finished('a'));
    expect(once).toMatchObject({ order: ['b', 'c', 'd', 'e'], day });
    expect(reviewing(once, finished('a', { passed: false }))).toBe(once);
  });

  it('takes over the uid under which the server has a session', () => {
    const known = after({ type: 'known', lesson: 'b', session: 'other' });
    expect(known.reviews[1]).toMatchObject({ session: 'other', known: true });
    expect(known.reviews[0]).toMatchObject({ session: 'new', known: false });
  });
});

describe('progress over the queue', () => {
  const standing = (marks: readonly boolean[], type: 'question' | 'feedback') => ({
    state: {
      marks: marks.map((correct) => ({ skill: 's', correct })),
      waiting: [],
      phase: { type } as never,
    },
  });

  it('begins with three questions to each lesson', () => {
    expect(queueProgress(queue, new Map())).toMatchObject({ current: 1, total: 15 });
  });

  it('grows by one with a miss, and counts what has ended', () => {
    const sessions = new Map([
      ['b', standing([false], 'feedback')],
      ['c', standing([], 'question')],
    ]);
    const ended = after(finished('a', { answered: 4 }));
    expect(queueProgress(ended, sessions)).toMatchObject({ current: 5, total: 17 });
    const next = reviewing(ended, { type: 'advanced', ready: ['c'] });
    expect(queueProgress(next, sessions)).toMatchObject({ current: 6, total: 17 });
  });

  it('leaves out what could not be asked', () => {
    expect(queueProgress(after({ type: 'refused', lesson: 'a' }), new Map()).total).toBe(12);
  });
});

describe('the reviews of today', () => {
  const review = (lesson_uid: string, change: Partial<NextActions['actions'][number]> = {}) => ({
    ...plan.actions[0]!,
    kind: 'review' as const,
    lesson_uid,
    minutes: 4.2,
    ...change,
  });
  const due = ['a', 'b', 'c'].map((uid) => review(uid));
  const today = (xp: number, actions = due) =>
    reviewsOfToday({ actions, daily_xp: { xp, goal: 30 } }, []).map(({ lesson }) => lesson);

  it('are as many as the goal has room for, and one at least', () => {
    expect(today(18)).toEqual(['a', 'b', 'c']);
    expect(today(20)).toEqual(['a', 'b']);
    expect(today(34)).toEqual(['a']);
    expect(today(34, [])).toEqual([]);
  });

  it('hold what was begun, and nothing that is not a review or not paid for', () => {
    const session = '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f10';
    const begun = review('a', { kind: 'continue', session_uid: session });
    const actions = [begun, review('b', { has_access: false }), ...plan.actions.slice(1)];
    const open = (kind: 'lesson' | 'review') => [{ session_uid: session, kind }];
    const of = (kind: 'lesson' | 'review') =>
      dueReviews({ actions: actions.slice(0, 2), daily_xp: plan.daily_xp }, open(kind));
    expect(of('review')).toMatchObject([{ lesson: 'a', session, minutes: 4 }]);
    expect(of('lesson')).toEqual([]);
    expect(minutesOf(of('review'))).toBe(4);
  });
});
