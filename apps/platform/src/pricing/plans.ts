export type Currency = 'USD' | 'GBP' | 'EUR';
/** As the API names them. */
export type PlanKey = 'monthly' | 'annual' | 'one_year' | 'lifetime';

export interface Plan {
  readonly key: PlanKey;
  readonly title: string;
  /** Shown struck through when the discount is on. */
  readonly originalPrice: string | null;
  readonly price: string;
  readonly per: string;
  readonly description: string;
  readonly extras: readonly string[];
  readonly buttonLabel: string;
  readonly planType: 'subscription' | 'payment';
  readonly badge: string | null;
  readonly discountNote: string | null;
}

type Prices = Readonly<Record<PlanKey, number>>;

const regular: Readonly<Record<Currency, Prices>> = {
  USD: { monthly: 39, annual: 329, one_year: 399, lifetime: 1499 },
  GBP: { monthly: 29, annual: 249, one_year: 299, lifetime: 1199 },
  EUR: { monthly: 35, annual: 299, one_year: 349, lifetime: 1349 },
};

const discounted: Readonly<Record<Currency, Prices>> = {
  USD: { monthly: 29, annual: 249, one_year: 299, lifetime: 999 },
  GBP: { monthly: 19, annual: 199, one_year: 249, lifetime: 799 },
  EUR: { monthly: 25, annual: 249, one_year: 299, lifetime: 899 },
};

const signs: Readonly<Record<Currency, string>> = { USD: '$', GBP: '£', EUR: '€' };
export const currencyNames: Readonly<Record<Currency, string>> = {
  USD: 'US dollars',
  GBP: 'pounds sterling',
  EUR: 'euros',
};

const euroCountries = new Set(
  'AT BE HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' '),
);

/** GB pays in pounds, the euro countries in euros, everybody else (also the unknown) in US dollars. */
export function currencyOf(country: string | null | undefined): Currency {
  if (country === 'GB') return 'GBP';
  return country && euroCountries.has(country) ? 'EUR' : 'USD';
}

export function formatPrice(currency: Currency, amount: number): string {
  return signs[currency] + amount.toLocaleString('en-GB');
}

/** The four plans, in the order of the page, with the prices of a currency. */
export function plansFor(currency: Currency, showDiscountedPrices: boolean): readonly Plan[] {
  const full = (key: PlanKey) => formatPrice(currency, regular[currency][key]);
  const now = (key: PlanKey) =>
    formatPrice(currency, (showDiscountedPrices ? discounted : regular)[currency][key]);
  const note = (key: PlanKey, text: (price: string) => string) => ({
    price: now(key),
    originalPrice: showDiscountedPrices ? full(key) : null,
    discountNote: showDiscountedPrices ? text(full(key)) : null,
  });
  return [
    {
      key: 'monthly',
      title: 'Monthly Access',
      ...note('monthly', (price) => `First month, ${price}/mo after`),
      per: 'a month',
      description: 'Subscription. Cancel anytime.',
      extras: [],
      buttonLabel: 'Start monthly',
      planType: 'subscription',
      badge: null,
    },
    {
      key: 'annual',
      title: 'Annual Access',
      ...note('annual', (price) => `First year, ${price}/yr after`),
      per: 'a year',
      description: 'Subscription. Over 3 months free compared with monthly.',
      extras: [],
      buttonLabel: 'Start annual plan',
      planType: 'subscription',
      badge: 'Best Value',
    },
    {
      key: 'one_year',
      title: 'Pay Once',
      ...note('one_year', (price) => `First payment, ${price} after`),
      per: 'once',
      description: 'One-time payment. 12 months of access, nothing renews.',
      extras: [],
      buttonLabel: 'Pay once',
      planType: 'payment',
      badge: null,
    },
    {
      key: 'lifetime',
      title: 'Lifetime Access',
      ...note('lifetime', (price) => `First payment, ${price} after`),
      per: 'once',
      description: 'One-time payment. Only 50 lifetime spots at this price.',
      extras: [
        'A quarterly strategy check-in with the founder',
        'Input into features',
        'Priority support',
      ],
      buttonLabel: 'Get lifetime',
      planType: 'payment',
      badge: null,
    },
  ];
}

/** What every plan has. */
export const everyPlan: readonly string[] = [
  'Weekly live Q&A',
  'In-browser coding',
  'Lifetime price lock',
  '30-day money-back guarantee',
];
