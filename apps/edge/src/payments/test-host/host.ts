import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { z } from 'zod';
import { Delivery } from './deliver.ts';
import {
  storedPayment,
  storedPortal,
  type StoredSession,
  storedSession,
  type StoredSubscription,
  storedSubscription,
  type TestPrices,
} from './objects.ts';
import { checkoutPage, notFoundPage, portalPage } from './pages.ts';
import { portalItems } from './portal-items.ts';
import { describe } from './price-text.ts';
import type { TestPaymentStore } from './store.ts';

export interface TestHostOptions {
  readonly store: TestPaymentStore;
  readonly prices: TestPrices;
  /** Where browsers and the SDK find this host: the site's own origin. */
  readonly url: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** The key that the SDK sends; a real one is refused. */
  readonly secretKey: string;
  readonly clock: () => number;
  readonly onError?: (message: string) => void;
}

const makeId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;
const day = 24 * 60 * 60;

/**
 * The embedded payment host: the part of Stripe's API that the gateway uses, a checkout page, a billing portal,
 * and signed webhooks to the same endpoint that Stripe would call. Refuses to exist beside a live key.
 */
export function createTestPaymentHost(options: TestHostOptions): { app: Hono; delivery: Delivery } {
  const { store, prices, clock } = options;
  if (options.secretKey.startsWith('sk_live'))
    throw new Error(
      'The test-mode payment host was started with a live Stripe key. Unset one of the two.',
    );
  const delivery = new Delivery({
    store,
    url: options.webhookUrl,
    secret: options.webhookSecret,
    ...(options.onError ? { onError: options.onError } : {}),
  });
  const now = () => Math.floor(clock() / 1000);
  const emit = (type: string, object: unknown) =>
    delivery.send({
      id: makeId('evt'),
      object: 'event',
      type,
      created: now(),
      data: { object },
    } as { id: string });
  const read = <T>(kind: string, id: string, schema: z.ZodType<T>) => {
    const raw = store.get(kind, id);
    return raw === undefined ? undefined : schema.parse(raw);
  };

  const pay = async (session: StoredSession, email: string): Promise<void> => {
    const price = prices[session.price];
    const amount = price?.amounts[session.currency] ?? 0;
    const customer = session.customer ?? makeId('cus');
    store.put('session', session.id, { ...session, customer, status: 'complete' });
    let payment: string | null = null;
    if (session.mode === 'payment') {
      payment = makeId('pi');
      store.put('payment', payment, {
        id: payment,
        customer,
        amount,
        currency: session.currency,
        price: session.price,
        refunded: false,
      });
    } else {
      const subscription: StoredSubscription = {
        id: makeId('sub'),
        object: 'subscription',
        customer,
        status: 'active',
        cancel_at_period_end: false,
        items: {
          data: [
            {
              current_period_end: now() + (price?.period === 'month' ? 30 : 365) * day,
              price: { id: session.price, unit_amount: amount, currency: session.currency },
            },
          ],
        },
        metadata: { ...session.metadata, email },
      };
      store.put('subscription', subscription.id, subscription);
      await emit('customer.subscription.created', subscription);
    }
    await emit('checkout.session.completed', {
      id: session.id,
      object: 'checkout.session',
      mode: session.mode,
      payment_status: 'paid',
      payment_intent: payment,
      customer,
      amount_total: amount,
      currency: session.currency,
      customer_details: { email },
      metadata: session.metadata,
    });
  };

  const app = new Hono();
  app.use('/v1/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${options.secretKey}`)
      return context.json(
        { error: { type: 'invalid_request_error', message: 'Unknown API key.' } },
        401,
      );
    return next();
  });

  app.post('/v1/checkout/sessions', async (context) => {
    const form = await context.req.parseBody();
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : undefined);
    const price = text('line_items[0][price]') ?? '';
    const currency = text('currency') ?? 'usd';
    if (!prices[price]?.amounts[currency])
      return context.json(
        {
          error: {
            type: 'invalid_request_error',
            message: `No such price: '${price}' in ${currency}`,
          },
        },
        400,
      );
    const id = makeId('cs');
    const metadata = Object.fromEntries(
      Object.entries(form).flatMap(([key, value]) => {
        const name = /^metadata\[(\w+)\]$/u.exec(key)?.[1];
        return name && typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const given = { customer: text('customer'), customer_email: text('customer_email') };
    const session = storedSession.parse({
      id,
      mode: text('mode'),
      price,
      currency,
      success_url: text('success_url'),
      cancel_url: text('cancel_url'),
      ...given,
      metadata,
      status: 'open',
    });
    store.put('session', id, session);
    return context.json({
      id,
      object: 'checkout.session',
      url: `${options.url}/test-payments/checkout/${id}`,
    });
  });

  app.post('/v1/billing_portal/sessions', async (context) => {
    const form = await context.req.parseBody();
    const id = makeId('bps');
    store.put(
      'portal',
      id,
      storedPortal.parse({ id, customer: form['customer'], return_url: form['return_url'] }),
    );
    return context.json({
      id,
      object: 'billing_portal.session',
      url: `${options.url}/test-payments/portal/${id}`,
    });
  });

  app.delete('/v1/subscriptions/:id', async (context) => {
    const subscription = read('subscription', context.req.param('id'), storedSubscription);
    if (!subscription)
      return context.json(
        { error: { type: 'invalid_request_error', message: 'No such subscription.' } },
        404,
      );
    const ended = { ...subscription, status: 'canceled' };
    store.put('subscription', ended.id, ended);
    await emit('customer.subscription.deleted', ended);
    return context.json(ended);
  });

  app.get('/test-payments/checkout/:id', (context) => {
    const session = read('session', context.req.param('id'), storedSession);
    if (session?.status !== 'open') return context.html(notFoundPage(), 404);
    return context.html(checkoutPage(describe(session, prices)));
  });

  app.post('/test-payments/checkout/:id', async (context) => {
    const session = read('session', context.req.param('id'), storedSession);
    if (session?.status !== 'open') return context.html(notFoundPage(), 404);
    const { action, email } = await context.req.parseBody();
    if (action === 'cancel') return context.redirect(session.cancel_url, 303);
    const shown = {
      ...describe(session, prices),
      ...(typeof email === 'string' ? { typed: email } : {}),
    };
    if (action === 'decline')
      return context.html(
        checkoutPage({ ...shown, problem: 'Your card was declined. Try another.' }),
        402,
      );
    if (typeof email !== 'string' || !email.includes('@'))
      return context.html(
        checkoutPage({ ...shown, problem: 'Enter an e-mail for the receipt.' }),
        422,
      );
    await pay(session, email.trim());
    return context.redirect(session.success_url, 303);
  });

  app.get('/test-payments/portal/:id', (context) => {
    const portal = read('portal', context.req.param('id'), storedPortal);
    if (!portal) return context.html(notFoundPage(), 404);
    return context.html(portalPage(portalItems(store, prices, portal.customer), portal.return_url));
  });

  app.post('/test-payments/portal/:id', async (context) => {
    const portal = read('portal', context.req.param('id'), storedPortal);
    if (!portal) return context.html(notFoundPage(), 404);
    const { object, action } = await context.req.parseBody();
    const key = typeof object === 'string' ? object : '';
    const subscription = read('subscription', key, storedSubscription);
    const payment = read('payment', key, storedPayment);
    if (subscription?.customer === portal.customer) {
      const changed =
        action === 'fail'
          ? { ...subscription, status: 'past_due' }
          : action === 'end'
            ? { ...subscription, status: 'canceled' }
            : { ...subscription, status: 'active', cancel_at_period_end: action === 'cancel' };
      store.put('subscription', key, changed);
      await emit(
        action === 'end' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
        changed,
      );
    } else if (payment?.customer === portal.customer && action === 'refund') {
      store.put('payment', key, { ...payment, refunded: true });
      await emit('charge.refunded', { object: 'charge', payment_intent: key, refunded: true });
    } else if (payment?.customer === portal.customer && action === 'dispute') {
      await emit('charge.dispute.created', {
        object: 'dispute',
        payment_intent: key,
        status: 'needs_response',
      });
    }
    return context.redirect(context.req.path, 303);
  });

  return { app, delivery };
}
