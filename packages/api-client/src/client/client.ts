import ky, { HTTPError, isTimeoutError, type KyInstance } from 'ky';
import type { z } from 'zod';
import { type Contract, contract, type Operation } from '../contract/contract.ts';
import {
  type Calls,
  type Endpoint,
  fillPath,
  type InputOf,
  type OutputOf,
} from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';
import { ContractError } from './contract-error.ts';

export interface ApiClientOptions {
  /** Origin (and path) that the contract's paths follow, for example `https://lemma.example`. Default: the page's. */
  readonly baseUrl?: string;
  /**
   * Gives the access token, or undefined when nobody is signed in. Called for every call; with
   * `fresh: true` once after a 401, when a token kept in a cache will not do.
   */
  readonly getToken?: (options: { readonly fresh: boolean }) => Promise<string | undefined>;
  /** Milliseconds to wait for one answer. Default 15,000. */
  readonly timeoutMs?: number;
  /** Further tries of an idempotent call. Default 3. */
  readonly retries?: number;
  /** Base of the exponential back-off in milliseconds. Default 300. */
  readonly backoffMs?: number;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

type CallOf<E extends Endpoint> = E extends
  | { readonly params: unknown }
  | { readonly body: unknown }
  ? (input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>
  : (input?: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/** One method for each of some calls. */
export type ClientOf<C extends Calls> = { readonly [O in keyof C]: CallOf<C[O]> };

/** One method for each call of the contract. */
export type ApiClient = ClientOf<Contract>;

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The typed client of the contract: `createClientOf(contract, options)`. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  return createClientOf(contract, options);
}

/**
 * A typed client of some calls, for example the desk's. Both sides of every call are checked by the contract's schemas.
 *
 * Rejects with `ApiError` (the server said no), `ConnectionError` (no answer), `ContractError` (a side does
 * not fit the contract) or the signal's `AbortError`.
 */
export function createClientOf<const C extends Calls>(
  calls: C,
  options: ApiClientOptions = {},
): ClientOf<C> {
  const http = ky.create({
    ...(options.baseUrl === undefined ? {} : { prefixUrl: options.baseUrl }),
    ...(options.fetch ? { fetch: options.fetch } : {}),
    timeout: options.timeoutMs ?? 15_000,
  });
  const methods = Object.entries(calls).map(([operation, call]) => [
    operation,
    async (input: LooseInput = {}, callOptions: CallOptions = {}) =>
      send(http, options, call, `${operation} (${call.method} ${call.path})`, input, callOptions),
  ]);
  return Object.fromEntries(methods) as ClientOf<C>;
}

async function send(
  http: KyInstance,
  options: ApiClientOptions,
  call: Endpoint,
  name: string,
  input: LooseInput,
  { signal }: CallOptions,
): Promise<unknown> {
  const params = check('request', name, call.params, input.params ?? {});
  const query = check('request', name, call.query, input.query ?? {});
  const body = check('request', name, call.body, input.body);
  const path = fillPath(call.path, params as Record<string, unknown>);
  const retries = call.idempotent ? (options.retries ?? 3) : 0;

  const attempt = async (token: string | undefined) => {
    try {
      // What follows a prefix begins without a slash.
      const response = await http(options.baseUrl === undefined ? path : path.slice(1), {
        method: call.method,
        ...(call.body ? { json: body } : {}),
        ...(call.query ? { searchParams: query as Record<string, string> } : {}),
        ...(signal ? { signal } : {}),
        headers: {
          accept: 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        retry: {
          limit: retries,
          methods: [call.method.toLowerCase()],
          statusCodes: [408, 429, 500, 502, 503, 504],
          delay: (count) => (options.backoffMs ?? 300) * 2 ** (count - 1),
          backoffLimit: 10_000,
          maxRetryAfter: 10_000,
          jitter: (delay) => delay * (0.5 + Math.random()),
          retryOnTimeout: true,
          // An error of anything but the network or the server comes again.
          shouldRetry: ({ error }) => (isOfCall(error) ? undefined : false),
        },
      });
      return await response.json();
    } catch (error) {
      throw await translate(error, call.method, path);
    }
  };

  const token = async (fresh: boolean) =>
    call.auth === 'none' ? undefined : options.getToken?.({ fresh });
  let answer: unknown;
  try {
    answer = await attempt(await token(false));
  } catch (error) {
    const expired = error instanceof ApiError && error.status === 401 && call.auth !== 'none';
    const fresh = expired ? await token(true) : undefined;
    if (!fresh) throw error;
    answer = await attempt(fresh);
  }
  return check('response', name, call.response, answer);
}

function check(
  side: 'request' | 'response',
  name: string,
  schema: z.ZodType | undefined,
  value: unknown,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw new ContractError(side, name, result.error);
  return result.data;
}

/** No answer came: fetch rejects with a TypeError. */
function isUnanswered(error: unknown): boolean {
  return isTimeoutError(error) || error instanceof TypeError;
}

/** Is it about this call: no answer, or a refusal? */
function isOfCall(error: unknown): boolean {
  return isUnanswered(error) || error instanceof HTTPError;
}

async function translate(error: unknown, method: string, path: string): Promise<unknown> {
  if (error instanceof HTTPError) {
    const seconds = Number(error.response.headers.get('retry-after') ?? Number.NaN);
    return new ApiError({
      status: error.response.status,
      method,
      url: error.response.url || path,
      body: await bodyOf(error.response),
      retryAfterMs: Number.isNaN(seconds) ? undefined : seconds * 1000,
      cause: error,
    });
  }
  if (isUnanswered(error)) return new ConnectionError(method, path, error);
  if (error instanceof SyntaxError)
    return new ApiError({ status: 200, method, url: path, body: 'not JSON', cause: error });
  return error;
}

/** The call behind an operation's name, as the general interface. */
export function endpointOf(operation: Operation): Endpoint {
  return contract[operation];
}

/** JSON where it is JSON, else its text, or what the status is called. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (text === '') return response.statusText;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
