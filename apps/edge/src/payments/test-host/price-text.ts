import type { StoredSession, TestPrices } from './objects.ts';

/** An amount in the currency's smallest unit, as people write it. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
  }).format(amount / 100);
}

/** What a checkout page says of what is bought. */
export function describe(session: StoredSession, prices: TestPrices) {
  const price = prices[session.price];
  const each = price?.period ? ` each ${price.period}` : ' once';
  return {
    title: price?.title ?? session.price,
    amount: `${money(price?.amounts[session.currency] ?? 0, session.currency)}${each}`,
    email: session.customer_email,
  };
}
