import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { createHostApi } from './api.ts';
import { completeSession } from './complete-session.ts';
import { Delivery } from './deliver.ts';
import { storedPortal, storedSession, type TestCoupons, type TestPrices } from './objects.ts';
import { checkoutPage, invoicePage, notFoundPage, portalPage } from './pages.ts';
import { actInPortal } from './portal-actions.ts';
import { portalItems } from './portal-items.ts';
import { describe, describeInvoice } from './price-text.ts';
import { stripeApiVersion } from './stripe-objects.ts';
import type { TestPaymentStore } from './store.ts';
import { type HostWorld, readObject } from './world.ts';

export interface TestHostOptions {
  readonly store: TestPaymentStore;
  readonly prices: TestPrices;
  readonly coupons: TestCoupons;
  /** Where browsers and the SDK find this host: the site's own origin. */
  readonly url: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** The key that the SDK sends; a real one is refused. */
  readonly secretKey: string;
  readonly clock: () => number;
  readonly onError?: (message: string) => void;
}

/**
 * The embedded payment host: the part of Stripe's API that the gateway uses, a checkout page, a billing portal,
 * and signed webhooks to the same endpoint that Stripe would call. Refuses to exist beside a live key.
 */
export function createTestPaymentHost(options: TestHostOptions): { app: Hono; delivery: Delivery } {
  const { store, clock } = options;
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
  const makeId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;
  const now = () => Math.floor(clock() / 1000);
  const world: HostWorld = {
    store,
    prices: options.prices,
    coupons: options.coupons,
    url: options.url,
    now,
    makeId,
    emit: (type, object, previous) =>
      delivery.send({
        id: makeId('evt'),
        object: 'event',
        api_version: stripeApiVersion,
        created: now(),
        data: { object, ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }),
  };

  const app = new Hono();
  const emitLater: HostWorld['emit'] = async (...event) => {
    world.emit(...event).catch((error: unknown) => options.onError?.(String(error)));
  };
  // As at Stripe, a call is answered before its events are taken: a webhook may make calls of its own.
  app.route('/', createHostApi({ ...world, emit: emitLater }, options.secretKey));

  const openSession = (id: string) => {
    const session = readObject(world, 'session', id, storedSession);
    return session?.status === 'open' && session.expires_at > now() ? session : undefined;
  };

  app.get('/test-payments/checkout/:id', (context) => {
    const session = openSession(context.req.param('id'));
    if (!session) return context.html(notFoundPage(), 404);
    return context.html(checkoutPage(describe(session, world)));
  });

  app.post('/test-payments/checkout/:id', async (context) => {
    const session = openSession(context.req.param('id'));
    if (!session) return context.html(notFoundPage(), 404);
    const { action, email } = await context.req.parseBody();
    if (action === 'cancel') return context.redirect(session.cancel_url, 303);
    const shown = {
      ...describe(session, world),
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
    await completeSession(session, email.trim(), world);
    return context.redirect(
      session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id),
      303,
    );
  });

  app.get('/test-payments/portal/:id', (context) => {
    const portal = readObject(world, 'portal', context.req.param('id'), storedPortal);
    if (!portal) return context.html(notFoundPage(), 404);
    return context.html(portalPage(portalItems(world, portal.customer), portal.return_url));
  });

  app.post('/test-payments/portal/:id', async (context) => {
    const portal = readObject(world, 'portal', context.req.param('id'), storedPortal);
    if (!portal) return context.html(notFoundPage(), 404);
    const { object, action } = await context.req.parseBody();
    if (typeof object === 'string' && typeof action === 'string')
      await actInPortal(world, portal.customer, object, action);
    return context.redirect(context.req.path, 303);
  });

  app.get('/test-payments/invoice/:id', (context) => {
    const invoice = describeInvoice(world, context.req.param('id'));
    return invoice ? context.html(invoicePage(invoice)) : context.html(notFoundPage(), 404);
  });

  return { app, delivery };
}
