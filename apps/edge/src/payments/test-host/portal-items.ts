import { storedPayment, storedSubscription, type TestPrices } from './objects.ts';
import type { PortalItem } from './pages.ts';
import { money } from './price-text.ts';
import type { TestPaymentStore } from './store.ts';

/** What one customer has, with what can be done to each. */
export function portalItems(
  store: TestPaymentStore,
  prices: TestPrices,
  customer: string,
): PortalItem[] {
  const subscriptions = store.all('subscription').map((raw) => storedSubscription.parse(raw));
  const payments = store.all('payment').map((raw) => storedPayment.parse(raw));
  return [
    ...subscriptions
      .filter((subscription) => subscription.customer === customer)
      .map((subscription): PortalItem => {
        const item = subscription.items.data[0];
        const ends = new Date((item?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10);
        const standing =
          subscription.status === 'canceled'
            ? 'ended'
            : subscription.cancel_at_period_end
              ? `ends on ${ends}`
              : `renews on ${ends}`;
        return {
          id: subscription.id,
          text: `${prices[item?.price.id ?? '']?.title ?? 'Subscription'}: ${standing}`,
          actions: [
            subscription.cancel_at_period_end
              ? ['resume', 'Keep the subscription']
              : ['cancel', 'Cancel at the end of the period'],
            ['fail', 'Test: the next payment fails'],
            ['end', 'Test: end it now'],
          ],
        };
      }),
    ...payments
      .filter((payment) => payment.customer === customer)
      .map(({ id, amount, currency, price, refunded }): PortalItem => ({
        id,
        text: `${prices[price]?.title ?? 'Payment'}: ${money(amount, currency)}${refunded ? ', refunded' : ''}`,
        actions: refunded
          ? []
          : [
              ['refund', 'Test: refund it'],
              ['dispute', 'Test: dispute it'],
            ],
      })),
  ];
}
