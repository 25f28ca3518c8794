import { z } from 'zod';
import { anyAnswer } from './answer.ts';
import { feedbackDocument, lessonDocument, questionDocument } from './documents.ts';
import { clientUid, contentUid, count, moment, share } from './fields.ts';

export const sessionKind = z.enum(['lesson', 'review']);

/**
 * `coming` is planned and not written yet. `failed` is back in the queue, after its weak prerequisites. `relearn` was
 * mastered and its last review failed. `skipped` by a diagnostic opens what follows and is not checked yet.
 */
export const lessonStatus = z.enum([
  'locked',
  'available',
  'in-progress',
  'mastered',
  'due',
  'relearn',
  'skipped',
  'failed',
  'coming',
]);

export const lessonLink = z.object({ lesson_uid: contentUid, title: z.string() });

export const dailyGoal = z.object({ xp: z.number().min(0), goal: count });

export const sessionStep = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('question'),
      question: questionDocument,
      /** `second-try`: the same numbers once more, before the answer is shown. `retry`: it comes back after a miss. */
      reason: z.enum(['new', 'retry', 'second-try']),
    }),
    z.object({
      type: z.literal('finished'),
      outcome: z.enum(['passed', 'failed']),
      accuracy: share,
      minutes: z.number().min(0),
      xp: z.number().min(0),
      /** Lessons that were locked before this session and are open now. */
      opened_lessons: z.array(lessonLink),
      weak_skills: z.array(z.object({ skill_id: z.string(), title: z.string() })),
      /** After a study that failed in a later round of its lesson: the round, from 2, that the next study begins at. */
      next_round: count.min(2).optional(),
      streak: count,
      daily_xp: dailyGoal,
      next_review_at: moment.nullable(),
    }),
  ])
  .meta({ id: 'SessionStep' });

/**
 * Questions that follow the one asked now if every answer is right, without keys: a page without network goes on with
 * them, and their answers are taken in order once they are delivered.
 */
export const questionsAhead = z.array(questionDocument).default([]);

export const sessionAnswer = z.object({
  attempt_uid: clientUid,
  question: questionDocument,
  answer: anyAnswer,
  feedback: feedbackDocument,
  answered_at: moment,
});

/** A study session as its screen needs it: also what a reload gets. */
export const session = z
  .object({
    session_uid: clientUid,
    kind: sessionKind,
    lesson_uid: contentUid,
    /** Version that the session began with; it ends on it, whatever is published meanwhile. */
    lesson_version: z.string(),
    lesson: lessonDocument,
    started_at: moment,
    /** Reading step reached, from 0. */
    position: count,
    /** Seconds of focused work so far. */
    seconds: z.number().min(0),
    /** Oldest first. */
    answers: z.array(sessionAnswer),
    next: sessionStep,
    ahead: questionsAhead,
  })
  .meta({ id: 'Session' });

export type Session = z.output<typeof session>;
export type SessionStepWire = z.output<typeof sessionStep>;
