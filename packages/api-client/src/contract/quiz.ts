import { z } from 'zod';
import { anyAnswer } from './answer.ts';
import { answerProblemDocument, questionDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import {
  clientUid,
  contentUid,
  count,
  day,
  moment,
  questionUid,
  seconds,
  share,
} from './fields.ts';
import { dailyGoal, lessonLink, sessionAnswer } from './session.ts';

/** An estimate with the range that holds in 95 of 100 cases. */
const estimate = z.object({
  /** Share of what is asked about that is answered right, each answer weighted by the inverse of its probability. */
  retention: share,
  low: share,
  high: share,
  /** Answers that it rests on. */
  answers: count,
});

const quizResult = z.object({
  right: count,
  /** In the order in which they were asked. */
  answers: z.array(
    sessionAnswer.extend({
      lesson: lessonLink,
      unit_title: z.string(),
      /** When the lesson's review was due before the quiz, and when it is due since; null if it is not. */
      due_before: moment.nullable(),
      due_at: moment.nullable(),
    }),
  ),
  /** How much of everything mastered is recalled, from this quiz and those of before, twelve at most. */
  retention: estimate.extend({ quizzes: count.min(1) }),
  /** The same by unit, of units with three answers at least. */
  topics: z.array(estimate.extend({ unit_uid: contentUid, unit_title: z.string(), right: count })),
  /** Units of this quiz with fewer answers. */
  small_topics: z.array(z.object({ unit_uid: contentUid, unit_title: z.string() })),
  /** Mastered lessons that the questions were drawn from. */
  lessons: count,
  minutes: z.number().min(0),
  xp: z.number().min(0),
  daily_xp: dailyGoal,
  streak: count,
  /** The local day from which the next quiz may be taken. */
  next_quiz_on: day,
});

const quiz = z
  .object({
    quiz_uid: clientUid,
    status: z.enum(['in-progress', 'finished']),
    started_at: moment,
    finished_at: moment.nullable(),
    answered: count,
    /** Questions that it asks in all. */
    total: count,
    /** The question asked now, without any help; null once it is finished. */
    question: questionDocument.nullable(),
    /** Version of the lesson that the question is of. */
    lesson_version: z.string().optional(),
    /** Null until the last question is answered: nothing is said of an answer before. */
    result: quizResult.nullable(),
  })
  .meta({ id: 'Quiz' });

export type Quiz = z.output<typeof quiz>;

const quizParams = z.strictObject({ quiz_uid: clientUid });

export const quizEndpoints = {
  startQuiz: endpoint({
    method: 'POST',
    path: '/edge/user/quiz',
    auth: 'bearer',
    summary:
      'Starts the weekly quiz, or gives the one that stands: of that uid, else the one that is not finished.',
    body: z.strictObject({ quiz_uid: clientUid }),
    response: quiz,
    errors: ['quiz-not-due'],
    idempotent: true,
    extension: true,
  }),
  quiz: endpoint({
    method: 'GET',
    path: '/edge/user/quiz/{quiz_uid}',
    auth: 'bearer',
    summary: 'A quiz as it stands: its question, or its result.',
    params: quizParams,
    response: quiz,
    errors: ['not-found'],
    idempotent: true,
    extension: true,
  }),
  answerQuiz: endpoint({
    method: 'POST',
    path: '/edge/user/quiz/{quiz_uid}/answer',
    auth: 'bearer',
    summary:
      'One answer, or "I don’t know". Right or wrong is not said before the last one. Counted once.',
    params: quizParams,
    body: z.strictObject({
      answer_uid: clientUid,
      question_uid: questionUid,
      seed: z.int().min(0),
      answer: anyAnswer,
      seconds,
    }),
    response: z.object({
      /** Why the answer could not be read, in English. Then it was not counted. */
      unreadable: z.string().nullable(),
      /** The same for programs, to be said in another language. */
      problem: answerProblemDocument.optional(),
      quiz,
    }),
    errors: [
      'not-found',
      'attempt-conflict',
      'question-not-asked',
      'session-finished',
      'event-refused',
    ],
    idempotent: true,
    extension: true,
  }),
  quizzes: endpoint({
    method: 'GET',
    path: '/edge/user/quizzes',
    auth: 'bearer',
    summary: 'The learner’s quizzes, latest first, and when the next one may be taken.',
    response: z.object({
      /** The quiz that is not finished. */
      open: z.object({ quiz_uid: clientUid, answered: count, total: count }).nullable(),
      /** Whether one may be started or gone on with now. */
      available: z.boolean(),
      /** The local day from which the next one may be taken; null before the first. */
      next_quiz_on: day.nullable(),
      /** Lessons that must be mastered for a quiz. */
      lessons_needed: count,
      /** Over the last twelve. Null before the first. */
      retention: estimate.nullable(),
      /** Finished ones, at most the last 60. */
      quizzes: z
        .array(
          z.object({
            quiz_uid: clientUid,
            finished_at: moment,
            right: count,
            total: count,
            retention: estimate,
          }),
        )
        .max(60),
    }),
    errors: [],
    idempotent: true,
    extension: true,
  }),
};
