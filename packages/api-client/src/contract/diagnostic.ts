import { z } from 'zod';
import { anyAnswer } from './answer.ts';
import { answerProblemDocument, questionDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import {
  clientUid,
  contentUid,
  count,
  courseId,
  moment,
  questionUid,
  seconds,
  share,
} from './fields.ts';

/*
 * A visitor may take a diagnostic before signing up. Until it is claimed, the client-made UUID of its session is
 * the only key to it; once claimed it answers to its learner alone.
 */
const courseParams = z.strictObject({ course_id: courseId });
const sessionParams = z.strictObject({ session_uid: clientUid });

const courseLink = z.object({ course_uid: contentUid, slug: z.string(), title: z.string() });

const diagnosticState = z
  .object({
    session_uid: clientUid,
    course: courseLink,
    status: z.enum(['in-progress', 'finished']),
    answered: count,
    /** Share of the course's lessons that is settled: the honest progress bar, as there is no fixed count. */
    settled: share,
    /** Most questions that it can take. */
    at_most: count,
    /** Null once it is finished. */
    question: questionDocument.nullable(),
    /** Version of the lesson that the question is of. */
    lesson_version: z.string().optional(),
  })
  .meta({ id: 'DiagnosticState' });

const diagnosticSession = z.object({
  session_uid: clientUid,
  course: courseLink,
  status: z.enum(['in-progress', 'finished']),
  answered: count,
  started_at: moment,
  finished_at: moment.nullable(),
});

export type DiagnosticState = z.output<typeof diagnosticState>;

export const diagnosticEndpoints = {
  diagnosticCourse: endpoint({
    method: 'GET',
    path: '/edge/diagnostic-test/course/{course_id}',
    auth: 'optional',
    summary: 'What the diagnostic of a course covers and how long it may take.',
    params: courseParams,
    response: z.object({
      course: courseLink,
      lesson_count: count,
      at_least: count,
      at_most: count,
      minutes: z.number(),
    }),
    errors: ['not-found'],
    idempotent: true,
  }),
  diagnosticStatus: endpoint({
    method: 'GET',
    path: '/edge/diagnostic-test/status/{course_id}',
    auth: 'bearer',
    summary: 'Whether the learner has taken the diagnostic of a course, and its latest session.',
    params: courseParams,
    response: z.object({
      status: z.enum(['not-started', 'in-progress', 'finished']),
      session: diagnosticSession.nullable(),
    }),
    errors: ['not-found'],
    idempotent: true,
  }),
  diagnosticInteractive: endpoint({
    method: 'GET',
    path: '/edge/diagnostic-test/interactive/{course_id}',
    auth: 'optional',
    summary:
      'The test as it stands, with its next question: of the session named, else of the learner’s latest.',
    params: courseParams,
    query: z.strictObject({ session_uid: clientUid.optional() }),
    response: diagnosticState,
    errors: ['not-found'],
    idempotent: true,
  }),
  startDiagnostic: endpoint({
    method: 'POST',
    path: '/edge/diagnostic-test/session',
    auth: 'optional',
    summary: 'Starts a diagnostic, or gives the session of that uid as it stands.',
    body: z.strictObject({ session_uid: clientUid, course_id: courseId }),
    response: diagnosticState,
    errors: ['not-found', 'attempt-conflict'],
    idempotent: true,
    extension: true,
  }),
  answerDiagnostic: endpoint({
    method: 'POST',
    path: '/edge/diagnostic-test/session/{session_uid}/answer',
    auth: 'optional',
    summary:
      'One answer, or "I don’t know". Right or wrong is not said during the test. Counted once.',
    params: sessionParams,
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
      state: diagnosticState,
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
  claimDiagnostic: endpoint({
    method: 'POST',
    path: '/edge/diagnostic-test/session/{session_uid}/claim',
    auth: 'bearer',
    summary: 'Makes a visitor’s session the learner’s own; a finished one counts at once.',
    params: sessionParams,
    response: diagnosticSession,
    errors: ['not-found', 'event-refused'],
    idempotent: true,
    extension: true,
  }),
  continueDiagnostic: endpoint({
    method: 'POST',
    path: '/edge/diagnostic-test/session/{session_uid}/continue',
    auth: 'optional',
    summary:
      'Opens a finished diagnostic for a few more questions, for a learner who wants to be surer.',
    params: sessionParams,
    response: diagnosticState,
    errors: ['not-found', 'session-finished'],
    idempotent: true,
    extension: true,
  }),
  diagnosticResults: endpoint({
    method: 'GET',
    path: '/edge/diagnostic-test/session/{session_uid}/results',
    auth: 'optional',
    summary: 'What the diagnostic found: what can be skipped, how sure that is, where to start.',
    params: sessionParams,
    response: z.object({
      session: diagnosticSession,
      /** In words, by the share of skipped lessons that the learner is likely not to know. */
      sureness: z.enum(['very', 'fairly', 'not-very']),
      correct: count,
      wrong: count,
      dont_know: count,
      lessons: z.array(
        z.object({
          lesson_uid: contentUid,
          title: z.string(),
          unit_uid: contentUid,
          unit_title: z.string(),
          minutes: z.number(),
          /** Direct prerequisites among the lessons here: belief flows along them. */
          prerequisites: z.array(contentUid),
          belief: share,
          /** Whether the test has asked about it. */
          asked: z.boolean(),
          /** `missed` was asked and its last answer was wrong or "I don't know": it is never skipped. */
          result: z.enum(['skipped', 'missed', 'unsure', 'unknown']),
        }),
      ),
      skipped_count: count,
      /** Of those, how many are checked within three days. */
      checked_soon: count,
      /** Of those, the lessons at which an answer was missed before one was right: they are checked first. */
      missed_before: z.array(z.object({ lesson_uid: contentUid, title: z.string() })),
      /** How many of the skipped lessons the learner is likely to know: nine in ten such ranges hold. */
      likely_known: z.object({ least: count, most: count }),
      /** Skipped lessons that are the least sure, at most two. */
      least_sure: z.array(z.object({ lesson_uid: contentUid, title: z.string() })),
      /** Questions that can still be asked to be surer; 0 if there are none. */
      more_questions: count,
      minutes_saved: z.number(),
      /** Open lessons to begin with. Missed ones come first. */
      start_with: z.array(z.object({ lesson_uid: contentUid, title: z.string() })),
    }),
    errors: ['not-found'],
    idempotent: true,
  }),
  diagnosticSessions: endpoint({
    method: 'GET',
    path: '/edge/user/diagnostic-sessions-with-course',
    auth: 'bearer',
    summary: 'The learner’s diagnostics, latest first.',
    response: z.object({ sessions: z.array(diagnosticSession) }),
    errors: [],
    idempotent: true,
  }),
};
