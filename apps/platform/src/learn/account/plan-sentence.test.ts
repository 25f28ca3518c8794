import { expect, it } from 'vitest';
import { planSentence, runs } from './plan-sentence.ts';

const none = { has_access: false, source: null, ends_at: null } as const;
const subscribed = {
  has_access: true,
  source: 'subscription',
  ends_at: '2026-12-22T12:00:00.000Z',
} as const;
const forLife = { has_access: true, source: 'purchase', ends_at: null } as const;
const active = {
  plan: 'monthly',
  status: 'active',
  current_period_end: '2026-12-22T12:00:00.000Z',
  cancel_at_period_end: false,
  amount: 3900,
  currency: 'usd',
} as const;
const cancelled = { ...active, status: 'cancelled', cancel_at_period_end: true } as const;
const pastDue = { ...active, status: 'past-due' } as const;
const ended = { ...active, status: 'ended' } as const;

it('a subscription that was cancelled is not said to renew', () => {
  expect(planSentence(subscribed, cancelled)).toBe(
    'You have every lesson. Your monthly subscription is cancelled: it ends on 22 Dec 2026 and does not renew.',
  );
});

it('a running subscription renews', () => {
  expect(planSentence(subscribed, active)).toMatch(/until 22 Dec 2026 and renews by itself\.$/u);
});

it('a payment that failed is told with and without access', () => {
  expect(planSentence(subscribed, pastDue)).toMatch(/did not go through/u);
  expect(planSentence(none, pastDue)).toMatch(/^You study the free lessons.*did not go through/u);
});

it('a subscription beside lifetime access goes on being charged, and says so', () => {
  expect(planSentence(forLife, active)).toMatch(/for life\. .*renews by itself\.$/u);
});

it('an ended subscription is nothing to manage', () => {
  expect(runs(ended)).toBe(false);
  expect(planSentence(none, ended)).toBe(planSentence(none, null));
  expect(planSentence(forLife, ended)).toBe(planSentence(forLife, null));
});

it('access that support granted is not called bought, nor for life', () => {
  const granted = { has_access: true, source: 'grant', ends_at: null } as const;
  expect(planSentence(granted, null)).toBe('We opened every lesson to you.');
  expect(planSentence({ ...granted, ends_at: '2026-12-22T12:00:00.000Z' }, active)).toMatch(
    /^We opened every lesson to you until 22 Dec 2026\. Your monthly subscription/u,
  );
});
