import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { TestPaymentStore } from './store.ts';

const answer = z.object({ status: z.number(), body: z.string() });

/**
 * As at Stripe, a POST whose `Idempotency-Key` was used before gets the first answer again, a refusal too; one whose
 * parameters were malformed was not kept (docs.stripe.com/api/idempotent_requests).
 */
export function answerKeysOnce(store: TestPaymentStore): MiddlewareHandler {
  return async (context, next) => {
    const key = context.req.header('idempotency-key');
    if (context.req.method !== 'POST' || key === undefined) return next();
    const kept = store.get('idempotency-key', key);
    if (kept !== undefined) {
      const { status, body } = answer.parse(kept);
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    }
    await next();
    const body = await context.res.clone().text();
    const isMalformed = context.res.status === 400 && !body.includes('"code":');
    if (!isMalformed) store.put('idempotency-key', key, { status: context.res.status, body });
    return undefined;
  };
}
