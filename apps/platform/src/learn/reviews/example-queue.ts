import { exampleQuestion, exampleSession } from '../study/session/example-session.ts';
import type { Session } from '../wire.ts';
import { queueOf, type ReviewQueue, type ReviewResult } from './review-queue.ts';

/** Two lessons under review, for tests and stories. */
export const exampleLessons = ['la-dot-product', 'la-vectors', 'la-span'] as const;
const titles = ['The dot product', 'Vectors as lists and arrows', 'Span'];

/** Uid of the session that stands on the nth of them. */
export function sessionOf(nth: number): string {
  return `5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f1${nth}`;
}

/** Reviews of the first `count` lessons, all begun. */
export function exampleQueue(count = 2): ReviewQueue {
  const due = exampleLessons.slice(0, count).map((lesson, nth) => ({
    lesson,
    session: sessionOf(nth),
    minutes: 4,
    reason: 'Due for 2 days.',
  }));
  return queueOf(due, () => crypto.randomUUID());
}

/** The session on a lesson, at its first question. */
export function exampleReview(nth: number, change: Partial<Session> = {}): Session {
  const lesson = exampleLessons[nth] ?? '';
  const session = exampleSession({ kind: 'review', ahead: [], ...change });
  const { question } = exampleQuestion('r1');
  return {
    ...session,
    session_uid: sessionOf(nth),
    lesson_uid: lesson,
    lesson: { ...session.lesson, uid: lesson, title: titles[nth] ?? '' },
    next: {
      type: 'question',
      reason: 'new',
      question: { ...question, uid: `${lesson}/r1` },
    },
    ...change,
  };
}

export function exampleResultOf(nth: number, change: Partial<ReviewResult> = {}): ReviewResult {
  return {
    lesson: exampleLessons[nth] ?? '',
    title: titles[nth] ?? '',
    passed: true,
    right: 3,
    answered: 3,
    xp: 4,
    weakSkills: [],
    nextReviewAt: new Date(Date.now() + 12 * 86_400_000).toISOString(),
    ...change,
  };
}
