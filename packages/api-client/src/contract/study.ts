import { z } from 'zod';
import { entryAnswer, replAnswer } from './answer.ts';
import { answerProblemDocument, feedbackDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import {
  clientUid,
  contentUid,
  count,
  day,
  done,
  moment,
  questionUid,
  seconds,
  share,
} from './fields.ts';
import {
  dailyGoal,
  lessonStatus,
  questionsAhead,
  session,
  sessionKind,
  sessionStep,
} from './session.ts';

const questionParams = z.strictObject({ question_uid: questionUid });

/** What every answer of a session says of itself. */
export const attempt = {
  attempt_uid: clientUid,
  session_uid: clientUid,
  seed: z.int().min(0),
  seconds,
};

export const attemptResult = z
  .object({
    attempt_uid: clientUid,
    score: z.object({
      correct: z.boolean(),
      credit: share,
      /** Why the answer could not be read, in English. Then nothing was recorded and the same question stands. */
      unreadable: z.string().nullable(),
      /** The same for programs, to be said in another language. */
      problem: answerProblemDocument.optional(),
    }),
    /** Null only for an unreadable answer. */
    feedback: feedbackDocument.nullable(),
    next: sessionStep,
    ahead: questionsAhead,
    state: z.object({
      lesson_uid: contentUid,
      status: lessonStatus,
      daily_xp: dailyGoal,
      streak: count,
    }),
  })
  .meta({ id: 'AttemptResult' });

export const attemptErrors = [
  'not-found',
  'attempt-conflict',
  'question-not-asked',
  'session-finished',
  'event-refused',
] as const;

export const savedPlace = z.strictObject({
  /** Makes the seconds count once. */
  entry_uid: clientUid,
  session_uid: clientUid,
  position: z.int().min(0).max(1000),
  seconds,
});

export type AttemptResult = z.output<typeof attemptResult>;

const action = z
  .object({
    kind: z.enum(['continue', 'lesson', 'review', 'diagnostic', 'quiz']),
    lesson_uid: contentUid.nullable(),
    /** With `continue`, and with a `quiz` that was begun: the session to go on with. */
    session_uid: clientUid.nullable(),
    course_uid: contentUid.nullable(),
    unit_uid: contentUid.nullable(),
    title: z.string(),
    minutes: z.number(),
    has_access: z.boolean(),
    /** `text` says it in words; beside them stand the figures that it is made from. */
    reason: z.looseObject({ code: z.string(), text: z.string() }),
  })
  .meta({ id: 'Action' });

const actions = z.object({
  generated_at: moment,
  daily_xp: dailyGoal,
  streak: count,
  actions: z.array(action),
  /**
   * Reviews that do not fit into today, their minutes, and the day on which none is left over if the plan is followed;
   * `gone_by` is null where that takes more than a month, and the whole null where there is nothing left over.
   */
  backlog: z.object({ reviews: count, minutes: z.number(), gone_by: day.nullable() }).nullable(),
});

export type Action = z.output<typeof action>;

export const studyEndpoints = {
  multipleChoiceAttempt: endpoint({
    method: 'POST',
    path: '/edge/user/questions/multiple-choice/{question_uid}/attempt',
    auth: 'bearer',
    summary: 'An answer by choice, number or matrix (its kind stands in the answer). Counted once.',
    params: questionParams,
    body: z.strictObject({ ...attempt, answer: entryAnswer }),
    response: attemptResult,
    errors: attemptErrors,
    idempotent: true,
  }),
  replAttempt: endpoint({
    method: 'POST',
    path: '/edge/user/questions/repl/{question_uid}/attempt',
    auth: 'bearer',
    summary: 'A program, with what its tests said in the learner’s browser. Counted once.',
    params: questionParams,
    body: z.strictObject({ ...attempt, answer: replAnswer }),
    response: attemptResult,
    errors: attemptErrors,
    idempotent: true,
  }),
  sessionInitialisation: endpoint({
    method: 'POST',
    path: '/edge/user/session-initialisation',
    auth: 'bearer',
    summary:
      'Starts a session, or gives the one that stands: a lesson has one open session of a kind at a time.',
    body: z.strictObject({
      session_uid: clientUid,
      kind: sessionKind,
      lesson_uid: contentUid,
    }),
    response: session,
    errors: [
      'not-found',
      'lesson-locked',
      'payment-required',
      'nothing-to-review',
      'attempt-conflict',
      'event-refused',
    ],
    idempotent: true,
  }),
  session: endpoint({
    method: 'GET',
    path: '/edge/user/session/{session_uid}',
    auth: 'bearer',
    summary: 'A session as it stands: what a reload shows.',
    params: z.strictObject({ session_uid: clientUid }),
    response: session,
    errors: ['not-found'],
    idempotent: true,
    extension: true,
  }),
  sessionHistory: endpoint({
    method: 'POST',
    path: '/edge/user/session-history',
    auth: 'bearer',
    summary: 'Saves the reading position of a session and the seconds since the last save.',
    body: savedPlace,
    response: done,
    errors: ['not-found'],
    idempotent: true,
  }),
  sessionDifficulty: endpoint({
    method: 'POST',
    path: '/edge/user/session-difficulty',
    auth: 'bearer',
    summary: 'How hard a session felt.',
    body: z.strictObject({
      event_uid: clientUid,
      session_uid: clientUid,
      rating: z.enum(['too-easy', 'right', 'too-hard']),
    }),
    response: done,
    errors: ['not-found', 'attempt-conflict', 'event-refused'],
    idempotent: true,
  }),
  markLessonAsNotMastered: endpoint({
    method: 'POST',
    path: '/edge/user/mark-lesson-as-not-mastered',
    auth: 'bearer',
    summary: 'The learner says that a lesson does not sit: it comes back to be studied.',
    body: z.strictObject({ event_uid: clientUid, lesson_uid: contentUid }),
    response: z.object({ lesson_uid: contentUid, status: lessonStatus }),
    errors: ['not-found', 'attempt-conflict', 'event-refused'],
    idempotent: true,
  }),
  nextActions: endpoint({
    method: 'GET',
    path: '/edge/user/next-actions',
    auth: 'bearer',
    summary: 'What to do next, best first, each with its reason.',
    response: actions,
    errors: [],
    idempotent: true,
  }),
  refreshNextActions: endpoint({
    method: 'POST',
    path: '/edge/user/refresh-next-actions',
    auth: 'bearer',
    summary: 'Works the next actions out anew.',
    response: actions,
    errors: [],
    idempotent: true,
  }),
  nextReviews: endpoint({
    method: 'GET',
    path: '/edge/user/next-reviews',
    auth: 'bearer',
    summary: 'Reviews that are due or will be, soonest first.',
    response: z.object({
      reviews: z.array(
        z.object({
          review_uid: contentUid,
          lesson_uid: contentUid,
          title: z.string(),
          due_at: moment,
          due: z.boolean(),
          /** Predicted chance of recall now; null for a lesson that is not mastered: skipped, or to be relearnt. */
          strength: share.nullable(),
          minutes: z.number(),
        }),
      ),
    }),
    errors: [],
    idempotent: true,
  }),
  inProgressSessions: endpoint({
    method: 'GET',
    path: '/edge/user/in-progress-sessions',
    auth: 'bearer',
    summary: 'Sessions that are not finished, latest first.',
    response: z.object({
      sessions: z.array(
        z.object({
          session_uid: clientUid,
          kind: sessionKind,
          lesson_uid: contentUid,
          title: z.string(),
          started_at: moment,
          last_active_at: moment,
          position: count,
          answered: count,
        }),
      ),
    }),
    errors: [],
    idempotent: true,
  }),
  topicsMastered: endpoint({
    method: 'GET',
    path: '/edge/user/topics-mastered',
    auth: 'bearer',
    summary: 'Lessons that the learner has mastered, latest first.',
    response: z.object({
      topics: z.array(
        z.object({
          lesson_uid: contentUid,
          title: z.string(),
          course_uid: contentUid,
          unit_uid: contentUid,
          mastered_at: moment,
          due_at: moment,
          strength: share,
        }),
      ),
    }),
    errors: [],
    idempotent: true,
  }),
};
