import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNull } from 'drizzle-orm';
import { lifetimeSpot } from '../database/schema/index.ts';
import type { Database } from '../database/database.ts';
import {
  Browser,
  type RunningIdentity,
  startTestIdentityServer,
} from '../../testing/server/identity-browser.ts';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import { startWholeServer, type WholeServer } from '../../testing/server/whole-server.ts';
import { duplicateTable } from './duplicate-subscriptions.ts';
import { recordPaymentEvent } from './ledger.ts';
import { holdSpot, prepareSpots, releaseSpot, reserveSpot, spotsLeft } from './lifetime-spots.ts';
import { testPriceIds } from './test-prices.ts';

const minute = 60_000;

describe.each(engines)('the places of lifetime access on %s', (engine) => {
  let database: Database;
  let now = 1_800_000_000_000;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await prepareSpots(database.db);
  });
  afterAll(() => database.close());

  const reserve = (reservation: string) =>
    reserveSpot(database.db, { reservation, until: now + 30 * minute, now });
  const pay = (paymentId: string, reservation?: string) =>
    recordPaymentEvent(database.db, {
      id: randomUUID(),
      at: now,
      type: 'purchase-paid',
      paymentId,
      plan: 'lifetime',
      checkoutId: `cs_${paymentId}`,
      email: `${paymentId}@example.org`,
      amount: 149_900,
      currency: 'usd',
      ...(reservation === undefined ? {} : { reservation }),
    });
  const refund = (paymentId: string) =>
    recordPaymentEvent(database.db, {
      id: randomUUID(),
      at: now,
      type: 'purchase-withdrawn',
      paymentId,
      status: 'refunded',
    });
  const left = () => spotsLeft(database.db, now);

  it('are held by fifty of seventy checkouts that begin at once, and sold to whoever pays', async () => {
    const held = await Promise.all(Array.from({ length: 70 }, (_, index) => reserve(`r${index}`)));
    const winners = held.flatMap((isHeld, index) => (isHeld ? [`r${index}`] : []));
    expect(winners).toHaveLength(50);
    expect(await left()).toBe(0);
    expect(await reserve('late')).toBe(false);

    // One pays twice over, by an event that comes again; one goes away; one's time runs out; one's bank takes days.
    const [paid = '', gone = '', slow = ''] = winners;
    await Promise.all([pay('pi_1', paid), pay('pi_1', paid)]);
    await releaseSpot(database.db, gone);
    expect(await left()).toBe(1);
    await holdSpot(database.db, slow);
    now += 31 * minute;
    expect(await left()).toBe(48);
    await pay('pi_slow', slow);
    expect(await left()).toBe(48);

    await refund('pi_1');
    expect(await left()).toBe(49);
    await refund('pi_2');
    await pay('pi_2');
    expect(await left()).toBe(49);
  });

  it('stay counted when money comes although none is left', async () => {
    for (let index = (await left()) - 1; index >= 0; index -= 1) await pay(`pi_all_${index}`);
    expect(await left()).toBe(0);
    await pay('pi_too_many');
    expect(await left()).toBe(0);
    await refund('pi_too_many');
    expect(await left()).toBe(0);
    await refund('pi_slow');
    expect(await left()).toBe(1);
    await prepareSpots(database.db);
    expect(await left()).toBe(1);
  });
});

describe.each(engines)('what is sold over HTTP on %s', (engine) => {
  let identity: RunningIdentity;
  let server: WholeServer;
  let later = 0;
  beforeAll(async () => {
    identity = await startTestIdentityServer({ emailsAreVerified: true });
    server = await startWholeServer(engine, identity.url, {
      showsDiscounts: true,
      clock: () => Date.now() + later,
    });
  });
  afterAll(async () => {
    await server.close();
    await identity.identity.close();
  });

  async function signUp(email = `${randomUUID()}@example.org`) {
    const password = 'correct horse battery';
    const { access_token: token = '' } = await new Browser(identity.url).signIn(
      'signup',
      email,
      password,
    );
    const client = server.with(token);
    await client.syncUser({ body: { email, name: 'Buyer' } });
    return { client, email };
  }
  const price = (plan: keyof typeof testPriceIds) => ({ body: { price_id: testPriceIds[plan] } });
  const pay = (till: string, email: string) => server.press(till, { action: 'pay', email });

  it('is charged as it is shown, invoiced, and not sold twice', async () => {
    const { client, email } = await signUp();
    const { redirect_url: till } = await client.createSubscriptionSession(price('monthly'));
    expect(await (await fetch(till)).text()).toContain('US$29 for the first month, then US$39');
    await pay(till, email);
    expect(await client.invoices()).toMatchObject({
      invoices: [{ amount: 2900, currency: 'usd', url: expect.stringContaining('http') }],
    });

    for (const plan of ['monthly', 'annual'] as const)
      await expect(client.createSubscriptionSession(price(plan))).rejects.toMatchObject({
        status: 409,
        code: 'already-bought',
      });
    await expect(client.createCheckoutSession(price('one_year'))).rejects.toMatchObject({
      code: 'already-bought',
    });
    const { redirect_url: portal } = await client.createPortalSession();
    const { tables } = await client.exportData();
    const object = String(tables['subscriptions']?.[0]?.['subscriptionId']);
    // The provider tells whole seconds.
    later += 1000;
    await server.press(portal, { object, action: `switch:${testPriceIds.annual}` });
    expect(await client.subscription()).toMatchObject({ subscription: { plan: 'annual' } });

    later += 1000;
    const { redirect_url: forLife } = await client.createCheckoutSession(price('lifetime'));
    await pay(forLife, email);
    expect(await client.paidAccess()).toMatchObject({ has_access: true, ends_at: null });
    // What is paid for life is not charged again.
    await expect
      .poll(() => client.subscription())
      .toMatchObject({ subscription: { cancel_at_period_end: true } });
    await expect(client.createCheckoutSession(price('lifetime'))).rejects.toMatchObject({
      code: 'already-bought',
    });
  });

  it('is one checkout at a time: of two tabs one can be paid', async () => {
    const { client, email } = await signUp();
    const tabs = await Promise.all([
      client.createSubscriptionSession(price('monthly')),
      client.createSubscriptionSession(price('annual')),
    ]);
    const answers = [];
    for (const { redirect_url: till } of tabs) answers.push((await pay(till, email)).status);
    expect(new Set(answers)).toEqual(new Set([303, 404]));
    const { tables } = await client.exportData();
    expect(tables['subscriptions']).toHaveLength(1);
  });

  it('is one subscription for each address: of two visitors who pay at once, one is refunded', async () => {
    const email = `${randomUUID()}@example.org`;
    const visitor = server.with();
    const tills = await Promise.all([
      visitor.createSubscriptionSession(price('monthly')),
      visitor.createSubscriptionSession(price('annual')),
    ]);
    // Both pages are open at the host before either is paid.
    const paid = await Promise.all(
      tills.map(({ redirect_url: till }, index) =>
        pay(till, index === 0 ? email : email.toUpperCase()),
      ),
    );
    expect(paid.map(({ status }) => status)).toEqual([303, 303]);
    const results = await Promise.all(
      paid.map((answer) => {
        const id = new URL(answer.headers.get('location') ?? '').searchParams.get('checkout') ?? '';
        return visitor.checkoutResult({ params: { checkout_id: id } });
      }),
    );
    expect(results.filter(({ refunded }) => refunded)).toHaveLength(1);

    const buyer = await signUp(email);
    const { tables } = await buyer.client.exportData();
    const statuses = tables['subscriptions']?.map(({ status }) => String(status));
    expect(statuses?.toSorted()).toEqual(['active', 'ended']);
    const flagged = await duplicateTable(server.database.db);
    const ended = tables['subscriptions']?.find(({ status }) => status === 'ended');
    expect(flagged).toMatch(
      new RegExp(`refunded pi_\\w+ {2}${String(ended?.['subscriptionId'])} {2}beside`, 'u'),
    );
  });

  it('is one subscription for an account and its address: the one bought signed out is refunded', async () => {
    const { client, email } = await signUp();
    const { redirect_url: own } = await client.createSubscriptionSession(price('monthly'));
    await pay(own, email);
    const { redirect_url: till } = await server.with().createSubscriptionSession(price('annual'));
    await pay(till, email);
    await client.syncUser({ body: { email, name: 'Buyer' } });
    await expect
      .poll(() => client.subscription())
      .toMatchObject({
        subscription: { plan: 'monthly', status: 'active' },
      });
    const { tables } = await client.exportData();
    const plans = tables['subscriptions']?.map(({ plan, status }) => [plan, status]);
    expect(plans).toHaveLength(2);
    expect(plans).toEqual(
      expect.arrayContaining([
        ['monthly', 'active'],
        ['annual', 'ended'],
      ]),
    );
    expect(server.failures).toEqual([]);
  });

  it('tells whoever comes back which address to sign up with', async () => {
    const visitor = server.with();
    const { redirect_url: till } = await visitor.createSubscriptionSession(price('annual'));
    const paid = await pay(till, 'first-minute@example.org');
    const back = new URL(paid.headers.get('location') ?? '');
    expect(back.searchParams.get('subscribed')).toBe('true');
    const id = back.searchParams.get('checkout') ?? '';
    expect(await visitor.checkoutResult({ params: { checkout_id: id } })).toEqual({
      paid: true,
      email: 'first-minute@example.org',
      refunded: false,
    });
    await expect(
      visitor.checkoutResult({ params: { checkout_id: 'cs_test_other' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is sold out when no place is left, and says so before', async () => {
    const visitor = server.with();
    const { lifetime_spots: before } = await visitor.clientConfig();
    expect(before).toMatchObject({ total: 50, left: expect.any(Number) });
    const { redirect_url: open } = await visitor.createCheckoutSession(price('lifetime'));
    expect((await visitor.clientConfig()).lifetime_spots?.left).toBe((before?.left ?? 0) - 1);
    await server.database.db
      .update(lifetimeSpot)
      .set({ reservedUntil: Number.MAX_SAFE_INTEGER })
      .where(isNull(lifetimeSpot.reservation));
    await expect(visitor.createCheckoutSession(price('lifetime'))).rejects.toMatchObject({
      status: 409,
      code: 'sold-out',
    });
    expect((await visitor.clientConfig()).lifetime_spots).toEqual({ total: 50, left: 0 });
    // A place that was held is sold to whoever holds it.
    expect((await pay(open, 'last@example.org')).status).toBe(303);
    expect(server.failures).toEqual([]);
  });
});
