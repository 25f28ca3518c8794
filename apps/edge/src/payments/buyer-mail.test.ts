import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  eventAt as at,
  subscriptionChanged as changed,
} from '../../testing/server/payment-events.ts';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import type { Database } from '../database/database.ts';
import { mail } from '../database/schema/index.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import type { PaymentEvent, SubscriptionBought } from './gateway.ts';
import { recordPaymentEvent } from './ledger.ts';

const month = 30 * 24 * 60 * 60_000;
let ids = 0;
const eventId = () => `evt_mail_${(ids += 1)}`;

function bought(learnerId: string | undefined, subscriptionId: string): SubscriptionBought {
  return {
    id: eventId(),
    at,
    type: 'subscription-bought',
    subscriptionId,
    customerId: `cus_${subscriptionId}`,
    email: 'Ada@example.org',
    checkoutId: `cs_${subscriptionId}`,
    ...(learnerId === undefined ? {} : { learnerId }),
  };
}

describe.each(engines)('mail about payments on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const record = async (...events: PaymentEvent[]) => {
    for (const event of events)
      await recordPaymentEvent(database.db, event, new MailQueue(database.db, () => at));
  };
  const written = async (learnerId: string) =>
    (
      await database.db
        .select()
        .from(mail)
        .where(eq(mail.learnerId, learnerId))
        .orderBy(asc(mail.mailKey))
    ).map(({ recipient, message }) => ({ recipient, ...(message as { kind: string }) }));
  const paid = { kind: 'subscription', plan: 'monthly', amount: 2900, renews: true };

  it('says once that a subscription is paid, whichever of its events comes first', async () => {
    await record(bought('first', 'sub_1'), changed('sub_1'), changed('sub_1'));
    await record(changed('sub_2', { learnerId: 'second' }), bought('second', 'sub_2'));
    for (const learner of ['first', 'second'])
      expect(await written(learner)).toMatchObject([
        { ...paid, recipient: 'Ada@example.org', paidUntil: at + month, hasAccount: true },
      ]);
  });

  it('says so again for each period, and of each period whose payment fails', async () => {
    await record(bought('renews', 'sub_3'), changed('sub_3'));
    const second = { at: at + month, currentPeriodEnd: at + 2 * month };
    const failed = changed('sub_3', { ...second, status: 'past-due', rank: 11 });
    await record(failed, { ...failed, id: eventId(), at: failed.at + 1 });
    await record(changed('sub_3', { ...second, at: at + month + 2 }));
    expect((await written('renews')).map(({ kind }) => kind)).toEqual([
      'payment-failed',
      'subscription',
      'subscription',
    ]);
  });

  it('is silent on a cancellation, an end, and a second subscription that is refunded', async () => {
    await record(bought('quiet', 'sub_4'), changed('sub_4', { status: 'cancelled', rank: 12 }));
    await record(changed('sub_4', { status: 'ended', rank: 13, isFinal: true }));
    expect(await written('quiet')).toEqual([]);
    await record(bought('twice', 'sub_5'), changed('sub_5'));
    await record(bought('twice', 'sub_6'), changed('sub_6', { at: at + 1 }));
    expect(await written('twice')).toHaveLength(1);
  });

  it('tells a visitor to sign up, and goes to the address of the checkout', async () => {
    await record({
      id: eventId(),
      at,
      type: 'purchase-paid',
      paymentId: 'pi_1',
      plan: 'lifetime',
      email: 'visitor@example.org',
      checkoutId: 'cs_1',
      amount: 59_900,
      currency: 'usd',
    });
    expect(await written('email:visitor@example.org')).toEqual([
      {
        recipient: 'visitor@example.org',
        kind: 'purchase',
        plan: 'lifetime',
        amount: 59_900,
        currency: 'usd',
        endsAt: null,
        hasAccount: false,
      },
    ]);
  });

  it('is not written if the event is not kept', async () => {
    const event = bought('rolled-back', 'sub_7');
    const broken = {
      add: async () => {
        throw new Error('the disk is full');
      },
    } as unknown as MailQueue;
    await record(changed('sub_7'));
    await expect(recordPaymentEvent(database.db, event, broken)).rejects.toThrow('disk is full');
    await record(event);
    expect(await written('rolled-back')).toHaveLength(1);
  });
});
