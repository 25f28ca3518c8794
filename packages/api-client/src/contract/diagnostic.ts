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
    errors: ['not-found', 'attempt-conflict', 'question-not-asked', 'session-finished'],
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
    errors: ['not-found'],
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
      /** Mean certainty over the course's lessons: 0.5 knows nothing, 1 is sure. */
      certainty: share,
      correct: count,
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
          result: z.enum(['known', 'unsure', 'unknown']),
        }),
      ),
      skipped_count: count,
      minutes_saved: z.number(),
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
