import { z } from 'zod';

/** The parts of Stripe's objects that this host keeps; names are Stripe's, moments are in seconds. */
export const storedSession = z.object({
  id: z.string(),
  mode: z.enum(['payment', 'subscription']),
  price: z.string(),
  coupon: z.string().optional(),
  currency: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(['always', 'if_required']).default('if_required'),
  client_reference_id: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
  /** What the subscription that is bought will carry: Stripe does not copy the session's own. */
  subscription_metadata: z.record(z.string(), z.string()).default({}),
  invoiced: z.boolean().default(false),
  created: z.number().default(0),
  expires_at: z.number().default(Number.MAX_SAFE_INTEGER),
  status: z.enum(['open', 'complete', 'expired']),
  /** Set when the session is complete. */
  email: z.string().optional(),
  payment: z.string().optional(),
  subscription: z.string().optional(),
});
export type StoredSession = z.output<typeof storedSession>;

/** Kept whole; only what this host reads again is named. */
export const storedSubscription = z.looseObject({
  id: z.string(),
  object: z.literal('subscription'),
  customer: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  items: z.looseObject({
    data: z.array(
      z.looseObject({
        id: z.string().default('si_test_old'),
        current_period_end: z.number(),
        price: z.looseObject({
          id: z.string(),
          unit_amount: z.number(),
          currency: z.string(),
        }),
      }),
    ),
  }),
  metadata: z.record(z.string(), z.string()),
});
export type StoredSubscription = z.output<typeof storedSubscription>;

export const storedPayment = z.object({
  id: z.string(),
  /** Null for a guest. */
  customer: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  price: z.string(),
  refunded: z.boolean(),
  /** True while the cardholder's bank has the money back, or may take it: such a payment cannot be refunded. */
  disputed: z.boolean().default(false),
  created: z.number().default(0),
});
export type StoredPayment = z.output<typeof storedPayment>;

export const storedCustomer = z.object({
  email: z.string().optional(),
  deleted: z.boolean().default(false),
});

/** A paid invoice. Its payment is made with it. */
export const storedInvoice = z.object({
  id: z.string(),
  customer: z.string(),
  created: z.number(),
  currency: z.string(),
  price: z.string(),
  /** What was paid, and what it was before the coupon; invoices of before know the first alone. */
  total: z.number(),
  subtotal: z.number().optional(),
  number: z.string(),
  hosted_invoice_url: z.string(),
  /** The subscription that it is of, and the payment: invoices of before had neither. */
  subscription: z.string().optional(),
  payment: z.string().optional(),
  refunded: z.boolean().default(false),
});
export type StoredInvoice = z.output<typeof storedInvoice>;

export const storedPortal = z.object({
  id: z.string(),
  customer: z.string(),
  return_url: z.string(),
});

/** What the host sells: title, amounts by currency (smallest unit) and period of a price. */
export interface TestPrice {
  readonly title: string;
  readonly amounts: Readonly<Record<string, number>>;
  readonly period: 'month' | 'year' | undefined;
}
export type TestPrices = Readonly<Record<string, TestPrice>>;

/** What a coupon takes off the first payment, by currency (smallest unit). */
export type TestCoupons = Readonly<Record<string, Readonly<Record<string, number>>>>;
