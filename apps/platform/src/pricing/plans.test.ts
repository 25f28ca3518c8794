import { type Currency, currencyOf } from '@lemma/api-client/contract';
import { describe, expect, it } from 'vitest';
import { everyPlan, plansFor } from './plans.ts';

const prices = (currency: Currency, discounted: boolean) =>
  plansFor(currency, discounted).map(({ price }) => price);

describe('prices of the specification', () => {
  it.each([
    ['USD', false, ['$39', '$329', '$399', '$1,499']],
    ['GBP', false, ['£29', '£249', '£299', '£1,199']],
    ['EUR', false, ['€35', '€299', '€349', '€1,349']],
    ['USD', true, ['$29', '$249', '$299', '$999']],
    ['GBP', true, ['£19', '£199', '£249', '£799']],
    ['EUR', true, ['€25', '€249', '€299', '€899']],
  ] as const)('%s, discount %s', (currency, discounted, expected) => {
    expect(prices(currency, discounted)).toEqual(expected);
  });

  it('shows no regular price and no note while the discount is off', () => {
    for (const plan of plansFor('USD', false)) {
      expect(plan.originalPrice).toBeNull();
      expect(plan.discountNote).toBeNull();
    }
  });

  it('says what follows the discounted payment', () => {
    expect(plansFor('GBP', true).map(({ discountNote }) => discountNote)).toEqual([
      'First month, £29/mo after',
      'First year, £249/yr after',
      'First payment, £299 after',
      'First payment, £1,199 after',
    ]);
  });
});

describe('currency by country', () => {
  it('gives pounds to GB', () => {
    expect(currencyOf('GB')).toBe('GBP');
  });

  it.each('AT BE HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' '))(
    'gives euros to %s',
    (country) => {
      expect(currencyOf(country)).toBe('EUR');
    },
  );

  it.each(['US', 'CA', 'CH', 'BG', 'PL', null, undefined])('gives US dollars to %s', (country) => {
    expect(currencyOf(country)).toBe('USD');
  });
});

describe('plans', () => {
  it('are two subscriptions and two one-time payments, the annual one marked', () => {
    expect(
      plansFor('USD', false).map(({ title, planType, badge }) => [title, planType, badge]),
    ).toEqual([
      ['Monthly Access', 'subscription', null],
      ['Annual Access', 'subscription', 'Best Value'],
      ['Pay Once', 'payment', null],
      ['Lifetime Access', 'payment', null],
    ]);
  });

  it('limit lifetime access to 50 spots and name its three extras', () => {
    const lifetime = plansFor('USD', false).at(-1);
    expect(lifetime?.description).toContain('Only 50 lifetime spots');
    expect(lifetime?.extras).toHaveLength(3);
  });

  it('all have Q&A, coding, price lock and guarantee', () => {
    expect(everyPlan).toEqual([
      'Weekly live Q&A',
      'In-browser coding',
      'Lifetime price lock',
      '30-day money-back guarantee',
    ]);
  });
});
