import { z } from 'zod';
import { lessonSummary } from './course.ts';
import { lessonDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { clientUid, contentUid, moment, share } from './fields.ts';
import { lessonLink, questionsAhead, sessionKind, sessionStep } from './session.ts';

const lessonParams = z.strictObject({ lesson_uid: contentUid });

const studyPage = z.object({
  lesson: lessonDocument,
  summary: lessonSummary,
  /** The learner's unfinished session on it, to go on with. */
  open_session_uid: clientUid.nullable(),
  /** What a session begun now asks first: a lesson can begin before the server has written it down. */
  first_step: sessionStep,
  ahead: questionsAhead,
});

export const lessonEndpoints = {
  referenceSheet: endpoint({
    method: 'GET',
    path: '/edge/lessons/reference-sheet/{lesson_uid}',
    auth: 'optional',
    summary:
      'The lines of a lesson that are worth remembering: its review section, without questions.',
    params: lessonParams,
    response: z.object({ lesson: lessonDocument }),
    errors: ['not-found', 'payment-required', 'unauthenticated'],
    idempotent: true,
  }),
  interactiveLesson: endpoint({
    method: 'GET',
    path: '/edge/lessons/interactive/{lesson_uid}',
    auth: 'bearer',
    summary: 'A lesson to be studied: refused while it is locked or not paid for.',
    params: lessonParams,
    response: studyPage,
    errors: ['not-found', 'lesson-locked', 'payment-required'],
    idempotent: true,
  }),
  interactiveReview: endpoint({
    method: 'GET',
    path: '/edge/reviews/interactive/{review_uid}',
    auth: 'bearer',
    summary: 'A review of a mastered lesson. The review’s uid is that of its lesson.',
    params: z.strictObject({ review_uid: contentUid }),
    response: studyPage,
    errors: ['not-found', 'nothing-to-review', 'payment-required'],
    idempotent: true,
  }),
  lessonReference: endpoint({
    method: 'GET',
    path: '/edge/lessons/reference/{lesson_uid}',
    auth: 'optional',
    summary: 'A lesson to be read, without questions. Free lessons are open to visitors.',
    params: lessonParams,
    response: z.object({
      lesson: lessonDocument,
      prerequisites: z.array(lessonLink),
      leads_to: z.array(lessonLink),
    }),
    errors: ['not-found', 'payment-required', 'unauthenticated'],
    idempotent: true,
  }),
  freeLessons: endpoint({
    method: 'GET',
    path: '/edge/lessons/free',
    auth: 'optional',
    summary: 'Uids of the lessons that need no plan.',
    response: z.array(contentUid),
    errors: [],
    idempotent: true,
  }),
  lessonHistory: endpoint({
    method: 'GET',
    path: '/edge/user/lessons/history/{lesson_uid}',
    auth: 'bearer',
    summary:
      'What the learner did on a lesson: sessions with their outcomes, and its questions in quizzes, newest first.',
    params: lessonParams,
    response: z.object({
      summary: lessonSummary,
      /** How it sat after each practice, oldest first: recall t days after `practised_at` is 0.9 at `stability_days`. */
      memory: z.array(
        z.object({ at: moment, practised_at: moment, stability_days: z.number().positive() }),
      ),
      sessions: z.array(
        z.object({
          session_uid: clientUid,
          kind: sessionKind,
          lesson_version: z.string(),
          started_at: moment,
          finished_at: moment.nullable(),
          outcome: z.enum(['passed', 'failed']).nullable(),
          accuracy: share.nullable(),
          minutes: z.number(),
          xp: z.number(),
          answers: z.array(
            z.object({
              question_uid: z.string(),
              skill_title: z.string(),
              correct: z.boolean(),
              credit: share,
              seconds: z.number(),
              answered_at: moment,
            }),
          ),
        }),
      ),
      /** Its questions in finished quizzes, newest first. */
      quizzes: z.array(
        z.object({ quiz_uid: clientUid, answered_at: moment, correct: z.boolean() }),
      ),
    }),
    errors: ['not-found'],
    idempotent: true,
  }),
};
