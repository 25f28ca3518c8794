import type { RefundablePayment } from '../access/payments.ts';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { PaymentGateway } from './gateway.ts';
import { paymentsOf } from './ledger.ts';
import { refundedAmong } from './withdrawals.ts';

/** The terms promise a refund of the first payment, without a reason, for so long; of a talk only until it was had. */
const promisedMs = 30 * 24 * 60 * 60 * 1000;

export interface RefundDeps {
  readonly db: Db;
  readonly gateway: Pick<
    PaymentGateway,
    'latestPaymentOf' | 'refundPayment' | 'cancelSubscription'
  >;
}

/**
 * What can be given back to a learner, latest first: paid purchases and talks, and the latest payment of each subscription, as the
 * provider knows it. Throws `PaymentProviderError`.
 */
export async function refundablePayments(
  deps: RefundDeps,
  learnerId: string,
): Promise<readonly RefundablePayment[]> {
  const payments = await latestPayments(deps, learnerId);
  const refunded = await refundedAmong(
    deps.db,
    payments.map(({ id }) => id),
  );
  return payments.filter(({ id }) => !refunded.has(id));
}

/**
 * Refunds one payment of the learner in full. A subscription that it paid for ends first, so that nothing is charged
 * again; a refund that fails after that can be asked for again. One that was refunded already stays so. Throws
 * `PaymentProviderError`.
 */
export async function refundPayment(
  deps: RefundDeps,
  learnerId: string,
  paymentId: string,
): Promise<void> {
  const payments = await latestPayments(deps, learnerId);
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment)
    throw new Refusal('not-found', 'This learner has no such payment that can be refunded.');
  if (payment.subscriptionId) await deps.gateway.cancelSubscription(payment.subscriptionId);
  await deps.gateway.refundPayment(paymentId);
}

async function latestPayments(
  { db, gateway }: RefundDeps,
  learnerId: string,
): Promise<readonly RefundablePayment[]> {
  const { purchases, subscriptions, talks } = await paymentsOf(db, learnerId);
  const bought: RefundablePayment[] = purchases
    .filter(({ status }) => status !== 'disputed')
    .map(({ paymentId, plan, purchasedAt, amount, currency }) => ({
      kind: 'purchase',
      id: paymentId,
      plan,
      at: purchasedAt,
      amount,
      currency,
      promisedUntil: purchasedAt + promisedMs,
    }));
  const talked: RefundablePayment[] = talks
    .filter(({ status }) => status !== 'disputed')
    .map(({ paymentId, boughtAt, heldAt, amount, currency }) => ({
      kind: 'talk',
      id: paymentId,
      plan: 'talk',
      at: boughtAt,
      amount,
      currency,
      promisedUntil: heldAt === null ? boughtAt + promisedMs : null,
    }));
  const renewed = await Promise.all(
    subscriptions.map(async ({ subscriptionId, plan }): Promise<RefundablePayment[]> => {
      const latest = await gateway.latestPaymentOf(subscriptionId);
      if (!latest) return [];
      const { isFirst, ...payment } = latest;
      const promisedUntil = isFirst ? payment.at + promisedMs : null;
      return [{ kind: 'subscription', plan, ...payment, subscriptionId, promisedUntil }];
    }),
  );
  return [...bought, ...talked, ...renewed.flat()].toSorted((a, b) => b.at - a.at);
}
