import { z } from 'zod';

/** The parts of Stripe's objects that this host keeps; names are Stripe's. */
export const storedSession = z.object({
  id: z.string(),
  mode: z.enum(['payment', 'subscription']),
  price: z.string(),
  currency: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
  status: z.enum(['open', 'complete', 'expired']),
});
export type StoredSession = z.output<typeof storedSession>;

export const storedSubscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  customer: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z.array(
      z.object({
        current_period_end: z.number(),
        price: z.object({ id: z.string(), unit_amount: z.number(), currency: z.string() }),
      }),
    ),
  }),
  metadata: z.record(z.string(), z.string()),
});
export type StoredSubscription = z.output<typeof storedSubscription>;

export const storedPayment = z.object({
  id: z.string(),
  customer: z.string(),
  amount: z.number(),
  currency: z.string(),
  price: z.string(),
  refunded: z.boolean(),
});

export const storedPortal = z.object({
  id: z.string(),
  customer: z.string(),
  return_url: z.string(),
});

/** What the host sells: price id to its plan's name, amounts by currency (smallest unit) and period. */
export interface TestPrice {
  readonly title: string;
  readonly amounts: Readonly<Record<string, number>>;
  readonly period: 'month' | 'year' | undefined;
}
export type TestPrices = Readonly<Record<string, TestPrice>>;
