import { currencyOf } from '@lemma/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Order, Payments } from '../access/payments.ts';
import type { Db } from '../database/database.ts';
import { learner } from '../database/schema/index.ts';
import { Refusal } from '../http/refusal.ts';
import { accessFrom } from './access.ts';
import { type PaymentGateway, PaymentProviderError, WebhookSignatureError } from './gateway.ts';
import { movePayments, ownerOfEmail, paymentsOf, recordPaymentEvent } from './ledger.ts';
import { planModes, planOfPrice, type PriceIds } from './plan.ts';

export interface PaymentsDeps {
  readonly db: Db;
  readonly gateway: PaymentGateway;
  readonly prices: PriceIds;
  /** The site shows discounted prices: so much is taken off the first payment. */
  readonly showsDiscounts: boolean;
  /** Origin of the site: where the buyer comes back to. */
  readonly siteUrl: string;
  readonly clock: () => number;
}

/** Payments as the server needs them, over one gateway and the ledger of what was bought. */
export function createPayments({
  db,
  gateway,
  prices,
  showsDiscounts,
  siteUrl,
  clock,
}: PaymentsDeps): Payments {
  const checkout = async (order: Order) => {
    const plan = planOfPrice(prices, order.priceId);
    if (!plan || planModes[plan] !== order.mode)
      throw new Refusal(
        'not-found',
        `No plan is sold ${order.mode === 'payment' ? 'once' : 'by subscription'} under that price_id. GET /config.json lists the four.`,
      );
    const known = order.learner === undefined ? undefined : await buyer(order.learner);
    const success = order.mode === 'payment' ? 'success=true' : 'subscribed=true';
    return provided(async () => ({
      redirect_url: (
        await gateway.createCheckout({
          plan,
          currency: currencies[currencyOf(order.country)],
          discounted: showsDiscounts,
          successUrl: `${siteUrl}/payment?${success}`,
          cancelUrl: `${siteUrl}/payment?cancelled=true&plan=${order.mode}`,
          ...(order.learner ? { learnerId: order.learner } : {}),
          ...known,
        })
      ).url,
    }));
  };

  /** Address and provider's customer of a learner, as far as they are known. */
  const buyer = async (learnerId: string): Promise<{ email?: string; customerId?: string }> => {
    const [profile] = await db
      .select({ email: learner.email })
      .from(learner)
      .where(eq(learner.learnerId, learnerId));
    const { purchases, subscriptions } = await paymentsOf(db, learnerId);
    const customerId = [...subscriptions, ...purchases]
      .map((row) => row.customerId)
      .find((id) => id !== null);
    return { ...(profile ? { email: profile.email } : {}), ...(customerId ? { customerId } : {}) };
  };

  return {
    prices,
    accessOf: async (learnerId) => accessFrom(await paymentsOf(db, learnerId), clock()),
    checkout,
    portal: async (learnerId) => {
      const { customerId } = await buyer(learnerId);
      if (!customerId)
        throw new Refusal(
          'not-found',
          'There is nothing to manage: this account has bought nothing yet.',
        );
      return provided(async () => ({
        redirect_url: await gateway.createPortal(customerId, `${siteUrl}/account`),
      }));
    },
    receive: async (body, headers) => {
      const event = readWebhook(
        gateway,
        new TextDecoder().decode(body),
        headers.get('stripe-signature') ?? undefined,
      );
      if (event) await recordPaymentEvent(db, event);
    },
    subscriptionOf: async (learnerId) => {
      const { subscriptions } = await paymentsOf(db, learnerId);
      const current = subscriptions.find(({ status }) => status !== 'ended') ?? subscriptions[0];
      if (!current) return { subscription: null };
      const { plan, status, currentPeriodEnd, cancelAtPeriodEnd, amount, currency } = current;
      return {
        subscription: {
          plan,
          status,
          current_period_end: new Date(currentPeriodEnd).toISOString(),
          cancel_at_period_end: cancelAtPeriodEnd,
          amount,
          currency,
        },
      };
    },
    purchasesOf: async (learnerId) => {
      const { purchases } = await paymentsOf(db, learnerId);
      return {
        purchases: purchases.map(({ plan, status, purchasedAt, endsAt, amount, currency }) => ({
          plan,
          status,
          purchased_at: new Date(purchasedAt).toISOString(),
          ends_at: endsAt === null ? null : new Date(endsAt).toISOString(),
          amount,
          currency,
        })),
      };
    },
    awaits: async (email) => {
      const { purchases, subscriptions } = await paymentsOf(db, ownerOfEmail(email));
      return purchases.length + subscriptions.length > 0;
    },
    adopt: (learnerId, email) => movePayments(db, ownerOfEmail(email), learnerId),
    exportOf: async (learnerId) => {
      const { purchases, subscriptions } = await paymentsOf(db, learnerId);
      return { purchases, subscriptions };
    },
    standingOf: async (learnerId) => {
      const { purchases, subscriptions } = await paymentsOf(db, learnerId);
      return {
        renews: subscriptions.some(({ status }) => status !== 'ended'),
        hasCustomer: [...purchases, ...subscriptions].some((row) => row.customerId !== null),
      };
    },
    endSubscriptions: async (learnerId) => {
      const { subscriptions } = await paymentsOf(db, learnerId);
      for (const { subscriptionId, status } of subscriptions)
        if (status !== 'ended') await provided(() => gateway.cancelSubscription(subscriptionId));
    },
    deleteCustomer: async (learnerId) => {
      const { purchases, subscriptions } = await paymentsOf(db, learnerId);
      const customers = new Set([...purchases, ...subscriptions].map((row) => row.customerId));
      for (const customerId of customers)
        if (customerId !== null) await provided(() => gateway.deleteCustomer(customerId));
    },
    forget: (transaction, learnerId, pseudonym) =>
      movePayments(transaction, learnerId, pseudonym, ''),
  };
}

const currencies = { USD: 'usd', GBP: 'gbp', EUR: 'eur' } as const;

function readWebhook(gateway: PaymentGateway, body: string, signature: string | undefined) {
  try {
    return gateway.readWebhook(body, signature);
  } catch (error) {
    if (error instanceof WebhookSignatureError)
      throw new Refusal('invalid-signature', error.message);
    throw error;
  }
}

async function provided<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new Refusal(
      'payments-unavailable',
      'The payment provider did not answer as it should. Try again in a minute.',
      {},
      { 'retry-after': '60' },
    );
  }
}
