import type { StoredSession } from './objects.ts';
import type { HostWorld } from './world.ts';

/** What a session costs now, before and after its coupon, in the currency's smallest unit. */
export function amountsOf(
  { price, currency, coupon }: Pick<StoredSession, 'price' | 'currency' | 'coupon'>,
  { prices, coupons }: Pick<HostWorld, 'prices' | 'coupons'>,
): { readonly subtotal: number; readonly total: number } {
  const subtotal = prices[price]?.amounts[currency] ?? 0;
  const off = coupon === undefined ? 0 : (coupons[coupon]?.[currency] ?? 0);
  return { subtotal, total: Math.max(0, subtotal - off) };
}
