import type { Context, MiddlewareHandler } from 'hono';
import type { Limits } from './allowances.ts';
import { limitedPart } from './client-address.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Sender } from './handlers.ts';

/** Limits of a page that the contract does not list, per address: they share the allowances of a visitor's calls. */
export function limitPage({
  limiter,
  limits,
  senderOf,
}: {
  readonly limiter: RateLimiter;
  readonly limits: Limits;
  readonly senderOf: (context: Context) => Sender;
}): MiddlewareHandler {
  return async (context, next) => {
    const address = limitedPart(senderOf(context).address);
    limiter.take(`address:${address}`, limits.address);
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') limiter.take(`read:${address}`, limits.visitorRead);
    else limiter.take(`write:${address}`, limits.visitorWrite);
    await next();
  };
}
