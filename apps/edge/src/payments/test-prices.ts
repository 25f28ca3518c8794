import type { PriceIds } from './plan.ts';
import type { TestPrices } from './test-host/objects.ts';

/** Price identifiers of the embedded test-mode host; production takes its own from the environment. */
export const testPriceIds: PriceIds = {
  monthly: 'price_test_monthly',
  annual: 'price_test_annual',
  one_year: 'price_test_one_year',
  lifetime: 'price_test_lifetime',
};

/** The specification's regular prices (section 9), in each currency's smallest unit. */
export const testPrices: TestPrices = {
  [testPriceIds.monthly]: {
    title: 'Monthly Access',
    amounts: { usd: 3900, gbp: 2900, eur: 3500 },
    period: 'month',
  },
  [testPriceIds.annual]: {
    title: 'Annual Access',
    amounts: { usd: 32_900, gbp: 24_900, eur: 29_900 },
    period: 'year',
  },
  [testPriceIds.one_year]: {
    title: 'Pay Once',
    amounts: { usd: 39_900, gbp: 29_900, eur: 34_900 },
    period: undefined,
  },
  [testPriceIds.lifetime]: {
    title: 'Lifetime Access',
    amounts: { usd: 149_900, gbp: 119_900, eur: 134_900 },
    period: undefined,
  },
};
