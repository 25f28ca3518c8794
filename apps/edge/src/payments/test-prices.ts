import { type PlanKey, regularPrices } from '@lemma/api-client/contract';
import type { PriceIds } from './plan.ts';
import type { TestPrices } from './test-host/objects.ts';

/** Price identifiers of the embedded test-mode host; production takes its own from the environment. */
export const testPriceIds: PriceIds = {
  monthly: 'price_test_monthly',
  annual: 'price_test_annual',
  one_year: 'price_test_one_year',
  lifetime: 'price_test_lifetime',
};

const cents = (plan: PlanKey) => ({
  usd: regularPrices.USD[plan] * 100,
  gbp: regularPrices.GBP[plan] * 100,
  eur: regularPrices.EUR[plan] * 100,
});

/** What the test-mode host sells: the specification's regular prices, in each currency's smallest unit. */
export const testPrices: TestPrices = {
  [testPriceIds.monthly]: { title: 'Monthly Access', amounts: cents('monthly'), period: 'month' },
  [testPriceIds.annual]: { title: 'Annual Access', amounts: cents('annual'), period: 'year' },
  [testPriceIds.one_year]: { title: 'Pay Once', amounts: cents('one_year'), period: undefined },
  [testPriceIds.lifetime]: {
    title: 'Lifetime Access',
    amounts: cents('lifetime'),
    period: undefined,
  },
};
