import type { SubscriptionChanged } from '../../src/payments/gateway.ts';

const day = 24 * 60 * 60 * 1000;
/** When the events happen, unless they say otherwise. */
export const eventAt = 1_800_000_000_000;

/** What the provider says of a monthly subscription that is paid for 30 days; `change` makes it another event. */
export function subscriptionChanged(
  subscriptionId: string,
  change: Partial<SubscriptionChanged> = {},
): SubscriptionChanged {
  return {
    id: `evt_${crypto.randomUUID()}`,
    at: eventAt,
    type: 'subscription-changed',
    subscriptionId,
    plan: 'monthly',
    status: 'active',
    isFinal: false,
    rank: 10,
    currentPeriodEnd: eventAt + 30 * day,
    cancelAtPeriodEnd: false,
    customerId: `cus_${subscriptionId}`,
    amount: 2900,
    currency: 'gbp',
    ...change,
  };
}
