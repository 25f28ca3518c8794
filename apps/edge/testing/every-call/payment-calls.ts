import { expect } from 'vitest';
import type { PaymentHandlers } from '../../src/server/payment-handlers.ts';
import { type Outcomes } from './world.ts';
import { withoutPayments } from '../../src/access/payments.ts';
import { Refusal } from '../../src/refusal/refusal.ts';

export const paymentCalls: Outcomes<keyof PaymentHandlers> = {
  createCheckoutSession: async ({ visitor, ada }) => {
    expect(await visitor.createCheckoutSession({ body: { price_id: 'life' } })).toEqual({
      redirect_url: 'https://pay.test/payment/life/visitor',
    });
    expect(await ada.createCheckoutSession({ body: { price_id: 'life' } })).toEqual({
      redirect_url: 'https://pay.test/payment/life/ada',
    });
  },
  createSubscriptionSession: async ({ visitor }) => {
    expect(await visitor.createSubscriptionSession({ body: { price_id: 'month' } })).toEqual({
      redirect_url: 'https://pay.test/subscription/month/visitor',
    });
  },
  checkoutResult: async ({ visitor }) => {
    expect(await visitor.checkoutResult({ params: { checkout_id: 'cs_1' } })).toEqual({
      paid: true,
      email: 'cs_1@example.org',
      refunded: false,
    });
  },
  invoices: async ({ ada }) => {
    expect(await ada.invoices()).toEqual({ invoices: [] });
  },
  paymentWebhook: async ({ server }) => {
    const post = (signature: string) =>
      server.fetch('/edge/webhooks/stripe', {
        method: 'POST',
        body: '{"raw": true }',
        headers: { 'stripe-signature': signature },
      });
    expect(await (await post('{"raw": true }')).json()).toEqual({ received: true });
    expect((await post('forged')).status).toBe(400);
  },
  createPortalSession: async ({ ada }) => {
    expect((await ada.createPortalSession()).redirect_url).toContain('https://pay.test/');
  },
  subscription: async ({ ada }) => {
    expect(await ada.subscription()).toEqual({ subscription: null });
  },
  purchase: async ({ ada }) => {
    expect(await ada.purchase()).toEqual({ purchases: [] });
  },
};

/** A payment provider that says where it would send the browser, and takes a body that is its own signature. */
export function recordingPayments() {
  return {
    ...withoutPayments(),
    checkout: async (order: { mode: string; priceId: string; learner: string | undefined }) => ({
      redirect_url: `https://pay.test/${order.mode}/${order.priceId}/${order.learner?.split('|')[1] ?? 'visitor'}`,
    }),
    checkoutResult: async (id: string) => ({
      paid: true,
      email: `${id}@example.org`,
      refunded: false,
    }),
    portal: async () => ({ redirect_url: 'https://pay.test/portal' }),
    receive: async (body: Uint8Array, headers: Headers) => {
      if (new TextDecoder().decode(body) !== headers.get('stripe-signature'))
        throw new Refusal('invalid-signature', 'The signature is another body’s.');
      return 'ignored' as const;
    },
  };
}
