import { Stripe } from 'stripe';
import {
  type CheckoutOrder,
  type PaymentGateway,
  PaymentProviderError,
  WebhookSignatureError,
} from './gateway.ts';
import { planModes, type PriceIds } from './plan.ts';
import { paymentEventOf } from './stripe-event.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: PriceIds;
  /** Where Stripe's API is; the local test-mode host by default, api.stripe.com when undefined. */
  readonly host?: { readonly hostname: string; readonly port: number };
}

/** Stripe, or the local test-mode host that speaks its API: the same code for both. */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const stripe = new Stripe(options.secretKey, {
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: 10_000,
    ...(options.host
      ? { host: options.host.hostname, port: options.host.port, protocol: 'http' as const }
      : {}),
  });

  const attempt = async (
    doing: string,
    work: () => Promise<{ url: string | null }>,
  ): Promise<string> => {
    try {
      const { url } = await work();
      if (!url) throw new Error('it gave no page to go to');
      return url;
    } catch (error) {
      throw new PaymentProviderError(doing, error);
    }
  };

  return {
    createCheckout: (order) =>
      attempt('creating a checkout', () =>
        stripe.checkout.sessions.create(checkoutParameters(order, options.prices)),
      ),
    createPortal: (customerId, returnUrl) =>
      attempt('opening the billing portal', () =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      ),
    cancelSubscription: async (subscriptionId) => {
      try {
        await stripe.subscriptions.cancel(subscriptionId);
      } catch (error) {
        throw new PaymentProviderError('ending a subscription', error);
      }
    },
    readWebhook: (body, signature) => {
      let event: unknown;
      try {
        event = stripe.webhooks.constructEvent(body, signature ?? '', options.webhookSecret);
      } catch (error) {
        throw new WebhookSignatureError(error);
      }
      return paymentEventOf(event, options.prices);
    },
  };
}

function checkoutParameters(
  order: CheckoutOrder,
  prices: PriceIds,
): Stripe.Checkout.SessionCreateParams {
  const mode = planModes[order.plan];
  const metadata = {
    plan: order.plan,
    ...(order.learnerId ? { learner_id: order.learnerId } : {}),
    ...(order.email ? { email: order.email } : {}),
  };
  return {
    mode,
    line_items: [{ price: prices[order.plan], quantity: 1 }],
    currency: order.currency,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    metadata,
    ...(order.learnerId ? { client_reference_id: order.learnerId } : {}),
    ...(order.customerId
      ? { customer: order.customerId }
      : order.email
        ? { customer_email: order.email }
        : {}),
    ...(mode === 'subscription' ? { subscription_data: { metadata } } : {}),
  };
}
