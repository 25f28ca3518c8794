/** Prices in whole units of each currency: section 9 of the specification. The one table for site and server. */

export type Currency = 'USD' | 'GBP' | 'EUR';
export type PlanKey = 'monthly' | 'annual' | 'one_year' | 'lifetime';
export type PriceTable = Readonly<Record<Currency, Readonly<Record<PlanKey, number>>>>;

export const regularPrices: PriceTable = {
  USD: { monthly: 39, annual: 329, one_year: 399, lifetime: 1499 },
  GBP: { monthly: 29, annual: 249, one_year: 299, lifetime: 1199 },
  EUR: { monthly: 35, annual: 299, one_year: 349, lifetime: 1349 },
};

export const discountedPrices: PriceTable = {
  USD: { monthly: 29, annual: 249, one_year: 299, lifetime: 999 },
  GBP: { monthly: 19, annual: 199, one_year: 249, lifetime: 799 },
  EUR: { monthly: 25, annual: 249, one_year: 299, lifetime: 899 },
};

/** Price of a 1:1 talk, in whole units of each currency. */
export const talkPrices: Readonly<Record<Currency, number>> = { USD: 95, GBP: 75, EUR: 89 };

const euroCountries: ReadonlySet<string> = new Set(
  'AT BE HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' '),
);

/** GB pays in pounds, the listed countries in euros, everybody else (also the unknown) in US dollars. */
export function currencyOf(country: string | null | undefined): Currency {
  if (country === 'GB') return 'GBP';
  return country && euroCountries.has(country) ? 'EUR' : 'USD';
}
