import { Ajv } from 'ajv';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../testing/server/listen.ts';
import { type PaymentGateway, PaymentProviderError } from './gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import calls from './stripe-published/calls.json' with { type: 'json' };
import answers from './stripe-published/current-answers.json' with { type: 'json' };
import objects from './stripe-published/current-objects.json' with { type: 'json' };
import { nestedForm } from './test-host/form-body.ts';
import { createTestPaymentHost } from './test-host/host.ts';
import { TestPaymentStore } from './test-host/store.ts';
import { testCouponIds, testCoupons, testPriceIds, testPrices } from './test-prices.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A call of the gateway, as it went over HTTP. */
interface Call {
  readonly operation: string;
  readonly query: Json;
  readonly body: Json;
  readonly status: number;
  readonly answer: Json;
}

const operations = Object.keys(calls) as (keyof typeof calls)[];
const operationOf = (method: string, path: string) =>
  operations.find((name) =>
    new RegExp(`^${name.replace(/\{\w+\}/gu, '[^/]+')}$`, 'u').test(`${method} ${path}`),
  );

/** Lists of a form have their positions for names. */
function withLists(value: unknown): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withLists(one)] as const);
  return entries.length > 0 && entries.every(([key]) => /^\d+$/u.test(key))
    ? entries.map(([, one]) => one)
    : Object.fromEntries(entries);
}

/** OpenAPI's objects take further properties; Stripe refuses what it does not know. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isObject(schema)) return schema;
  const { nullable: _nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  );
  return isObject(schema['properties']) ? { additionalProperties: false, ...rest } : rest;
}

const problemsOf = (schema: Json, value: unknown): string[] => {
  // Forms and queries are text.
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    coerceTypes: true,
    validateFormats: false,
  });
  const validate = ajv.compile(closed({ type: 'object', ...schema }) as Json);
  void validate(structuredClone(value));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const requestProblems = ({ operation, query, body }: Omit<Call, 'status' | 'answer'>): string[] => {
  const name = operations.find((one) => one === operation);
  if (!name) return ['Stripe publishes no such call'];
  return [
    ...problemsOf({ properties: calls[name].query }, query),
    ...problemsOf(calls[name].body, body),
  ];
};

const published: Readonly<Record<string, Json>> = { ...objects, ...answers };
/** Of one's fields, those that Stripe's own example of the object does not have. */
const unknownFields = (object: Json): string[] => {
  const name = `${object['deleted'] === true ? 'deleted_' : ''}${String(object['object'])}`;
  return Object.keys(object).filter((key) => !(key in (published[name] ?? {})));
};
const objectsOf = ({ answer }: Call): Json[] =>
  answer['object'] === 'list' ? (answer['data'] as Json[]) : [answer];
/** Fields of the SDK's version that the examples, three months older, do not show. */
const newer = new Set(['allowed_payment_method_types']);

const keys = { secretKey: 'sk_test_calls', webhookSecret: 'whsec_calls' };
const store = new TestPaymentStore(':memory:');
const made: Call[] = [];
let http: Listening;
let gateway: PaymentGateway;
let press: (page: string, fields: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  let serve: (request: Request) => Response | Promise<Response>;
  http = await listen(() => async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/webhook') return new Response('taken');
    const sent = await request.clone().text();
    const response = await serve(request);
    if (pathname.startsWith('/v1/'))
      made.push({
        operation: operationOf(request.method, pathname) ?? `${request.method} ${pathname}`,
        query: Object.fromEntries(searchParams),
        body: withLists(nestedForm(new URLSearchParams(sent))) as Json,
        status: response.status,
        answer: (await response.clone().json()) as Json,
      });
    return response;
  });
  const { url, port } = http;
  const { app } = createTestPaymentHost({
    ...keys,
    store,
    prices: testPrices,
    coupons: testCoupons,
    url,
    webhookUrl: `${url}/webhook`,
    clock: Date.now,
  });
  serve = app.fetch;
  gateway = createStripeGateway({
    ...keys,
    prices: testPriceIds,
    coupons: testCouponIds,
    host: { hostname: 'localhost', port },
  });
  press = (page, fields) =>
    fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
});
afterAll(async () => {
  await http.close();
  store.close();
});

const order = (product: keyof typeof testPriceIds) => ({
  product,
  currency: 'eur' as const,
  discounted: true,
  learnerId: 'auth0|1',
  successUrl: 'https://site.test/payment?checkout={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://site.test/payment',
});

/** Buys a plan, and returns what was bought with its customer. */
async function buy(plan: keyof typeof testPriceIds) {
  const { id, url } = await gateway.createCheckout({
    ...order(plan),
    email: 'buyer@example.org',
    ...(plan === 'lifetime' ? { expiresAt: Date.now() + 31 * 60_000, reservation: 'r1' } : {}),
  });
  await press(url, { action: 'pay', email: 'buyer@example.org' });
  const [customer] = store.all('session').filter((one) => isObject(one) && one['id'] === id);
  return { id, customerId: String((customer as Json)['customer']) };
}

/** Each method of the gateway, called so that it makes all its calls. A new method does not compile without. */
const drive: Readonly<Record<keyof Omit<PaymentGateway, 'readWebhook'>, () => Promise<unknown>>> = {
  createCheckout: async () => {
    const { customerId } = await buy('lifetime');
    await gateway.createCheckout({ ...order('talk'), customerId });
    return gateway.createCheckout({ ...order('one_year'), customerId });
  },
  expireCheckout: async () => {
    const { id } = await gateway.createCheckout(order('one_year'));
    expect(await gateway.expireCheckout(id)).toBe('closed');
  },
  findCheckout: async () => {
    const { id } = await buy('annual');
    expect(await gateway.findCheckout(id)).toMatchObject({ isPaid: true });
    expect(await gateway.findCheckout('cs_none')).toBeUndefined();
  },
  createPortal: async () =>
    gateway.createPortal((await buy('annual')).customerId, 'https://site.test/account'),
  invoicesOf: async () => {
    const { customerId } = await buy('monthly');
    expect(await gateway.invoicesOf(customerId)).toHaveLength(1);
  },
  cancelSubscription: async () => {
    const found = await gateway.findCheckout((await buy('monthly')).id);
    const id = found?.subscriptionId ?? '';
    await gateway.cancelSubscription(id);
    await gateway.cancelSubscription(id);
  },
  refundSubscription: async () => {
    const found = await gateway.findCheckout((await buy('annual')).id);
    const id = found?.subscriptionId ?? '';
    expect(await gateway.refundSubscription(id)).toHaveLength(1);
    expect(await gateway.refundSubscription(id)).toHaveLength(1);
  },
  latestPaymentOf: async () => {
    const found = await gateway.findCheckout((await buy('annual')).id);
    const latest = await gateway.latestPaymentOf(found?.subscriptionId ?? '');
    expect(latest).toMatchObject({ currency: 'eur', isFirst: true });
    expect(await gateway.latestPaymentOf('sub_none')).toBeUndefined();
  },
  refundPayment: async () => {
    const found = await gateway.findCheckout((await buy('monthly')).id);
    const latest = await gateway.latestPaymentOf(found?.subscriptionId ?? '');
    await gateway.refundPayment(latest?.id ?? '');
    await gateway.refundPayment(latest?.id ?? '');
  },
  endRenewal: async () => {
    const found = await gateway.findCheckout((await buy('annual')).id);
    await gateway.endRenewal(found?.subscriptionId ?? '');
  },
  deleteCustomer: async () => {
    const { customerId } = await buy('annual');
    await gateway.deleteCustomer(customerId);
    await gateway.deleteCustomer(customerId);
  },
};

describe('the calls of the payment gateway', () => {
  it('are calls that Stripe publishes, with parameters that it publishes, and no others are recorded', async () => {
    for (const work of Object.values(drive)) await work();
    const problems = made.flatMap((call) =>
      requestProblems(call).map((problem) => `${call.operation}: ${problem}`),
    );
    expect(problems).toEqual([]);
    expect(new Set(made.map(({ operation }) => operation))).toEqual(new Set(operations));
  });

  it('are refused by this check with an unknown parameter, a wrong type or a missing one', () => {
    const operation = 'POST /v1/checkout/sessions';
    const body = { mode: 'payment', success_url: 'https://site.test/' };
    expect(requestProblems({ operation, query: {}, body })).toEqual([]);
    for (const wrong of [
      { ...body, modes: 'payment' },
      { ...body, mode: 'gift' },
      { ...body, line_items: [{ prices: 'p' }] },
      { mode: 'payment' },
    ])
      expect(requestProblems({ operation, query: {}, body: wrong })).not.toEqual([]);
  });

  it('are answered by the test-mode host with fields that Stripe’s objects have', () => {
    const taken = made.filter(({ status }) => status === 200);
    const unknown = taken.flatMap((call) =>
      objectsOf(call).map((object) => [call.operation, unknownFields(object)] as const),
    );
    expect(unknown.length).toBeGreaterThan(operations.length);
    expect(unknown.filter(([, fields]) => fields.some((field) => !newer.has(field)))).toEqual([]);
  });
});

describe('the test-mode host, as Stripe,', () => {
  const stripe = () =>
    new Stripe(keys.secretKey, {
      host: 'localhost',
      port: http.port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });

  it('refuses the portal and the invoices of a customer who was deleted or never was', async () => {
    const { customerId } = await buy('annual');
    await gateway.deleteCustomer(customerId);
    for (const id of [customerId, 'cus_none'])
      for (const call of [
        gateway.createPortal(id, 'https://site.test/'),
        gateway.invoicesOf(id),
        gateway.createCheckout({ ...order('annual'), customerId: id }),
      ])
        await expect(call).rejects.toThrow(PaymentProviderError);
  });

  it('refunds no payment that is disputed, and gives a key its first answer for good', async () => {
    const { id, customerId } = await buy('one_year');
    const session = await stripe().checkout.sessions.retrieve(id);
    const paymentId = typeof session.payment_intent === 'string' ? session.payment_intent : '';
    const portal = await gateway.createPortal(customerId, 'https://site.test/');
    await press(portal, { object: paymentId, action: 'dispute' });
    const refund = (idempotencyKey?: string) =>
      stripe().refunds.create(
        { payment_intent: paymentId },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      );
    await expect(refund('key')).rejects.toMatchObject({ code: 'charge_disputed' });
    // The dispute is won.
    store.put('payment', paymentId, {
      ...(store.get('payment', paymentId) as Json),
      disputed: false,
    });
    await expect(refund('key')).rejects.toMatchObject({ code: 'charge_disputed' });
    expect(await refund()).toMatchObject({ status: 'succeeded' });
  });
});
