import { expect, it } from 'vitest';
import { offerOf } from './offer.ts';
import { plansFor } from './plans.ts';
import type { Standing } from './standing.ts';

const open = { canPurchase: true, lifetimeLeft: 12 };
const subscription = {
  plan: 'monthly',
  status: 'active',
  current_period_end: '2026-12-31T00:00:00.000Z',
  cancel_at_period_end: false,
  amount: 3900,
  currency: 'usd',
} as const;
const until = '2026-12-31T00:00:00.000Z';
const standings: Record<string, Standing | undefined> = {
  visitor: undefined,
  free: { access: { has_access: false, source: null, ends_at: null }, subscription: null },
  subscriber: {
    access: { has_access: true, source: 'subscription', ends_at: until },
    subscription,
  },
  'one whose payment failed': {
    access: { has_access: false, source: null, ends_at: null },
    subscription: { ...subscription, status: 'past-due' },
  },
  'one with a year': {
    access: { has_access: true, source: 'purchase', ends_at: until },
    subscription: null,
  },
  'one with granted access': {
    access: { has_access: true, source: 'grant', ends_at: null },
    subscription: null,
  },
  'one with lifetime access': {
    access: { has_access: true, source: 'purchase', ends_at: null },
    subscription: null,
  },
};

const offers = (who: string, region = open) =>
  plansFor('USD', false).map((plan) => {
    const offer = offerOf(plan, region, standings[who]);
    return 'label' in offer ? offer.label : offer.kind;
  });

it.each([
  ['visitor', ['buy', 'buy', 'buy', 'buy']],
  ['free', ['buy', 'buy', 'buy', 'buy']],
  ['subscriber', ['Your plan', 'Change to this plan', 'You have access', 'buy']],
  ['one whose payment failed', ['Your plan', 'Change to this plan', 'buy', 'buy']],
  ['one with a year', ['You have access', 'You have access', 'Your plan', 'buy']],
  ['one with granted access', ['buy', 'buy', 'buy', 'buy']],
  [
    'one with lifetime access',
    [
      'You have lifetime access',
      'You have lifetime access',
      'You have lifetime access',
      'Your plan',
    ],
  ],
])('a %s is offered what they do not have', (who, expected) => {
  expect(offers(who)).toEqual(expected);
});

it('lifetime access without a place left is sold out, and what is owned stays so', () => {
  expect(offers('visitor', { ...open, lifetimeLeft: 0 })).toEqual([
    'buy',
    'buy',
    'buy',
    'Sold out',
  ]);
  expect(offers('one with lifetime access', { ...open, lifetimeLeft: 0 }).at(-1)).toBe('Your plan');
});
