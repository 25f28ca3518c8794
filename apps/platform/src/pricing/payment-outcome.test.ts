import { expect, it } from 'vitest';
import { paymentOutcome } from './payment-outcome.ts';

it.each([
  ['success=true', 'paid'],
  ['subscribed=true', 'subscribed'],
  ['talk=true', 'talk'],
  ['cancelled=true', 'cancelled'],
  ['success=true&cancelled=true', 'paid'],
  ['subscribed=true&cancelled=true', 'subscribed'],
  ['success=false', 'waiting'],
  ['', 'waiting'],
])('?%s is %s', (query, outcome) => {
  expect(paymentOutcome(new URLSearchParams(query))).toBe(outcome);
});
