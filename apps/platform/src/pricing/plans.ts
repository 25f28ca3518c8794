import {
  type Currency,
  discountedPrices,
  type PlanKey,
  regularPrices,
} from '@lemma/api-client/contract';

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

/** What a checkout must know of a plan. */
export type Bought = Pick<Plan, 'key' | 'planType'>;

const signs: Readonly<Record<Currency, string>> = { USD: '$', GBP: '£', EUR: '€' };
export const currencyNames: Readonly<Record<Currency, string>> = {
  USD: 'US dollars',
  GBP: 'pounds sterling',
  EUR: 'euros',
};

export function formatPrice(currency: Currency, amount: number): string {
  return signs[currency] + amount.toLocaleString('en-GB');
}

/** The four plans, in the order of the page, with the prices of a currency. */
export function plansFor(currency: Currency, showDiscountedPrices: boolean): readonly Plan[] {
  const full = (key: PlanKey) => formatPrice(currency, regularPrices[currency][key]);
  const now = (key: PlanKey) =>
    formatPrice(currency, (showDiscountedPrices ? discountedPrices : regularPrices)[currency][key]);
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
