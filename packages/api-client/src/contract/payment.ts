import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moment, text } from './fields.ts';

const redirect = z.object({ redirect_url: z.url() });
const priceBody = z.strictObject({ price_id: text(200, 1) });
/** In the currency's smallest unit. */
export const money = { amount: z.int(), currency: z.string().length(3) };

/** A one-off purchase. */
export const purchase = z.object({
  plan: z.enum(['one_year', 'lifetime']),
  status: z.enum(['paid', 'refunded', 'disputed']),
  purchased_at: moment,
  /** Null for lifetime access. */
  ends_at: moment.nullable(),
  ...money,
});

/** A 1:1 talk that was bought. */
export const talk = z.object({
  payment_id: z.string(),
  bought_at: moment,
  /** When it was had; null before. */
  held_at: moment.nullable(),
  status: z.enum(['paid', 'refunded', 'disputed']),
  ...money,
});

export const paymentEndpoints = {
  createCheckoutSession: endpoint({
    method: 'POST',
    path: '/edge/create-checkout-session',
    auth: 'optional',
    summary:
      'Begins a one-off purchase, of a plan or of a 1:1 talk: the page to send the browser to.',
    body: priceBody,
    response: redirect,
    errors: [
      'region-not-supported',
      'not-found',
      'plan-required',
      'already-bought',
      'sold-out',
      'payments-unavailable',
    ],
    idempotent: false,
  }),
  createSubscriptionSession: endpoint({
    method: 'POST',
    path: '/edge/create-subscription-session',
    auth: 'optional',
    summary: 'Begins a subscription: the page to send the browser to.',
    body: priceBody,
    response: redirect,
    errors: ['region-not-supported', 'not-found', 'already-bought', 'payments-unavailable'],
    idempotent: false,
  }),
  checkoutResult: endpoint({
    method: 'GET',
    path: '/edge/checkout/{checkout_id}',
    auth: 'none',
    summary:
      'What became of a checkout, for the page that its buyer comes back to. The identifier is known to the buyer alone.',
    params: z.strictObject({ checkout_id: text(255, 1) }),
    response: z.object({
      paid: z.boolean(),
      /** Address that the buyer gave: the account is to be made with it. */
      email: z.string().nullable(),
      /** True for a subscription that its buyer had already: it is ended, and its payment is returned. */
      refunded: z.boolean(),
    }),
    errors: ['not-found', 'payments-unavailable'],
    idempotent: true,
    extension: true,
  }),
  paymentWebhook: endpoint({
    method: 'POST',
    path: '/edge/webhooks/{provider}',
    auth: 'none',
    summary: 'Signed events of the payment provider. Each is counted once, in any order.',
    params: z.strictObject({ provider: z.enum(['stripe']) }),
    response: z.object({ received: z.literal(true) }),
    errors: ['invalid-signature', 'body-too-large', 'payments-unavailable'],
    idempotent: true,
    signed: true,
  }),
  createPortalSession: endpoint({
    method: 'POST',
    path: '/edge/user/create-portal-session',
    auth: 'bearer',
    summary: 'The provider’s billing portal: the page to send the browser to.',
    response: redirect,
    errors: ['not-found', 'payments-unavailable'],
    idempotent: false,
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/edge/user/subscription',
    auth: 'bearer',
    summary: 'The learner’s subscription, or null.',
    response: z.object({
      subscription: z
        .object({
          plan: z.enum(['monthly', 'annual']),
          status: z.enum(['active', 'past-due', 'cancelled', 'ended']),
          current_period_end: moment,
          cancel_at_period_end: z.boolean(),
          ...money,
        })
        .nullable(),
    }),
    errors: [],
    idempotent: true,
  }),
  purchase: endpoint({
    method: 'GET',
    path: '/edge/user/purchase',
    auth: 'bearer',
    summary: 'The learner’s one-off purchases, latest first.',
    response: z.object({
      purchases: z.array(purchase),
    }),
    errors: [],
    idempotent: true,
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/edge/user/invoices',
    auth: 'bearer',
    summary: 'The learner’s paid invoices, latest first, each with the provider’s page of it.',
    response: z.object({
      invoices: z.array(
        z.object({
          number: z.string().nullable(),
          paid_at: moment,
          url: z.string().nullable(),
          ...money,
        }),
      ),
    }),
    errors: ['payments-unavailable'],
    idempotent: true,
    extension: true,
  }),
};
