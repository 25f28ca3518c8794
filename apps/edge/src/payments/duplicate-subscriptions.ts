import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import {
  duplicateSubscription,
  subscription,
  subscriptionOwner,
} from '../database/schema/index.ts';
import type { PaymentGateway } from './gateway.ts';

/** Whose subscriptions are compared: an account, or the address that a visitor gave. */
export type Subscriber = { readonly learnerId: string } | { readonly visitorAddress: string };

/**
 * Takes the purchases of one subscriber in turn, to the end of the transaction: of two that are recorded at once the
 * second sees the first. Take it before any row is locked.
 */
export async function lockSubscriber(db: Db, subscriber: Subscriber): Promise<void> {
  const key =
    'learnerId' in subscriber
      ? `learner ${subscriber.learnerId}`
      : `address ${subscriber.visitorAddress}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/**
 * Flags a subscription whose subscriber has another one that runs, or whose first event has not come yet. The
 * subscriber must be locked.
 */
export async function flagDuplicate(
  db: Db,
  subscriptionId: string,
  subscriber: Subscriber,
  now: number,
): Promise<void> {
  const [keptId] = await runningOf(db, subscriber, subscriptionId);
  if (keptId !== undefined) await insertFlag(db, { subscriptionId, keptId, flaggedAt: now });
}

/**
 * Flags all but one of the running subscriptions of an account that has just taken some over. Returns those that it
 * flagged. The account must be locked.
 */
export async function flagTakenOver(
  db: Db,
  learnerId: string,
  takenOver: readonly string[],
  now: number,
): Promise<readonly string[]> {
  if (takenOver.length === 0) return [];
  let running = await runningOf(db, { learnerId });
  const flagged: string[] = [];
  for (const subscriptionId of takenOver) {
    const others = running.filter((id) => id !== subscriptionId);
    const [keptId] = others;
    if (keptId === undefined || others.length === running.length) continue;
    await insertFlag(db, { subscriptionId, keptId, flaggedAt: now });
    flagged.push(subscriptionId);
    running = others;
  }
  return flagged;
}

const insertFlag = (db: Db, flag: typeof duplicateSubscription.$inferInsert) =>
  db.insert(duplicateSubscription).values(flag).onConflictDoNothing();

/** Identifiers of the subscriptions that are neither ended nor flagged. */
async function runningOf(db: Db, subscriber: Subscriber, except = ''): Promise<readonly string[]> {
  const rows = await db
    .select({ subscriptionId: subscriptionOwner.subscriptionId })
    .from(subscriptionOwner)
    .leftJoin(
      subscription,
      and(
        eq(subscription.learnerId, subscriptionOwner.learnerId),
        eq(subscription.subscriptionId, subscriptionOwner.subscriptionId),
      ),
    )
    .leftJoin(
      duplicateSubscription,
      eq(duplicateSubscription.subscriptionId, subscriptionOwner.subscriptionId),
    )
    .where(
      and(
        'learnerId' in subscriber
          ? eq(subscriptionOwner.learnerId, subscriber.learnerId)
          : eq(subscriptionOwner.visitorAddress, subscriber.visitorAddress),
        ne(subscriptionOwner.subscriptionId, except),
        isNull(duplicateSubscription.subscriptionId),
        or(isNull(subscription.status), ne(subscription.status, 'ended')),
      ),
    )
    .orderBy(desc(subscription.currentPeriodEnd), asc(subscriptionOwner.subscriptionId));
  return rows.map((row) => row.subscriptionId);
}

export interface Settling {
  readonly db: Db;
  readonly gateway: Pick<PaymentGateway, 'cancelSubscription' | 'refundSubscription'>;
  readonly clock: () => number;
  /** Called for each subscription that could not be settled: it stays flagged, so a later call tries it again. */
  readonly onError: (error: unknown) => void;
}

/**
 * Ends flagged subscriptions at the provider and refunds what was paid for them: those in `only`, or all. Each by
 * itself: one that fails holds up no other.
 */
export async function settleDuplicates(
  { db, gateway, clock, onError }: Settling,
  only?: readonly string[],
): Promise<void> {
  const open = await db
    .select({ subscriptionId: duplicateSubscription.subscriptionId })
    .from(duplicateSubscription)
    .where(
      and(
        isNull(duplicateSubscription.settledAt),
        only && inArray(duplicateSubscription.subscriptionId, [...only]),
      ),
    )
    .orderBy(asc(duplicateSubscription.flaggedAt));
  for (const { subscriptionId } of open) {
    try {
      await gateway.cancelSubscription(subscriptionId);
      const refunds = await gateway.refundSubscription(subscriptionId);
      await db
        .update(duplicateSubscription)
        .set({ settledAt: clock(), refunds })
        .where(eq(duplicateSubscription.subscriptionId, subscriptionId));
    } catch (cause) {
      onError(
        new Error(
          `The duplicate subscription ${subscriptionId} is not refunded yet; it is tried again every ten minutes.`,
          { cause },
        ),
      );
    }
  }
}

/** How many flagged subscriptions are not settled yet. */
export async function countOpenDuplicates(db: Db): Promise<number> {
  return db.$count(duplicateSubscription, isNull(duplicateSubscription.settledAt));
}

/** True if the subscription was paid twice over: it is refunded, or about to be. */
export async function isDuplicate(db: Db, subscriptionId: string): Promise<boolean> {
  return (
    (await db.$count(
      duplicateSubscription,
      eq(duplicateSubscription.subscriptionId, subscriptionId),
    )) > 0
  );
}

/** What was flagged, latest first, a line each. */
export async function duplicateTable(db: Db): Promise<string> {
  const rows = await db
    .select()
    .from(duplicateSubscription)
    .orderBy(desc(duplicateSubscription.flaggedAt))
    .limit(200);
  if (rows.length === 0) return 'No subscription was paid twice.';
  return rows
    .map(({ subscriptionId, keptId, flaggedAt, settledAt, refunds }) =>
      [
        new Date(flaggedAt).toISOString(),
        settledAt === null ? 'open' : `refunded ${refunds.join(', ')}`,
        subscriptionId,
        `beside ${keptId}`,
      ].join('  '),
    )
    .join('\n');
}
