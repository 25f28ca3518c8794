import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type PaymentEvent,
  type PaymentGateway,
  PaymentProviderError,
  WebhookSignatureError,
} from './gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { createTestPaymentHost } from './test-host/host.ts';
import { TestPaymentStore } from './test-host/store.ts';
import { testCouponIds, testCoupons, testPriceIds, testPrices } from './test-prices.ts';

const webhookSecret = 'whsec_test_secret';
const secretKey = 'sk_test_local';
let received: { body: string; signature: string }[] = [];
let failNext = 0;
let url = '';
let gateway: PaymentGateway;
let close: () => void;

beforeAll(async () => {
  const store = new TestPaymentStore(':memory:');
  let listener: ReturnType<typeof getRequestListener> | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/webhook') {
      void listener?.(request, response);
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      failNext -= 1;
      response.statusCode = failNext >= 0 ? 500 : 200;
      if (failNext < 0)
        received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.end();
    });
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://localhost:${port}`;
  const { app } = createTestPaymentHost({
    store,
    prices: testPrices,
    coupons: testCoupons,
    url,
    webhookUrl: `${url}/webhook`,
    webhookSecret,
    secretKey,
    clock: Date.now,
  });
  listener = getRequestListener(app.fetch);
  gateway = createStripeGateway({
    secretKey,
    webhookSecret,
    prices: testPriceIds,
    coupons: testCouponIds,
    host: { hostname: 'localhost', port },
  });
  close = () => {
    server.closeAllConnections();
    server.close();
    store.close();
  };
});

afterAll(() => close());
beforeEach(() => {
  received = [];
  failNext = 0;
});

const post = (page: string, fields: Record<string, string>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

const events = (): PaymentEvent[] =>
  received.flatMap(({ body, signature }) => gateway.readWebhook(body, signature) ?? []);

const order = async (plan: 'monthly' | 'annual' | 'one_year' | 'lifetime', discounted = false) => {
  const { url: page } = await gateway.createCheckout({
    product: plan,
    learnerId: 'learner-1',
    email: 'ada@example.org',
    currency: 'gbp',
    successUrl: 'https://site.test/payment?success=true',
    cancelUrl: 'https://site.test/payment?cancelled=true',
    discounted,
  });
  return page;
};

describe('payments against the embedded test-mode host', () => {
  it('sells a one-off plan and says whose it is, in the currency asked for', async () => {
    const page = await order('one_year');
    expect(await (await fetch(page)).text()).toContain('£299 once');
    const paid = await post(page, { action: 'pay', email: 'ada@example.org' });
    expect(paid.headers.get('location')).toBe('https://site.test/payment?success=true');
    expect(events()).toMatchObject([
      {
        type: 'purchase-paid',
        plan: 'one_year',
        learnerId: 'learner-1',
        email: 'ada@example.org',
        amount: 29_900,
        currency: 'gbp',
      },
    ]);
  });

  it('sells a subscription whose period ends a month later', async () => {
    await post(await order('monthly'), { action: 'pay', email: 'ada@example.org' });
    const [change] = events();
    expect(change).toMatchObject({
      type: 'subscription-changed',
      plan: 'monthly',
      status: 'active',
      learnerId: 'learner-1',
    });
    const days =
      change?.type === 'subscription-changed'
        ? (change.currentPeriodEnd - change.at) / 86_400_000
        : 0;
    expect(days).toBe(30);
  });

  it('goes back without selling when the buyer cancels, and stays when the card is declined', async () => {
    const page = await order('lifetime');
    const declined = await post(page, { action: 'decline' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined.');
    const cancelled = await post(page, { action: 'cancel' });
    expect(cancelled.headers.get('location')).toBe('https://site.test/payment?cancelled=true');
    expect(received).toEqual([]);
  });

  it('keeps the address that was typed when the card is declined or the address is none', async () => {
    const { url: page } = await gateway.createCheckout({
      product: 'lifetime',
      discounted: false,
      currency: 'gbp',
      successUrl: 'https://site.test/payment?success=true',
      cancelUrl: 'https://site.test/payment?cancelled=true',
    });
    const declined = await post(page, { action: 'decline', email: 'ada@example.org' });
    expect(await declined.text()).toContain('required value="ada@example.org"');
    const refused = await post(page, { action: 'pay', email: '"ada' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('required value="&#34;ada"');
  });

  it('charges the discount that is shown, on the first payment alone', async () => {
    const once = await order('one_year', true);
    expect(await (await fetch(once)).text()).toContain('£249 once, reduced from £299');
    await post(once, { action: 'pay', email: 'ada@example.org' });
    expect(events()).toMatchObject([{ type: 'purchase-paid', amount: 24_900 }]);
    received = [];
    const monthly = await order('monthly', true);
    expect(await (await fetch(monthly)).text()).toContain(
      '£19 for the first month, then £29 each month',
    );
    await post(monthly, { action: 'pay', email: 'ada@example.org' });
    const [change] = events();
    if (change?.type !== 'subscription-changed') throw new Error('The subscription did not start.');
    expect(change.amount).toBe(2900);
    expect(await gateway.invoicesOf(change.customerId)).toMatchObject([
      { amount: 1900, currency: 'gbp' },
    ]);
  });

  it('says nothing of a visitor in the subscription itself, only in their checkout', async () => {
    const { url: page } = await gateway.createCheckout({
      product: 'monthly',
      currency: 'usd',
      discounted: false,
      successUrl: 'https://site.test/payment?checkout={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://site.test/payment?cancelled=true',
    });
    const paid = await post(page, { action: 'pay', email: 'visitor@example.org' });
    const bodies = received.map(({ body }) => body);
    const subscriptions = bodies.filter((body) => body.includes('customer.subscription.'));
    expect(subscriptions).toHaveLength(2);
    expect(subscriptions.join()).not.toContain('visitor@example.org');
    const [changed, bought] = events();
    if (changed?.type !== 'subscription-changed')
      throw new Error('The subscription did not start.');
    expect(bought).toMatchObject({
      type: 'subscription-bought',
      subscriptionId: changed.subscriptionId,
      email: 'visitor@example.org',
    });
    const id = new URL(paid.headers.get('location') ?? '').searchParams.get('checkout') ?? '';
    expect(await gateway.findCheckout(id)).toEqual({
      isPaid: true,
      email: 'visitor@example.org',
      subscriptionId: expect.stringContaining('sub_'),
    });
    expect(await gateway.findCheckout('cs_test_unknown')).toBeUndefined();
  });

  it('ends a subscription or a customer that is gone already without an error', async () => {
    await post(await order('monthly'), { action: 'pay', email: 'ada@example.org' });
    const [change] = events();
    if (change?.type !== 'subscription-changed') throw new Error('The subscription did not start.');
    for (let time = 0; time < 2; time += 1) {
      await gateway.cancelSubscription(change.subscriptionId);
      await gateway.deleteCustomer(change.customerId);
    }
    const ends = () => events().filter((event) => 'status' in event && event.status === 'ended');
    await expect.poll(ends).toHaveLength(1);
  });

  it.each([
    ['an unknown parameter', { surprise: '1' }, 'surprise'],
    [
      'a customer and an address',
      { customer: 'cus_1', customer_email: 'a@b.co' },
      'only specify one',
    ],
    ['a customer that does not exist', { customer: 'cus_1' }, 'No such customer'],
    ['an unknown price', { 'line_items[0][price]': 'price_other' }, 'No such price'],
    ['an unknown coupon', { 'discounts[0][coupon]': 'free' }, 'No such coupon'],
    ['metadata over 500 characters', { 'metadata[plan]': 'x'.repeat(501) }, 'metadata'],
    [
      'subscription data of a one-off payment',
      { 'subscription_data[metadata][a]': 'b' },
      'subscription_data',
    ],
    [
      'an end within half an hour',
      { expires_at: String(Math.floor(Date.now() / 1000)) },
      'expires_at',
    ],
  ])('refuses %s as Stripe does', async (_what, wrong, message) => {
    const answer = await fetch(`${url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams({
        mode: 'payment',
        'line_items[0][price]': testPriceIds.lifetime,
        'line_items[0][quantity]': '1',
        currency: 'usd',
        success_url: 'https://site.test/',
        cancel_url: 'https://site.test/',
        ...wrong,
      }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
  });

  it('cannot be paid twice', async () => {
    const page = await order('lifetime');
    await post(page, { action: 'pay', email: 'ada@example.org' });
    expect((await post(page, { action: 'pay', email: 'ada@example.org' })).status).toBe(404);
    expect(events()).toHaveLength(1);
  });

  it('cancels, fails and ends a subscription from the portal', async () => {
    await post(await order('annual'), { action: 'pay', email: 'ada@example.org' });
    const [change] = events();
    if (change?.type !== 'subscription-changed') throw new Error('The subscription did not start.');
    const portal = await gateway.createPortal(change.customerId, 'https://site.test/account');
    for (const action of ['cancel', 'fail', 'end'])
      await post(portal, { object: change.subscriptionId, action });
    expect(events().slice(2)).toMatchObject([
      { status: 'cancelled' },
      { status: 'past-due' },
      { status: 'ended' },
    ]);
  });

  it('withdraws a purchase that is refunded', async () => {
    await post(await order('one_year'), { action: 'pay', email: 'ada@example.org' });
    const [paid] = events();
    if (paid?.type !== 'purchase-paid' || !paid.customerId) throw new Error('Nothing was bought.');
    const portal = await gateway.createPortal(paid.customerId, 'https://site.test/account');
    await post(portal, { object: paid.paymentId, action: 'refund' });
    expect(events().at(-1)).toMatchObject({
      type: 'purchase-withdrawn',
      paymentId: paid.paymentId,
      status: 'refunded',
    });
  });

  it('sends an event again until it is taken', async () => {
    failNext = 2;
    await post(await order('lifetime'), { action: 'pay', email: 'ada@example.org' });
    expect(events()).toHaveLength(1);
  });

  it('refuses unsigned, forged, wrongly signed and stale webhooks', async () => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'x', created: 1, data: { object: {} } });
    const sign = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    for (const signature of [
      undefined,
      'nonsense',
      sign('whsec_other'),
      sign(webhookSecret, 1_000_000_000),
    ])
      expect(() => gateway.readWebhook(payload, signature)).toThrow(WebhookSignatureError);
    expect(() =>
      gateway.readWebhook(payload.replace('evt_1', 'evt_2'), sign(webhookSecret)),
    ).toThrow(WebhookSignatureError);
    expect(gateway.readWebhook(payload, sign(webhookSecret))).toBeUndefined();
  });

  it('names what failed when the provider refuses', async () => {
    const { port } = new URL(url);
    const stranger = createStripeGateway({
      secretKey: 'sk_test_other',
      webhookSecret,
      prices: testPriceIds,
      host: { hostname: 'localhost', port: Number(port) },
    });
    await expect(stranger.createPortal('cus_1', url)).rejects.toThrow(PaymentProviderError);
    await expect(stranger.createPortal('cus_1', url)).rejects.toThrow('opening the billing portal');
  });

  it('refuses to stand beside a live key', () => {
    expect(() =>
      createTestPaymentHost({
        store: new TestPaymentStore(':memory:'),
        prices: testPrices,
        coupons: testCoupons,
        url,
        webhookUrl: url,
        webhookSecret,
        secretKey: 'sk_live_1',
        clock: Date.now,
      }),
    ).toThrow('live Stripe key');
  });
});
