import { z } from 'zod';
import type { PaymentEvent, SubscriptionChanged } from './gateway.ts';
import { type PriceIds, planOfPrice } from './plan.ts';

const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)]);
const metadata = z.object({ learner_id: z.string().optional(), plan: z.string().optional() });

const checkoutSession = z.object({
  mode: z.string(),
  payment_status: z.string(),
  payment_intent: id.nullish(),
  customer: id.nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  customer_email: z.string().nullish(),
  metadata,
});

const subscription = z.object({
  id: z.string(),
  customer: id,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z.array(
      z.object({
        current_period_end: z.number(),
        price: z.object({
          id: z.string(),
          unit_amount: z.number().nullish(),
          currency: z.string(),
        }),
      }),
    ),
  }),
  metadata: metadata.extend({ email: z.string().optional() }),
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

/** A Stripe event as what it means for access; undefined where it means nothing. `prices` names our plans. */
export function paymentEventOf(raw: unknown, prices: PriceIds): PaymentEvent | undefined {
  const event = envelope.parse(raw);
  const base = { id: event.id, at: event.created * 1000 };
  const { object } = event.data;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return purchase(base, checkoutSession.parse(object));
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscriptionChange(base, subscription.parse(object), prices);
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

function purchase(
  base: { id: string; at: number },
  session: z.output<typeof checkoutSession>,
): PaymentEvent | undefined {
  const { plan, learner_id: learnerId } = session.metadata;
  const paid = session.mode === 'payment' && session.payment_status === 'paid';
  const email = session.customer_details?.email ?? session.customer_email;
  if (!paid || !session.payment_intent || !email || (plan !== 'one_year' && plan !== 'lifetime'))
    return undefined;
  return {
    ...base,
    type: 'purchase-paid',
    paymentId: session.payment_intent,
    plan,
    email,
    ...(learnerId ? { learnerId } : {}),
    ...(session.customer ? { customerId: session.customer } : {}),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
  };
}

function subscriptionChange(
  base: { id: string; at: number },
  object: z.output<typeof subscription>,
  prices: PriceIds,
): PaymentEvent | undefined {
  const item = object.items.data[0];
  const plan = item && planOfPrice(prices, item.price.id);
  const status = statuses[object.status];
  if (!item || !status || (plan !== 'monthly' && plan !== 'annual')) return undefined;
  const { email, learner_id: learnerId } = object.metadata;
  return {
    ...base,
    type: 'subscription-changed',
    subscriptionId: object.id,
    plan,
    status: status === 'active' && object.cancel_at_period_end ? 'cancelled' : status,
    currentPeriodEnd: item.current_period_end * 1000,
    cancelAtPeriodEnd: object.cancel_at_period_end,
    customerId: object.customer,
    ...(email ? { email } : {}),
    ...(learnerId ? { learnerId } : {}),
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
  };
}
