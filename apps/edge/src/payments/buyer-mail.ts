import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import {
  duplicateSubscription,
  purchase,
  subscription,
  subscriptionOwner,
  talk,
} from '../database/schema/index.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { PaymentEvent } from './gateway.ts';

/** Writes to the buyer what an event of the payment provider means: paid, renewed, or a payment that failed. */
export async function writeToBuyer(db: Db, event: PaymentEvent, mail: MailQueue): Promise<void> {
  if (event.type === 'purchase-paid') return writeOfPurchase(db, event.paymentId, mail);
  if (event.type === 'talk-paid') return writeOfTalk(db, event.paymentId, mail);
  if (event.type === 'subscription-bought' || event.type === 'subscription-changed')
    return writeOfSubscription(db, event.subscriptionId, mail);
  return undefined;
}

async function writeOfPurchase(db: Db, paymentId: string, mail: MailQueue): Promise<void> {
  const [bought] = await db.select().from(purchase).where(eq(purchase.paymentId, paymentId));
  if (!bought?.email) return;
  const { learnerId, email, plan, amount, currency, endsAt } = bought;
  if (isNobody(learnerId)) return;
  await mail.add(
    {
      learnerId,
      key: `purchase:${paymentId}`,
      to: email,
      message: {
        kind: 'purchase',
        plan,
        amount,
        currency,
        endsAt,
        hasAccount: hasAccount(learnerId),
      },
    },
    db,
  );
}

async function writeOfTalk(db: Db, paymentId: string, mail: MailQueue): Promise<void> {
  const [bought] = await db.select().from(talk).where(eq(talk.paymentId, paymentId));
  if (!bought || isNobody(bought.learnerId)) return;
  const { learnerId, email, amount, currency } = bought;
  const message = { kind: 'talk', amount, currency } as const;
  await mail.add({ learnerId, key: `talk:${paymentId}`, to: email, message }, db);
}

/**
 * Which of a new subscription's two events comes first is open: the mail waits for both, the one that names the buyer and
 * the one that says what is paid. One mail a paid period, and one a period whose payment fails.
 */
async function writeOfSubscription(db: Db, subscriptionId: string, mail: MailQueue): Promise<void> {
  const [found] = await db
    .select({ row: subscription, email: subscriptionOwner.email })
    .from(subscriptionOwner)
    .innerJoin(
      subscription,
      and(
        eq(subscription.learnerId, subscriptionOwner.learnerId),
        eq(subscription.subscriptionId, subscriptionOwner.subscriptionId),
      ),
    )
    .where(eq(subscriptionOwner.subscriptionId, subscriptionId));
  if (!found?.email || (await isToBeRefunded(db, subscriptionId))) return;
  const { learnerId, plan, status, amount, currency, currentPeriodEnd, cancelAtPeriodEnd } =
    found.row;
  if (isNobody(learnerId)) return;
  const about = { learnerId, to: found.email };
  if (status === 'active')
    await mail.add(
      {
        ...about,
        key: `subscription:${subscriptionId}:${currentPeriodEnd}`,
        message: {
          kind: 'subscription',
          plan,
          amount,
          currency,
          paidUntil: currentPeriodEnd,
          renews: !cancelAtPeriodEnd,
          hasAccount: hasAccount(learnerId),
        },
      },
      db,
    );
  else if (status === 'past-due')
    await mail.add(
      {
        ...about,
        key: `payment-failed:${subscriptionId}:${currentPeriodEnd}`,
        message: { kind: 'payment-failed', plan },
      },
      db,
    );
}

/** A second subscription of the same buyer is ended and refunded: no mail says that it is paid. */
async function isToBeRefunded(db: Db, subscriptionId: string): Promise<boolean> {
  const flags = await db.$count(
    duplicateSubscription,
    eq(duplicateSubscription.subscriptionId, subscriptionId),
  );
  return flags > 0;
}

const hasAccount = (owner: string): boolean => !owner.startsWith('email:');

/** Payments of a deleted account, and of a customer whose checkout has not been reported yet. */
const isNobody = (owner: string): boolean => /^(?:deleted|customer):/u.test(owner);
