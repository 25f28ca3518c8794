import { z } from 'zod';
import { anyAnswer } from './answer.ts';
import { endpoint } from './endpoint.ts';
import { clientUid, contentUid, done, questionUid } from './fields.ts';
import { session } from './session.ts';
import { attempt, attemptErrors, attemptResult, savedPlace } from './study.ts';

const sessionParams = z.strictObject({ session_uid: clientUid });

/**
 * A whole lesson for somebody without an account. Who knows the UUID of such a session goes on with it, and may claim
 * it; until then it holds no name.
 */
export const sampleEndpoints = {
  startSample: endpoint({
    method: 'POST',
    path: '/edge/learn/sample/session',
    auth: 'none',
    summary:
      'Starts a visitor’s study of a free lesson that needs no other, or gives the session of that uid as it stands.',
    body: z.strictObject({ session_uid: clientUid, lesson_uid: contentUid }),
    response: session,
    errors: ['not-found', 'lesson-locked', 'payment-required', 'attempt-conflict', 'event-refused'],
    idempotent: true,
    extension: true,
  }),
  sampleSession: endpoint({
    method: 'GET',
    path: '/edge/learn/sample/session/{session_uid}',
    auth: 'none',
    summary: 'A visitor’s session as it stands.',
    params: sessionParams,
    response: session,
    errors: ['not-found'],
    idempotent: true,
    extension: true,
  }),
  answerSample: endpoint({
    method: 'POST',
    path: '/edge/learn/sample/session/{session_uid}/answer',
    auth: 'none',
    summary: 'A visitor’s answer to the question that the session asks. Counted once.',
    params: sessionParams,
    body: z.strictObject({
      attempt_uid: attempt.attempt_uid,
      question_uid: questionUid,
      seed: attempt.seed,
      seconds: attempt.seconds,
      answer: anyAnswer,
    }),
    response: attemptResult,
    errors: attemptErrors,
    idempotent: true,
    extension: true,
  }),
  sampleHistory: endpoint({
    method: 'POST',
    path: '/edge/learn/sample/history',
    auth: 'none',
    summary:
      'Saves the reading position of a visitor’s session and the seconds since the last save.',
    body: savedPlace,
    response: done,
    errors: ['not-found'],
    idempotent: true,
    extension: true,
  }),
  claimSample: endpoint({
    method: 'POST',
    path: '/edge/learn/sample/session/{session_uid}/claim',
    auth: 'bearer',
    summary:
      'Makes a visitor’s session the learner’s own, with all that it earned. A learner who has studied the lesson already keeps their own study.',
    params: sessionParams,
    response: z.object({
      lesson_uid: contentUid,
      /** False if the learner had studied the lesson already: then the visitor’s session is deleted. */
      taken: z.boolean(),
    }),
    errors: ['not-found', 'attempt-conflict', 'event-refused'],
    idempotent: true,
    extension: true,
  }),
};
