import type { z } from 'zod';
import { type Contract, contract, type Operation } from '../contract/contract.ts';
import type { Calls, Endpoint, OutputOf } from '../contract/endpoint.ts';
import { type Problem, type ProblemCode, problems, problemType } from '../contract/problem.ts';
import { sampleOf } from './sample.ts';

type Checked<E, Key extends string> = E extends { readonly [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** A checked request of a call. */
export interface FakeCallTo<E extends Endpoint> {
  readonly params: Checked<E, 'params'>;
  readonly query: Checked<E, 'query'>;
  readonly body: Checked<E, 'body'>;
}

/** A checked request of operation O. */
export type FakeCall<O extends Operation> = FakeCallTo<Contract[O]>;

/** Answers of a fake, by operation. A call without one gets the plainest answer that fits the contract. */
export type FakeHandlersOf<C extends Calls> = {
  readonly [O in keyof C]?: (call: FakeCallTo<C[O]>) => OutputOf<C[O]> | Promise<OutputOf<C[O]>>;
};

export type FakeHandlers = FakeHandlersOf<Contract>;

/** Throw it in a handler, and the caller gets the problem document. */
export class FakeProblem extends Error {
  override readonly name = 'FakeProblem';
  readonly code: ProblemCode;
  readonly extra: Partial<Problem>;

  constructor(code: ProblemCode, detail: string, extra: Partial<Problem> = {}) {
    super(detail);
    this.code = code;
    this.extra = extra;
  }
}

/**
 * A `fetch` that plays the server, made from the contract: requests and answers are checked by its schemas, so
 * the fake cannot drift from the real one. For stories, tests and hosts without a server:
 * `createApiClient({ baseUrl: 'https://fake.example', fetch: createFakeFetch({ me: () => … }) })`.
 */
export function createFakeFetch(handlers: FakeHandlers = {}): typeof fetch {
  return createFakeFetchOf(contract, handlers);
}

/** The same of other calls, for example the desk's: `createFakeFetchOf(deskContract, { … })`. */
export function createFakeFetchOf<const C extends Calls>(
  calls: C,
  handlers: FakeHandlersOf<C> = {},
): typeof fetch {
  const routes = Object.entries(calls).map(([operation, endpoint]) => ({
    operation,
    endpoint,
    match: matcher(endpoint.path),
  }));
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { pathname, searchParams } = new URL(request.url);
    for (const { operation, endpoint, match } of routes) {
      const params = endpoint.method === request.method ? match(pathname) : undefined;
      if (!params) continue;
      const call = {
        params,
        query: Object.fromEntries(searchParams),
        body: endpoint.body ? await bodyOf(request) : undefined,
      };
      return answer(endpoint, handlers[operation] as Handler | undefined, call);
    }
    return problem('not-found', 'There is no such call.');
  };
}

type Handler = (call: unknown) => unknown;

async function answer(
  endpoint: Endpoint,
  handler: Handler | undefined,
  call: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): Promise<Response> {
  const checked: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const result = endpoint[part]?.safeParse(call[part]);
    if (result && !result.success)
      return problem('invalid-request', `/${part}: ${result.error.issues[0]?.message}`);
    checked[part] = result?.data;
  }
  try {
    const output = handler ? await handler(checked) : sampleOf(endpoint.response);
    return Response.json(endpoint.response.parse(output));
  } catch (error) {
    if (error instanceof FakeProblem) return problem(error.code, error.message, error.extra);
    throw error;
  }
}

function problem(code: ProblemCode, detail: string, extra: Partial<Problem> = {}): Response {
  const { status, title } = problems[code];
  return Response.json(
    { type: problemType(code), title, status, detail, ...extra },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

function matcher(path: string): (pathname: string) => Record<string, string> | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '');
  const pattern = new RegExp(
    `^${path.replace(/\{\w+\}/gu, '([^/]+)').replace(/\/$/u, '/?')}$`,
    'u',
  );
  return (pathname) => {
    const found = pattern.exec(pathname);
    if (!found) return undefined;
    return Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
    );
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}
