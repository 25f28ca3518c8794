import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { eq } from 'drizzle-orm';
import { subscription } from '../database/schema/index.ts';
import { subscriptionChanged as changed } from '../../testing/server/payment-events.ts';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import type { PaymentEvent } from './gateway.ts';
import { movePayments, paymentsOf, recordPaymentEvent } from './ledger.ts';

let ids = 0;
const nextId = (prefix: string) => `${prefix}_${(ids += 1)}`;

/** A stream of numbers that is the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

describe.each(engines)('events of the payment provider on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const record = (event: PaymentEvent) => recordPaymentEvent(database.db, event);
  const rowsOf = (subscriptionId: string) =>
    database.db.select().from(subscription).where(eq(subscription.subscriptionId, subscriptionId));

  it('leave a cancelled subscription cancelled, in 300 pairs that come at once', async () => {
    const pairs = Array.from({ length: 300 }, (_, index) => {
      const id = nextId('sub');
      const sameSecond = index % 2 === 0;
      const start = changed(id, { rank: 0 });
      const end = changed(id, {
        at: start.at + (sameSecond ? 0 : 1000),
        status: 'ended',
        isFinal: true,
        rank: 13,
      });
      return { id, events: index % 3 === 0 ? [end, start] : [start, end] };
    });
    for (let from = 0; from < pairs.length; from += 20)
      await Promise.all(
        pairs.slice(from, from + 20).flatMap(({ events }) => events.map((event) => record(event))),
      );
    const revived = [];
    for (const { id } of pairs)
      for (const row of await rowsOf(id)) if (row.status !== 'ended') revived.push(id);
    expect(revived).toEqual([]);
  });

  it('end in the same state in any order, with repeats, at once', async () => {
    const random = randomFrom(21);
    for (let round = 0; round < 25; round += 1) {
      const id = nextId('sub');
      const email = `${id}@example.org`;
      const states = Array.from({ length: 6 }, (_, index) =>
        changed(id, {
          at: 1_800_000_000_000 + Math.floor(index / 2) * 1000,
          status: index % 2 === 0 ? 'active' : 'past-due',
          rank: 10 + (index % 2),
          amount: index,
        }),
      );
      const bought: PaymentEvent = {
        id: nextId('evt'),
        at: 1_800_000_000_000,
        type: 'subscription-bought',
        subscriptionId: id,
        customerId: `cus_${id}`,
        checkoutId: `cs_${id}`,
        email,
      };
      const events = shuffled([...states, bought, ...states.slice(2, 4)], random);
      await Promise.all(events.map((event) => record(event)));
      const rows = await rowsOf(id);
      expect(rows).toMatchObject([{ learnerId: `email:${email}`, status: 'past-due', amount: 5 }]);
    }
  });

  it('keep one row of a subscription while its owner changes', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = nextId('sub');
      const email = `${id}@example.org`;
      await record({
        id: nextId('evt'),
        at: 1,
        type: 'subscription-bought',
        subscriptionId: id,
        customerId: `cus_${id}`,
        checkoutId: `cs_${id}`,
        email,
      });
      await Promise.all([
        record(changed(id)),
        movePayments(database.db, `email:${email}`, `auth0|${id}`),
        record(changed(id, { at: 1_800_000_005_000, status: 'cancelled' })),
      ]);
      expect(await rowsOf(id)).toMatchObject([{ learnerId: `auth0|${id}`, status: 'cancelled' }]);
    }
  });

  it('keep a refund whatever is said of the payment in the same second', async () => {
    const paymentId = nextId('pi');
    const at = 1_800_000_000_000;
    await record({
      id: nextId('evt'),
      at,
      type: 'purchase-paid',
      paymentId,
      plan: 'lifetime',
      checkoutId: 'cs_1',
      email: 'a@example.org',
      learnerId: 'auth0|refunded',
      amount: 1,
      currency: 'gbp',
    });
    const withdrawn = (status: 'refunded' | 'disputed') =>
      record({ id: nextId('evt'), at, type: 'purchase-withdrawn', paymentId, status });
    await Promise.all([withdrawn('refunded'), withdrawn('disputed')]);
    await withdrawn('disputed');
    const { purchases } = await paymentsOf(database.db, 'auth0|refunded');
    expect(purchases).toMatchObject([{ status: 'refunded' }]);
  });
});
