import { randomUUID } from 'node:crypto';
import { currencyOf } from '@lemma/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Order, Payments } from '../access/payments.ts';
import type { Db } from '../database/database.ts';
import { learner } from '../database/schema/index.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { Refusal } from '../refusal/refusal.ts';
import { accessFrom } from './access.ts';
import { refuseWhatIsNotSold } from './buying-rules.ts';
import { type PaymentGateway, PaymentProviderError, WebhookSignatureError } from './gateway.ts';
import { countOpenDuplicates, isDuplicate, settleDuplicates } from './duplicate-subscriptions.ts';
import {
  adoptPayments,
  movePayments,
  ownerOfEmail,
  paymentsOf,
  recordPaymentEvent,
} from './ledger.ts';
import {
  lifetimeSpots,
  prepareSpots,
  releaseSpot,
  reserveSpot,
  spotsLeft,
} from './lifetime-spots.ts';
import { endGrants, grantAccess, runningGrants } from './grants.ts';
import { dropOpenCheckout, openCheckoutOf, replaceOpenCheckout } from './open-checkouts.ts';
import { type Product, productModes, productOfPrice, type ProductPrices } from './product.ts';
import { refundablePayments, refundPayment } from './refunds.ts';
import { isOpenTalk, setTalkHeld, talksOf } from './talks.ts';

export interface PaymentsDeps {
  readonly db: Db;
  readonly gateway: PaymentGateway;
  readonly prices: ProductPrices;
  /** The site shows discounted prices: so much is taken off the first payment. */
  readonly showsDiscounts: boolean;
  /** Origin of the site: where the buyer comes back to. */
  readonly siteUrl: string;
  readonly clock: () => number;
  /** Takes what is written to buyers; undefined on a server that sends no mail. */
  readonly mail?: MailQueue | undefined;
  /** Called for a refund that the provider did not take: it is tried again. */
  readonly onError: (error: unknown) => void;
}

/** Payments as the server needs them, over one gateway and the ledger of what was bought. */
export function createPayments({
  db,
  gateway,
  prices,
  showsDiscounts,
  siteUrl,
  clock,
  mail,
  onError,
}: PaymentsDeps): Payments {
  const checkout = async (order: Order) => {
    const product = productOfPrice(prices, order.priceId);
    if (!product || productModes[product] !== order.mode)
      throw new Refusal(
        'not-found',
        `No plan is sold ${order.mode === 'payment' ? 'once' : 'by subscription'} under that price_id. GET /config.json lists the four.`,
      );
    const { learner: learnerId } = order;
    const known = learnerId === undefined ? undefined : await buyer(learnerId);
    refuseWhatIsNotSold(
      product,
      learnerId === undefined ? undefined : await standing(learnerId),
      clock(),
    );
    if (learnerId !== undefined) await closeCheckout(await openCheckoutOf(db, learnerId));
    const held = product === 'lifetime' ? await holdPlace() : undefined;
    try {
      const opened = await provided(() =>
        gateway.createCheckout({
          product,
          currency: currencies[currencyOf(order.country)],
          discounted: showsDiscounts,
          ...returnUrls(siteUrl, product),
          ...(learnerId === undefined ? {} : { learnerId }),
          ...held,
          ...known,
        }),
      );
      if (learnerId !== undefined)
        await closeCheckout(await replaceOpenCheckout(db, learnerId, opened.id));
      return { redirect_url: opened.url };
    } catch (error) {
      if (held) await releaseSpot(db, held.reservation);
      throw error;
    }
  };

  /** A checkout of before is closed, so that no two are paid; one that was paid and is not recorded yet ends this. */
  const closeCheckout = async (id: string | undefined): Promise<void> => {
    if (id === undefined || (await provided(() => gateway.expireCheckout(id))) === 'closed') return;
    throw new Refusal(
      'already-bought',
      'You have just paid. Your payment is being confirmed: look at your account page in a minute.',
    );
  };

  /** What a learner has bought and was granted. */
  const standing = async (learnerId: string) => {
    const [owned, grants] = await Promise.all([
      paymentsOf(db, learnerId),
      runningGrants(db, learnerId, clock()),
    ]);
    return { owned, grants };
  };

  const endRenewals = async (learnerId: string): Promise<void> => {
    const { subscriptions } = await paymentsOf(db, learnerId);
    for (const { subscriptionId, status } of subscriptions)
      if (status === 'active' || status === 'past-due')
        await provided(() => gateway.endRenewal(subscriptionId));
  };

  const settle = (only?: readonly string[]) =>
    settleDuplicates({ db, gateway, clock, onError }, only);

  const prepared = once(() => prepareSpots(db));

  /** Holds one of the places of lifetime access for as long as its checkout is open. */
  const holdPlace = async () => {
    await prepared();
    const now = clock();
    const reservation = randomUUID();
    const expiresAt = now + lifetimeCheckoutMs;
    const isHeld = await reserveSpot(db, { reservation, until: expiresAt + webhookMs, now });
    if (!isHeld)
      throw new Refusal(
        'sold-out',
        `All ${lifetimeSpots} lifetime places are sold or in somebody’s checkout just now.`,
      );
    return { reservation, expiresAt };
  };

  /** Address and provider's customer of a learner, as far as they are known. */
  const buyer = async (learnerId: string): Promise<{ email?: string; customerId?: string }> => {
    const [profile] = await db
      .select({ email: learner.email })
      .from(learner)
      .where(eq(learner.learnerId, learnerId));
    const { purchases, subscriptions, talks } = await paymentsOf(db, learnerId);
    const customerId = [...subscriptions, ...purchases, ...talks]
      .map((row) => row.customerId)
      .find((id) => id !== null);
    return { ...(profile ? { email: profile.email } : {}), ...(customerId ? { customerId } : {}) };
  };

  const { talk: talkPrice = null, ...planPrices } = prices;
  return {
    prices: planPrices,
    talkPrice,
    accessOf: async (learnerId) => {
      const { owned, grants } = await standing(learnerId);
      return accessFrom(owned, grants, clock());
    },
    checkout,
    lifetimeSpots: async () => {
      await prepared();
      return { total: lifetimeSpots, left: await spotsLeft(db, clock()) };
    },
    checkoutResult: async (checkoutId) => {
      const result = await provided(() => gateway.findCheckout(checkoutId));
      if (!result) throw new Refusal('not-found', 'There is no such checkout.');
      const { isPaid: paid, subscriptionId } = result;
      const refunded = subscriptionId !== undefined && (await isDuplicate(db, subscriptionId));
      return { paid, email: result.email ?? null, refunded };
    },
    invoicesOf: async (learnerId) => {
      const { customerId } = await buyer(learnerId);
      if (customerId === undefined) return { invoices: [] };
      const invoices = await provided(() => gateway.invoicesOf(customerId));
      return {
        invoices: invoices.map(({ number, at, amount, currency, url }) => ({
          number: number ?? null,
          paid_at: new Date(at).toISOString(),
          amount,
          currency,
          url: url ?? null,
        })),
      };
    },
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
      if (!event) return 'ignored';
      const isNew = await recordPaymentEvent(db, event, mail);
      // Whoever has bought access for life is not charged again. A failure has the event sent again.
      if (event.type === 'purchase-paid' && event.plan === 'lifetime' && event.learnerId)
        await endRenewals(event.learnerId);
      if (event.type === 'subscription-bought') await settle([event.subscriptionId]);
      return isNew ? event.type : 'repeated';
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
    talksOf: async (learnerId) => {
      const talks = await talksOf(db, learnerId);
      return talks.map(({ paymentId, boughtAt, heldAt, status, amount, currency }) => ({
        payment_id: paymentId,
        bought_at: new Date(boughtAt).toISOString(),
        held_at: heldAt === null ? null : new Date(heldAt).toISOString(),
        status,
        amount,
        currency,
      }));
    },
    setTalkHeld: async (learnerId, paymentId, held, transaction) => {
      if (!(await setTalkHeld(transaction, learnerId, paymentId, held ? clock() : null)))
        throw new Refusal('not-found', 'This learner has bought no talk under this payment.');
    },
    awaits: async (email) => {
      const { purchases, subscriptions } = await paymentsOf(db, ownerOfEmail(email));
      return purchases.length + subscriptions.length > 0;
    },
    adopt: async (learnerId, email) => {
      const flagged = await adoptPayments(db, learnerId, email, clock());
      if (flagged.length > 0) await settle(flagged);
    },
    settleDuplicates: () => settle(),
    openRefunds: async () => countOpenDuplicates(db),
    exportOf: async (learnerId) => {
      const { purchases, subscriptions, talks } = await paymentsOf(db, learnerId);
      return { purchases, subscriptions, talks };
    },
    standingOf: async (learnerId) => {
      const { purchases, subscriptions, talks } = await paymentsOf(db, learnerId);
      return {
        renews: subscriptions.some(({ status }) => status !== 'ended'),
        hasCustomer: [...purchases, ...subscriptions, ...talks].some(
          (row) => row.customerId !== null,
        ),
        openTalks: talks.filter(isOpenTalk).length,
      };
    },
    grantsOf: async (learnerId) => runningGrants(db, learnerId, clock()),
    grant: async (learnerId, uid, days, transaction) =>
      grantAccess(transaction, { learnerId, uid, days, now: clock() }),
    endGrants: async (learnerId, transaction) => endGrants(transaction, learnerId, clock()),
    refundable: (learnerId) => provided(() => refundablePayments({ db, gateway }, learnerId)),
    refund: (learnerId, paymentId) =>
      provided(() => refundPayment({ db, gateway }, learnerId, paymentId)),
    stopRenewals: endRenewals,
    endSubscriptions: async (learnerId) => {
      const checkoutId = await openCheckoutOf(db, learnerId);
      if (checkoutId !== undefined) await provided(() => gateway.expireCheckout(checkoutId));
      const { subscriptions } = await paymentsOf(db, learnerId);
      for (const { subscriptionId, status } of subscriptions)
        if (status !== 'ended') await provided(() => gateway.cancelSubscription(subscriptionId));
    },
    deleteCustomer: async (learnerId) => {
      const { purchases, subscriptions, talks } = await paymentsOf(db, learnerId);
      const customers = new Set(
        [...purchases, ...subscriptions, ...talks].map((row) => row.customerId),
      );
      for (const customerId of customers)
        if (customerId !== null) await provided(() => gateway.deleteCustomer(customerId));
    },
    forget: async (transaction, learnerId, pseudonym) => {
      await dropOpenCheckout(transaction, learnerId);
      await movePayments(transaction, learnerId, pseudonym, '');
    },
  };
}

/** Stripe's least time for a checkout is half an hour; a place is held no longer than it must be. */
const lifetimeCheckoutMs = 31 * 60 * 1000;
/** A payment of the last second is told of somewhat later. */
const webhookMs = 10 * 60 * 1000;

/** Where the buyer comes back to, after paying and after leaving. */
function returnUrls(siteUrl: string, product: Product) {
  const mode = productModes[product];
  const [result, kind] =
    product === 'talk' ? ['talk', 'talk'] : [mode === 'payment' ? 'success' : 'subscribed', mode];
  return {
    successUrl: `${siteUrl}/payment?${result}=true&checkout={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${siteUrl}/payment?cancelled=true&plan=${kind}`,
  };
}

/** Does `work` the first time; one that failed is done again. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return async () => {
    done ??= work();
    try {
      await done;
    } catch (error) {
      done = undefined;
      throw error;
    }
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
