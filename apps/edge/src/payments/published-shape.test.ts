import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentEventOf } from './stripe-event.ts';
import current from './stripe-published/current-objects.json' with { type: 'json' };
import older from './stripe-published/older-schemas.json' with { type: 'json' };
import { completeSession } from './test-host/complete-session.ts';
import { createHostApi } from './test-host/api.ts';
import { actInPortal } from './test-host/portal-actions.ts';
import { sessionOf } from './test-host/session-request.ts';
import { TestPaymentStore } from './test-host/store.ts';
import type { HostWorld } from './test-host/world.ts';
import { testCouponIds, testCoupons, testPriceIds, testPrices } from './test-prices.ts';

type Json = Record<string, unknown>;

/** JSON Schema of OpenAPI 3.0's dialect: `nullable` becomes a type of its own. */
function schemaOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, schemaOf(value)]),
  );
  if (nullable !== true) return rest;
  return { anyOf: [rest, { type: 'null' }] };
}

const document: Json & { components: { schemas: Record<string, Json> } } = structuredClone(older);
const validator = (name: string, schemas: unknown) => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema(schemaOf({ $id: 'stripe', ...(schemas as Json) }) as Json);
  const validate = ajv.getSchema(`stripe#/components/schemas/${name}`);
  if (!validate) throw new Error(`Stripe publishes no schema ${name}.`);
  return (object: unknown) => {
    void validate(object);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
};

/** Since 2025-03-31 the items of a subscription carry its period: docs.stripe.com/changelog/basil. */
function sinceBasil(): unknown {
  const schemas = structuredClone(document);
  const { subscription, subscription_item: item } = schemas.components.schemas;
  const moved = ['current_period_end', 'current_period_start'];
  const required = (schema: Json | undefined) => schema?.['required'] as string[];
  if (subscription)
    subscription['required'] = required(subscription).filter((name) => !moved.includes(name));
  if (item) item['required'] = [...required(item), ...moved];
  return schemas;
}

let sent: { readonly type: string; readonly object: Json }[] = [];

/** Everything that the host can send, by the buttons that send it. */
beforeAll(async () => {
  const store = new TestPaymentStore(':memory:');
  let ids = 0;
  const world: HostWorld = {
    store,
    prices: testPrices,
    coupons: testCoupons,
    url: 'http://localhost:1',
    now: () => 1_800_000_000,
    makeId: (prefix) => `${prefix}_test_${(ids += 1)}`,
    emit: async (type, object) => {
      sent.push({ type, object: JSON.parse(JSON.stringify(object)) as Json });
    },
  };
  const buy = async (price: string, mode: string, extra: Json = {}) => {
    const made = sessionOf(
      {
        mode,
        line_items: { '0': { price, quantity: '1' } },
        currency: 'eur',
        success_url: 'https://site.test/',
        cancel_url: 'https://site.test/',
        ...extra,
      },
      world,
    );
    if ('problem' in made) throw new Error(made.problem);
    store.put('session', made.session.id, made.session);
    return made.session;
  };
  const pay = async (...order: Parameters<typeof buy>) =>
    completeSession(await buy(...order), 'buyer@example.org', world);
  await pay(testPriceIds.annual, 'subscription', {
    discounts: { '0': { coupon: testCouponIds.annual } },
  });
  await pay(testPriceIds.one_year, 'payment');
  await pay(testPriceIds.lifetime, 'payment', { customer_creation: 'always' });
  await pay(testPriceIds.lifetime, 'payment', { customer_creation: 'always' });
  const abandoned = await buy(testPriceIds.lifetime, 'payment');
  await createHostApi(world, 'key').request(`/v1/checkout/sessions/${abandoned.id}/expire`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
  });
  const act = async (kind: string, index: number, action: string) => {
    const object = store.all(kind)[index] as { id: string; customer: string };
    await actInPortal(world, object.customer, object.id, action);
  };
  for (const action of ['cancel', 'resume', 'fail', `switch:${testPriceIds.monthly}`, 'end'])
    await act('subscription', 0, action);
  await act('payment', 1, 'refund');
  await act('payment', 2, 'dispute');
});

describe('what the test-mode host sends', () => {
  it('is every kind of event that the server reads', () => {
    expect(new Set(sent.map(({ type }) => type))).toEqual(
      new Set([
        'customer.subscription.created',
        'customer.subscription.updated',
        'customer.subscription.deleted',
        'checkout.session.completed',
        'checkout.session.expired',
        'charge.refunded',
        'charge.dispute.created',
      ]),
    );
  });

  it('fits the schemas that Stripe publishes, which fit Stripe’s own objects', () => {
    const schemas = sinceBasil();
    const { event: _envelope, ...objects } = current;
    const problems = [
      ...Object.entries(objects).map(([name, object]) => [
        name,
        // The examples show the transfer's account whole, the schema here its identifier.
        validator(name, schemas)({ ...object, transfer_data: null }),
      ]),
      ...sent.map(({ type, object }) => [
        type,
        validator(String(object['object']), schemas)(object),
      ]),
    ];
    expect(problems.filter(([, found]) => found?.length !== 0)).toEqual([]);
  });

  it('has no field that Stripe’s objects of today do not have', () => {
    const published: Record<string, object> = current;
    // Fields of the SDK's version that the examples, three months older, do not show.
    const optional = [
      'allowed_payment_method_types',
      'current_trial',
      'feedback_option',
      'intended_submission_method',
      'tax_id',
      'submission_method',
    ];
    const unknownFields = (object: unknown, example: unknown): string[] =>
      isObject(object) && isObject(example)
        ? Object.keys(object).flatMap((key) =>
            key in example || optional.includes(key)
              ? unknownFields(object[key], example[key]).map((name) => `${key}.${name}`)
              : key === 'metadata' || Object.keys(example).length === 0
                ? []
                : [key],
          )
        : [];
    const surplus = sent.map(({ type, object: { metadata: _ours, ...object } }) => [
      type,
      unknownFields(object, published[String(object['object'])]),
    ]);
    expect(surplus.filter(([, found]) => found?.length !== 0)).toEqual([]);
  });

  it('is refused by the check if it is of another type or has a made-up state', () => {
    const check = validator('subscription', sinceBasil());
    const { object } = sent.find(({ type }) => type.startsWith('customer.')) ?? { object: {} };
    expect(check({ ...object, status: 'paid' })).not.toEqual([]);
    expect(check({ ...object, items: undefined })).not.toEqual([]);
  });
});

describe('a webhook of Stripe', () => {
  const event = (type: string, object: unknown) => ({
    ...current.event,
    id: 'evt_1',
    type,
    data: { object },
  });
  const item = current.subscription.items.data[0];
  const bought = {
    ...current.subscription,
    transfer_data: null,
    cancel_at: null,
    cancel_at_period_end: false,
    items: {
      ...current.subscription.items,
      data: [{ ...item, price: { ...item?.price, id: testPriceIds.monthly } }],
    },
  };

  it('tells the period by its items, or by the subscription in older versions of the API', () => {
    const newer = paymentEventOf(event('customer.subscription.updated', bought), testPriceIds);
    expect(newer).toMatchObject({ currentPeriodEnd: Number(item?.current_period_end) * 1000 });

    const old = structuredClone(bought) as unknown as Json & { items: { data: Json[] } };
    for (const one of old.items.data) {
      delete one['current_period_end'];
      delete one['current_period_start'];
    }
    old['current_period_end'] = 1_900_000_000;
    old['current_period_start'] = 1_890_000_000;
    // In those versions a discount was one object.
    old['discount'] = null;
    expect(validator('subscription', older)(old)).toEqual([]);
    expect(paymentEventOf(event('customer.subscription.updated', old), testPriceIds)).toMatchObject(
      { currentPeriodEnd: 1_900_000_000_000, status: 'active' },
    );
  });

  it('tells of a cancellation by its day too, as the portal sets it', () => {
    const end = Number(item?.current_period_end);
    for (const cancel of [{ cancel_at: end }, { cancel_at_period_end: true }])
      expect(
        paymentEventOf(
          event('customer.subscription.updated', { ...bought, ...cancel }),
          testPriceIds,
        ),
      ).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: true });
  });

  it('names the buyer of a subscription in the checkout', () => {
    const session = {
      ...current['checkout.session'],
      mode: 'subscription',
      payment_intent: null,
      subscription: 'sub_1',
      customer: 'cus_1',
      payment_status: 'paid',
      status: 'complete',
    };
    expect(validator('checkout.session', sinceBasil())(session)).toEqual([]);
    expect(
      paymentEventOf(event('checkout.session.completed', session), testPriceIds),
    ).toMatchObject({
      type: 'subscription-bought',
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      email: 'example@example.com',
    });
  });

  it('reads refunds and disputes from Stripe’s own objects', () => {
    const refund = { ...current.charge, refunded: true, payment_intent: 'pi_1' };
    expect(paymentEventOf(event('charge.refunded', refund), testPriceIds)).toMatchObject({
      type: 'purchase-withdrawn',
      paymentId: 'pi_1',
      status: 'refunded',
    });
    const won = { ...current.dispute, status: 'won', payment_intent: 'pi_1' };
    expect(paymentEventOf(event('charge.dispute.closed', won), testPriceIds)).toMatchObject({
      status: 'restored',
    });
  });
});

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
