import { Hono } from 'hono';
import { z } from 'zod';
import { sessionEventObject } from './complete-session.ts';
import { nestedForm } from './form-body.ts';
import { storedInvoice, storedPortal, storedSession, storedSubscription } from './objects.ts';
import { cancelledAtEnd, endSubscription } from './portal-actions.ts';
import { invoicePaymentObject, refundPayment } from './refund-payment.ts';
import { sessionOf } from './session-request.ts';
import { type HostWorld, readObject } from './world.ts';

const refusal = (message: string, code?: string) => ({
  error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) },
});
const missing = (what: string, id: string) =>
  refusal(`No such ${what}: '${id}'`, 'resource_missing');

const portalRequest = z.strictObject({ customer: z.string(), return_url: z.url() });
const refundRequest = z.strictObject({
  payment_intent: z.string(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/** The part of Stripe's API that the gateway uses. Requests are refused where Stripe would refuse them. */
export function createHostApi(world: HostWorld, secretKey: string): Hono {
  const { store } = world;
  const app = new Hono();
  app.use('/v1/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`)
      return context.json(refusal('Unknown API key.'), 401);
    return next();
  });
  const formOf = async (body: Promise<Record<string, unknown>>) =>
    nestedForm(Object.entries(await body));

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
    if (!request.success) return context.json(refusal(z.prettifyError(request.error)), 400);
    const id = world.makeId('bps');
    store.put('portal', id, storedPortal.parse({ id, ...request.data }));
    return context.json({
      id,
      object: 'billing_portal.session',
      url: `${world.url}/test-payments/portal/${id}`,
    });
  });

  app.delete('/v1/subscriptions/:id', async (context) => {
    const id = context.req.param('id');
    const subscription = readObject(world, 'subscription', id, storedSubscription);
    if (!subscription || subscription.status === 'canceled')
      return context.json(missing('subscription', id), 404);
    await endSubscription(world, subscription);
    return context.json({ ...subscription, status: 'canceled' });
  });

  app.post('/v1/subscriptions/:id', async (context) => {
    const id = context.req.param('id');
    const subscription = readObject(world, 'subscription', id, storedSubscription);
    if (!subscription || subscription.status === 'canceled')
      return context.json(missing('subscription', id), 404);
    const form = await formOf(context.req.parseBody());
    if (form['cancel_at_period_end'] !== 'true')
      return context.json(refusal('This host changes cancel_at_period_end alone.'), 400);
    const end = subscription.items.data[0]?.current_period_end ?? world.now();
    const changed = cancelledAtEnd(subscription, end, world.now());
    store.put('subscription', id, changed);
    await world.emit('customer.subscription.updated', changed, { cancel_at_period_end: false });
    return context.json(changed);
  });

  app.delete('/v1/customers/:id', async (context) => {
    const id = context.req.param('id');
    if (store.get('customer', id) === undefined) return context.json(missing('customer', id), 404);
    store.remove('customer', id);
    for (const raw of store.all('subscription')) {
      const subscription = storedSubscription.parse(raw);
      if (subscription.customer === id && subscription.status !== 'canceled')
        await endSubscription(world, subscription);
    }
    return context.json({ id, object: 'customer', deleted: true });
  });

  app.get('/v1/invoices', (context) => {
    const { customer, subscription } = context.req.query();
    const data = store
      .all('invoice')
      .map((raw) => storedInvoice.parse(raw))
      .filter((invoice) => customer === undefined || invoice.customer === customer)
      .filter((invoice) => subscription === undefined || invoice.subscription === subscription)
      .map(({ subscription: _parent, ...invoice }) => invoice)
      .toReversed();
    return context.json({ object: 'list', data, has_more: false, url: '/v1/invoices' });
  });

  app.get('/v1/invoice_payments', (context) => {
    const { invoice: id = '' } = context.req.query();
    const invoice = readObject(world, 'invoice', id, storedInvoice);
    if (!invoice) return context.json(missing('invoice', id), 404);
    const data = invoice.total === 0 ? [] : [invoicePaymentObject(invoice)];
    return context.json({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
  });

  app.post('/v1/refunds', async (context) => {
    const request = refundRequest.safeParse(await formOf(context.req.parseBody()));
    if (!request.success) return context.json(refusal(z.prettifyError(request.error)), 400);
    const refunded = await refundPayment(world, request.data);
    if (refunded === 'missing')
      return context.json(missing('payment_intent', request.data.payment_intent), 404);
    if (refunded === 'refunded-before')
      return context.json(
        refusal('The payment has already been refunded.', 'charge_already_refunded'),
        400,
      );
    return context.json(refunded);
  });

  return app;
}
