import { z } from 'zod';

/** Every problem that the API can answer with: HTTP status and title, by its stable code. */
export const problems = {
  'invalid-request': { status: 400, title: 'The request does not fit the contract' },
  'invalid-signature': { status: 400, title: 'The signature does not fit the body' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  'payment-required': { status: 402, title: 'This lesson is part of the paid plan' },
  'insufficient-scope': { status: 403, title: 'The token lacks a scope' },
  'lesson-locked': { status: 403, title: 'Master its prerequisites first' },
  'own-account': { status: 403, title: 'Not on your own account' },
  'plan-required': { status: 403, title: 'This is for learners who have a plan' },
  'region-not-supported': { status: 403, title: 'Not sold in this region yet' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'This path has no such method' },
  'attempt-conflict': { status: 409, title: 'This identifier was used with another body' },
  'question-not-asked': { status: 409, title: 'The session asks another question now' },
  'session-finished': { status: 409, title: 'The session is finished' },
  'nothing-to-review': { status: 409, title: 'The lesson is not mastered yet' },
  'quiz-not-due': { status: 409, title: 'There is no quiz to take now' },
  'address-taken': { status: 409, title: 'This address is taken' },
  'already-bought': { status: 409, title: 'You have this already' },
  'sold-out': { status: 409, title: 'Sold out' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'Send JSON' },
  'note-limit': { status: 422, title: 'There is no room for this note' },
  'event-refused': { status: 422, title: 'This cannot be recorded' },
  'invalid-name': { status: 422, title: 'Invalid name.' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'The server failed' },
  unavailable: { status: 503, title: 'The server cannot answer just now' },
  'payments-unavailable': { status: 503, title: 'The payment provider cannot answer just now' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

export type ProblemCode = keyof typeof problems;

/** A relative URI: the server shows its description there. */
export function problemType(code: ProblemCode): string {
  return `/edge/problems/${code}`;
}

/** RFC 9457 problem document. `errors` locates each mistake of a request as a JSON pointer. */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What happened here and what to do, for a person. */
  detail: z.string(),
  instance: z.string().optional(),
  request_id: z.string().optional(),
  errors: z.array(z.object({ pointer: z.string(), message: z.string() })).optional(),
  /** The lesson that was refused, where the request named one that exists. */
  lesson: z.object({ lesson_uid: z.string(), title: z.string() }).optional(),
  /** With `lesson-locked`: what is to be mastered first. */
  missing_prerequisites: z
    .array(z.object({ lesson_uid: z.string(), title: z.string() }))
    .optional(),
});

export type Problem = z.output<typeof problemSchema>;

/** The code of a problem document's type, if it is one of ours. */
export function problemCode(type: string): ProblemCode | undefined {
  const code = type.slice(type.lastIndexOf('/') + 1);
  return Object.hasOwn(problems, code) ? (code as ProblemCode) : undefined;
}

/** Problems that any call may answer with. */
export const commonProblems = [
  'invalid-request',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];

/** Those of a call that needs a token. */
export const bearerProblems = [
  'unauthenticated',
  'insufficient-scope',
] as const satisfies readonly ProblemCode[];

/** Those of a call with a body. */
export const bodyProblems = [
  'body-too-large',
  'unsupported-media-type',
] as const satisfies readonly ProblemCode[];
