import { type Payments, takenWebhooks } from '../access/payments.ts';
import { purchasability } from '../access/country.ts';
import type { Call, Handlers } from '../http/handlers.ts';
import { Refusal } from '../refusal/refusal.ts';

export type PaymentHandlers = Pick<
  Handlers,
  | 'createCheckoutSession'
  | 'createSubscriptionSession'
  | 'checkoutResult'
  | 'paymentWebhook'
  | 'createPortalSession'
  | 'subscription'
  | 'purchase'
  | 'invoices'
>;

/** What becomes of a webhook: taken, refused for its signature, or failed, so that the provider sends it again. */
export const webhookOutcomes = [...takenWebhooks, 'refused', 'failed'] as const;

export interface PaymentHandlerDeps {
  readonly payments: Payments;
  readonly countWebhook: (outcome: (typeof webhookOutcomes)[number]) => void;
}

export function paymentHandlers({ payments, countWebhook }: PaymentHandlerDeps): PaymentHandlers {
  const checkout = (
    mode: 'payment' | 'subscription',
    call: Call<'createCheckoutSession'> | Call<'createSubscriptionSession'>,
  ) => {
    const { can_purchase: canPurchase, message } = purchasability(call.sender.country);
    if (!canPurchase) throw new Refusal('region-not-supported', message);
    return payments.checkout({
      mode,
      priceId: call.body.price_id,
      learner: call.learner,
      country: call.sender.country,
    });
  };
  return {
    createCheckoutSession: (call) => checkout('payment', call),
    createSubscriptionSession: (call) => checkout('subscription', call),
    checkoutResult: ({ params }) => payments.checkoutResult(params.checkout_id),
    paymentWebhook: async ({ signed }) => {
      try {
        countWebhook(await payments.receive(signed.bytes, signed.headers));
      } catch (error) {
        const isRefused = error instanceof Refusal && error.code === 'invalid-signature';
        countWebhook(isRefused ? 'refused' : 'failed');
        throw error;
      }
      return { received: true };
    },
    createPortalSession: ({ learner }) => payments.portal(learner),
    subscription: ({ learner }) => payments.subscriptionOf(learner),
    invoices: ({ learner }) => payments.invoicesOf(learner),
    purchase: ({ learner }) => payments.purchasesOf(learner),
  };
}
