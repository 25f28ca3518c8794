import { type Problem, type ProblemCode, problemCode, problemSchema } from '../contract/problem.ts';

/** The server refused or failed: what it said, with status, method and URL of the call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly method: string;
  readonly url: string;
  /** The parsed JSON body, or its text. */
  readonly body: unknown;
  /** The body as a problem document, if it is one. */
  readonly problem: Problem | undefined;
  /** Milliseconds after which the server wants to be asked again, if it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(call: {
    readonly status: number;
    readonly method: string;
    readonly url: string;
    readonly body: unknown;
    readonly retryAfterMs?: number | undefined;
    readonly cause?: unknown;
  }) {
    const problem = problemSchema.safeParse(call.body).data;
    super(
      `${call.method} ${call.url} answered ${call.status}: ${problem?.detail ?? text(call.body)}`,
      { cause: call.cause },
    );
    this.status = call.status;
    this.method = call.method;
    this.url = call.url;
    this.body = call.body;
    this.problem = problem;
    this.retryAfterMs = call.retryAfterMs;
  }

  /** The stable code of the problem, for example `lesson-locked`. */
  get code(): ProblemCode | undefined {
    return this.problem && problemCode(this.problem.type);
  }
}

function text(body: unknown): string {
  return (typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 200);
}
