import type { Calls, Endpoint } from '@lemma/api-client/contract';
import type { Context, Hono } from 'hono';
import type { TokenVerifier } from '../access/token-verifier.ts';
import { isDatabaseUnavailable } from '../database/failure.ts';
import { allowanceOf, type Limits } from './allowances.ts';
import { checkRequest } from './check-request.ts';
import { limitedPart } from './client-address.ts';
import type { HandlersOf, LooseHandler, Sender } from './handlers.ts';
import type { RateLimiter } from './rate-limit.ts';
import { readBytes, readJson } from './read-body.ts';
import { Refusal } from '../refusal/refusal.ts';

export interface AdapterDeps {
  readonly verifyToken: TokenVerifier;
  /** True if the learner signed out everywhere since the token was issued (milliseconds). */
  readonly hasSignedOut: (learner: string, issuedAt: number) => Promise<boolean>;
  readonly limiter: RateLimiter;
  readonly limits: Limits;
  readonly senderOf: (context: Context) => Sender;
  /** An error that is the server's own: logged with the request's id. */
  readonly onFailure: (error: unknown, operation: string, requestId: string) => void;
}

const scopeOf = { GET: 'read:users', POST: 'write:users' } as const;

/** Puts every call of a contract on the router: checked on the way in and on the way out. */
export function mountContract<C extends Calls>(
  app: Hono,
  contract: C,
  handlers: HandlersOf<C>,
  deps: AdapterDeps,
): void {
  for (const [operation, endpoint] of Object.entries(contract)) {
    const path = endpoint.path.replace(/\{(\w+)\}/gu, (_place, name: string) =>
      name === 'service' ? ':service{edge|edukg}' : `:${name}`,
    );
    const handle = handlers[operation] as LooseHandler;
    const answer = async (context: Context) => {
      try {
        return await serve(context, operation, endpoint, handle, deps);
      } catch (error) {
        return refusalOf(error, operation, requestIdOf(context), deps).toResponse(
          requestIdOf(context),
        );
      }
    };
    app.on(endpoint.method, path, answer);
    // A path is the same with and without the slash that the specification writes at its end.
    if (path.endsWith('/')) app.on(endpoint.method, path.slice(0, -1), answer);
  }
}

async function serve(
  context: Context,
  operation: string,
  endpoint: Endpoint,
  handle: LooseHandler,
  deps: AdapterDeps,
): Promise<Response> {
  const request = context.req.raw;
  const sender = deps.senderOf(context);
  const address = limitedPart(sender.address);
  deps.limiter.take(`address:${address}`, deps.limits.address);
  const bearer = await authenticate(request, endpoint, deps);
  const learner = bearer?.learner;
  const { key, allowance } = allowanceOf(deps.limits, operation, endpoint, {
    learner,
    address,
  });
  deps.limiter.take(key, allowance);

  const { params, query, body } = checkRequest(endpoint, {
    params: context.req.param(),
    query: context.req.query(),
    body: endpoint.body ? await readJson(request, deps.limits.bodyBytes) : undefined,
  });
  const signed = endpoint.signed
    ? { bytes: await readBytes(request, deps.limits.bodyBytes), headers: request.headers }
    : undefined;
  const output = await handle({
    params,
    query,
    body,
    learner,
    token: bearer?.token,
    sender,
    signed,
  });
  return context.json(endpoint.response.parse(output), 200, { 'cache-control': 'no-store' });
}

async function authenticate(
  request: Request,
  endpoint: Endpoint,
  { verifyToken, hasSignedOut }: AdapterDeps,
): Promise<{ readonly learner: string; readonly token: string } | undefined> {
  if (endpoint.auth === 'none') return undefined;
  const header = request.headers.get('authorization');
  if (header === null && endpoint.auth === 'optional') return undefined;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/u.exec(header ?? '')?.[1];
  if (!token)
    throw new Refusal(
      'unauthenticated',
      'This call needs an access token. Send authorization: Bearer and the token.',
      {},
      { 'www-authenticate': 'Bearer' },
    );
  const { learner, scopes, issuedAt } = await verifyToken(token);
  const needed = [scopeOf[endpoint.method], ...(endpoint.scope ? [endpoint.scope] : [])];
  const scope = needed.find((one) => !scopes.has(one));
  if (scope !== undefined)
    throw new Refusal(
      'insufficient-scope',
      `The access token lacks the scope ${scope}. Sign in again and allow it.`,
      {},
      { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    );
  if (await hasSignedOut(learner, issuedAt))
    throw new Refusal(
      'unauthenticated',
      'This sign-in was ended by signing out everywhere. Sign in again.',
      {},
      { 'www-authenticate': 'Bearer error="invalid_token"' },
    );
  return { learner, token };
}

function refusalOf(
  error: unknown,
  operation: string,
  requestId: string,
  deps: AdapterDeps,
): Refusal {
  if (error instanceof Refusal) {
    // What the contract let through and cannot be recorded is the server's own fault: its clock or its figures.
    if (error.code === 'event-refused') deps.onFailure(error, operation, requestId);
    return error;
  }
  deps.onFailure(error, operation, requestId);
  if (isDatabaseUnavailable(error))
    return new Refusal(
      'unavailable',
      'The database cannot answer just now. Try again shortly: nothing was half-written.',
      {},
      { 'retry-after': '2' },
    );
  return new Refusal('internal', 'The server failed. Report it with the request_id.');
}

export function requestIdOf(context: Context): string {
  return context.get('requestId') as string;
}
