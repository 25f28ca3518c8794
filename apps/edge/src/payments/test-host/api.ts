import { Hono } from 'hono';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { sessionEventObject } from './complete-session.ts';
import { isCustomer } from './customers.ts';
import { nestedForm } from './form-body.ts';
import { answerKeysOnce } from './idempotency.ts';
import { createInvoiceCalls } from './invoice-calls.ts';
import { storedPortal, storedSession, storedSubscription } from './objects.ts';
import { cancelledAtEnd, endSubscription } from './portal-actions.ts';
import { malformed, missing, refusal } from './refusals.ts';
import { sessionOf } from './session-request.ts';
import { type HostWorld, readObject } from './world.ts';

const portalRequest = z.strictObject({ customer: z.string(), return_url: z.url() });
const endingRequest = z.strictObject({ cancel_at_period_end: z.literal('true') });
const nothing = z.strictObject({});

/** The part of Stripe's API that the gateway uses. Requests are refused where Stripe would refuse them. */
export function createHostApi(world: HostWorld, secretKey: string): Hono {
  const { store } = world;
  const app = new Hono();
  app.use('/v1/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`)
      return context.json(refusal('Unknown API key.'), 401);
    return next();
  });
  app.use('/v1/*', answerKeysOnce(store));
  const formOf = async (body: Promise<Record<string, unknown>>) =>
    nestedForm(Object.entries(await body));
  const livingSubscription = (id: string) => {
    const subscription = readObject(world, 'subscription', id, storedSubscription);
    return subscription?.status === 'canceled' ? undefined : subscription;
  };

  app.post('/v1/checkout/sessions', async (context) => {
    const made = sessionOf(await formOf(context.req.parseBody()), world);
    if ('problem' in made) return context.json(refusal(made.problem), 400);
    store.put('session', made.session.id, made.session);
    return context.json(sessionEventObject(made.session, world));
  });

  app.get('/v1/checkout/sessions/:id', (context) => {
    const id = context.req.param('id');
    const session = readObject(world, 'session', id, storedSession);
    if (!session) return context.json(missing('checkout.session', id), 404);
    return context.json(sessionEventObject(session, world));
  });

  app.post('/v1/checkout/sessions/:id/expire', async (context) => {
    const request = nothing.safeParse(await formOf(context.req.parseBody()));
    if (!request.success) return context.json(malformed(request.error), 400);
    const id = context.req.param('id');
    const session = readObject(world, 'session', id, storedSession);
    if (!session) return context.json(missing('checkout.session', id), 404);
    if (session.status !== 'open')
      return context.json(refusal('Only open sessions can be expired.'), 400);
    const expired = { ...session, status: 'expired' as const };
    store.put('session', id, expired);
    await world.emit('checkout.session.expired', sessionEventObject(expired, world));
    return context.json(sessionEventObject(expired, world));
  });

  app.post('/v1/billing_portal/sessions', async (context) => {
    const request = portalRequest.safeParse(await formOf(context.req.parseBody()));
    if (!request.success) return context.json(malformed(request.error), 400);
    const { customer } = request.data;
    if (!isCustomer(customer, world)) return context.json(missing('customer', customer), 400);
    const id = world.makeId('bps');
    store.put('portal', id, storedPortal.parse({ id, ...request.data }));
    const session: Stripe.BillingPortal.Session = {
      ...request.data,
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_test_default',
      created: world.now(),
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      url: `${world.url}/test-payments/portal/${id}`,
    };
    return context.json(session);
  });

  app.delete('/v1/subscriptions/:id', async (context) => {
    const request = nothing.safeParse(await formOf(context.req.parseBody()));
    if (!request.success) return context.json(malformed(request.error), 400);
    const id = context.req.param('id');
    const subscription = livingSubscription(id);
    if (!subscription) return context.json(missing('subscription', id), 404);
    return context.json(await endSubscription(world, subscription));
  });

  app.post('/v1/subscriptions/:id', async (context) => {
    const request = endingRequest.safeParse(await formOf(context.req.parseBody()));
    if (!request.success) return context.json(malformed(request.error), 400);
    const id = context.req.param('id');
    const subscription = livingSubscription(id);
    if (!subscription) return context.json(missing('subscription', id), 404);
    const end = subscription.items.data[0]?.current_period_end ?? world.now();
    const changed = cancelledAtEnd(subscription, end, world.now());
    store.put('subscription', id, changed);
    await world.emit('customer.subscription.updated', changed, { cancel_at_period_end: false });
    return context.json(changed);
  });

  app.delete('/v1/customers/:id', async (context) => {
    const id = context.req.param('id');
    if (!isCustomer(id, world)) return context.json(missing('customer', id), 404);
    store.put('customer', id, { deleted: true });
    for (const raw of store.all('subscription')) {
      const subscription = storedSubscription.parse(raw);
      if (subscription.customer === id && subscription.status !== 'canceled')
        await endSubscription(world, subscription);
    }
    return context.json({ id, object: 'customer', deleted: true });
  });

  app.route('/v1', createInvoiceCalls(world));
  return app;
}
