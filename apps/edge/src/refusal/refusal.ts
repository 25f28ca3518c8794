import { type Problem, type ProblemCode, problems, problemType } from '@lemma/api-client/contract';

/** A request that is answered with a problem document: thrown by a handler, caught by the adapter. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly extra: Partial<Problem>;
  readonly headers: Readonly<Record<string, string>>;

  /** `detail` says what happened here and what to do, for a person. */
  constructor(
    code: ProblemCode,
    detail: string,
    extra: Partial<Problem> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.code = code;
    this.extra = extra;
    this.headers = headers;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** RFC 9457. */
  toResponse(requestId: string): Response {
    const { status, title } = problems[this.code];
    const body: Problem = {
      type: problemType(this.code),
      title,
      status,
      detail: this.message,
      request_id: requestId,
      ...this.extra,
    };
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...this.headers,
      },
    });
  }
}
