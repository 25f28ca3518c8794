import { storedPayment, type StoredSubscription, storedSubscription } from './objects.ts';
import type { PortalItem } from './pages.ts';
import { money } from './price-text.ts';
import type { HostWorld } from './world.ts';

/** What one customer has, with what can be done to each. */
export function portalItems({ store, prices }: HostWorld, customer: string): PortalItem[] {
  const subscriptions = store.all('subscription').map((raw) => storedSubscription.parse(raw));
  const payments = store.all('payment').map((raw) => storedPayment.parse(raw));
  return [
    ...subscriptions
      .filter((subscription) => subscription.customer === customer)
      .map((subscription) => subscriptionItem(subscription, prices)),
    ...payments
      .filter((payment) => payment.customer === customer)
      .map(({ id, amount, currency, price, refunded, disputed }): PortalItem => ({
        id,
        text: `${prices[price]?.title ?? 'Payment'}: ${money(amount, currency)}${refunded ? ', refunded' : disputed ? ', disputed' : ''}`,
        actions:
          refunded || disputed
            ? []
            : [
                ['refund', 'Test: refund it'],
                ['dispute', 'Test: dispute it'],
              ],
      })),
  ];
}

function subscriptionItem(
  subscription: StoredSubscription,
  prices: HostWorld['prices'],
): PortalItem {
  const { id, status, cancel_at_period_end: cancels, items } = subscription;
  const [item] = items.data;
  const ends = new Date((item?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10);
  const standing =
    status === 'canceled' ? 'ended' : cancels ? `ends on ${ends}` : `renews on ${ends}`;
  const others = Object.entries(prices).filter(
    ([price, { period }]) => period !== undefined && price !== item?.price.id,
  );
  return {
    id,
    text: `${prices[item?.price.id ?? '']?.title ?? 'Subscription'}: ${standing}`,
    actions:
      status === 'canceled'
        ? []
        : [
            ...others.map(
              ([price, { title }]) => [`switch:${price}`, `Change to ${title}`] as const,
            ),
            cancels
              ? (['resume', 'Keep the subscription'] as const)
              : (['cancel', 'Cancel at the end of the period'] as const),
            ['fail', 'Test: the next payment fails'] as const,
            ['end', 'Test: end it now'] as const,
          ],
  };
}
