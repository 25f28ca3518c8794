import { z } from 'zod';
import type { PaymentEvent, SubscriptionChanged } from './gateway.ts';
import { productOfPrice, type ProductPrices } from './product.ts';

const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)]);
const metadata = z.object({
  learner_id: z.string().optional(),
  plan: z.string().optional(),
  reservation: z.string().optional(),
});

const checkoutSession = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  payment_intent: id.nullish(),
  subscription: id.nullish(),
  customer: id.nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  customer_email: z.string().nullish(),
  metadata: metadata.nullish(),
});

const subscription = z.object({
  id: z.string(),
  customer: id,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  // Before the API version 2025-03-31 the period was the subscription's; since then it is each item's.
  current_period_end: z.number().nullish(),
  items: z.object({
    data: z.array(
      z.object({
        current_period_end: z.number().nullish(),
        price: z.object({
          id: z.string(),
          unit_amount: z.number().nullish(),
          currency: z.string(),
        }),
      }),
    ),
  }),
  metadata,
});

const charge = z.object({ payment_intent: id.nullish(), refunded: z.boolean() });
const dispute = z.object({ payment_intent: id.nullish(), status: z.string() });
const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});

/** Stripe's statuses (docs.stripe.com/billing/subscriptions/overview) as ours. */
const statuses: Readonly<Record<string, SubscriptionChanged['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
  unpaid: 'ended',
  canceled: 'ended',
  incomplete_expired: 'ended',
  paused: 'ended',
};

/** Stripe's statuses that a subscription never leaves. */
const final: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Of two events of one second the one that gives less access is taken for the later. */
const ranks: Readonly<Record<SubscriptionChanged['status'], number>> = {
  active: 0,
  'past-due': 1,
  cancelled: 2,
  ended: 3,
};

/** A Stripe event as what it means for access; undefined where it means nothing. `prices` names what we sell. */
export function paymentEventOf(raw: unknown, prices: ProductPrices): PaymentEvent | undefined {
  const event = envelope.parse(raw);
  const base = { id: event.id, at: event.created * 1000 };
  const { object } = event.data;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return completion(base, checkoutSession.parse(object));
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const reservation = checkoutSession.parse(object).metadata?.reservation;
      return reservation ? { ...base, type: 'checkout-closed', reservation } : undefined;
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscriptionChange(base, event.type, subscription.parse(object), prices);
    case 'charge.refunded': {
      const { payment_intent: paymentId, refunded } = charge.parse(object);
      if (!paymentId || !refunded) return undefined;
      return { ...base, type: 'purchase-withdrawn', paymentId, status: 'refunded' };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { payment_intent: paymentId, status } = dispute.parse(object);
      if (!paymentId) return undefined;
      return {
        ...base,
        type: 'purchase-withdrawn',
        paymentId,
        status: status === 'won' ? 'restored' : 'disputed',
      };
    }
    default:
      return undefined;
  }
}

interface Base {
  readonly id: string;
  readonly at: number;
}
type CheckoutSession = z.output<typeof checkoutSession>;

function completion(base: Base, session: CheckoutSession): PaymentEvent | undefined {
  const email = session.customer_details?.email ?? session.customer_email;
  if (!email) return undefined;
  if (session.mode === 'subscription') return subscriptionBought(base, session, email);
  return session.mode === 'payment' ? purchase(base, session, email) : undefined;
}

function subscriptionBought(
  base: Base,
  session: CheckoutSession,
  email: string,
): PaymentEvent | undefined {
  const { subscription: subscriptionId, customer, metadata: given } = session;
  if (!subscriptionId || !customer) return undefined;
  return {
    ...base,
    type: 'subscription-bought',
    subscriptionId,
    customerId: customer,
    checkoutId: session.id,
    email,
    ...(given?.learner_id ? { learnerId: given.learner_id } : {}),
  };
}

function purchase(base: Base, session: CheckoutSession, email: string): PaymentEvent | undefined {
  const { plan, learner_id: learnerId, reservation } = session.metadata ?? {};
  if (plan !== 'one_year' && plan !== 'lifetime' && plan !== 'talk') return undefined;
  if (session.payment_status === 'unpaid')
    return reservation ? { ...base, type: 'checkout-held', reservation } : undefined;
  const paid = {
    ...base,
    // What costs nothing has no payment: the session stands for it.
    paymentId: session.payment_intent ?? session.id,
    checkoutId: session.id,
    email,
    ...(learnerId ? { learnerId } : {}),
    ...(session.customer ? { customerId: session.customer } : {}),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
  };
  return plan === 'talk'
    ? { ...paid, type: 'talk-paid' }
    : { ...paid, type: 'purchase-paid', plan, ...(reservation ? { reservation } : {}) };
}

function subscriptionChange(
  base: Base,
  type: string,
  object: z.output<typeof subscription>,
  prices: ProductPrices,
): PaymentEvent | undefined {
  const [item] = object.items.data;
  const plan = item && productOfPrice(prices, item.price.id);
  const known = statuses[object.status];
  const end = item?.current_period_end ?? object.current_period_end;
  if (!item || !known || !end || (plan !== 'monthly' && plan !== 'annual')) return undefined;
  const { learner_id: learnerId } = object.metadata;
  // With flexible billing a cancellation in the portal sets the day and leaves the flag alone.
  const cancels =
    object.cancel_at_period_end || (object.cancel_at != null && object.cancel_at <= end);
  const status = known === 'active' && cancels ? 'cancelled' : known;
  return {
    ...base,
    type: 'subscription-changed',
    subscriptionId: object.id,
    plan,
    status,
    isFinal: final.has(object.status),
    rank: (type === 'customer.subscription.created' ? 0 : 10) + ranks[status],
    currentPeriodEnd: end * 1000,
    cancelAtPeriodEnd: cancels,
    customerId: object.customer,
    ...(learnerId ? { learnerId } : {}),
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
  };
}
