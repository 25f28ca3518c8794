import {
  type Currency,
  discountedPrices,
  type PlanKey,
  regularPrices,
} from '@lemma/api-client/contract';
import type { PriceIds } from './plan.ts';
import type { TestCoupons, TestPrices } from './test-host/objects.ts';

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

/** Coupons of the embedded host: what the shown discount takes off each plan's first payment. */
export const testCouponIds: PriceIds = {
  monthly: 'coupon_test_monthly',
  annual: 'coupon_test_annual',
  one_year: 'coupon_test_one_year',
  lifetime: 'coupon_test_lifetime',
};

const off = (plan: PlanKey) => ({
  usd: discountOf('USD', plan),
  gbp: discountOf('GBP', plan),
  eur: discountOf('EUR', plan),
});

export const testCoupons: TestCoupons = {
  [testCouponIds.monthly]: off('monthly'),
  [testCouponIds.annual]: off('annual'),
  [testCouponIds.one_year]: off('one_year'),
  [testCouponIds.lifetime]: off('lifetime'),
};

function discountOf(currency: Currency, plan: PlanKey): number {
  return (regularPrices[currency][plan] - discountedPrices[currency][plan]) * 100;
}
