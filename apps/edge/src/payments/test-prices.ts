import {
  type Currency,
  discountedPrices,
  type PlanKey,
  regularPrices,
  talkPrices,
} from '@lemma/api-client/contract';
import type { PriceIds, ProductPrices } from './product.ts';
import type { TestCoupons, TestPrices } from './test-host/objects.ts';

/** Price identifiers of the embedded test-mode host; production takes its own from the environment. */
export const testPriceIds = {
  monthly: 'price_test_monthly',
  annual: 'price_test_annual',
  one_year: 'price_test_one_year',
  lifetime: 'price_test_lifetime',
  talk: 'price_test_talk',
} as const satisfies ProductPrices;

const cents = (priceIn: (currency: Currency) => number) => ({
  usd: priceIn('USD') * 100,
  gbp: priceIn('GBP') * 100,
  eur: priceIn('EUR') * 100,
});
const regular = (plan: PlanKey) => cents((currency) => regularPrices[currency][plan]);

/** What the test-mode host sells: the specification's regular prices, in each currency's smallest unit. */
export const testPrices: TestPrices = {
  [testPriceIds.monthly]: { title: 'Monthly Access', amounts: regular('monthly'), period: 'month' },
  [testPriceIds.annual]: { title: 'Annual Access', amounts: regular('annual'), period: 'year' },
  [testPriceIds.one_year]: { title: 'Pay Once', amounts: regular('one_year'), period: undefined },
  [testPriceIds.lifetime]: {
    title: 'Lifetime Access',
    amounts: regular('lifetime'),
    period: undefined,
  },
  [testPriceIds.talk]: {
    title: '1:1 talk',
    amounts: cents((currency) => talkPrices[currency]),
    period: undefined,
  },
};

/** Coupons of the embedded host: what the shown discount takes off each plan's first payment. */
export const testCouponIds: PriceIds = {
  monthly: 'coupon_test_monthly',
  annual: 'coupon_test_annual',
  one_year: 'coupon_test_one_year',
  lifetime: 'coupon_test_lifetime',
};

const off = (plan: PlanKey) =>
  cents((currency) => regularPrices[currency][plan] - discountedPrices[currency][plan]);

export const testCoupons: TestCoupons = {
  [testCouponIds.monthly]: off('monthly'),
  [testCouponIds.annual]: off('annual'),
  [testCouponIds.one_year]: off('one_year'),
  [testCouponIds.lifetime]: off('lifetime'),
};
