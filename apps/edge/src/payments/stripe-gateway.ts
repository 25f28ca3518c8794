import { Stripe } from 'stripe';
import {
  type CheckoutOrder,
  type PaymentGateway,
  PaymentProviderError,
  WebhookSignatureError,
} from './gateway.ts';
import { type PriceIds, productModes, type ProductPrices } from './product.ts';
import { paymentEventOf } from './stripe-event.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: ProductPrices;
  /** Coupon of each plan's shown discount; without them nothing is discounted. */
  readonly coupons?: PriceIds | undefined;
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

  const attempt = async <T>(doing: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw new PaymentProviderError(doing, error);
    }
  };
  /** As `attempt`, for what may be gone or closed already: the provider's refusal of that counts as done. */
  const attemptOnce = (doing: string, work: () => Promise<unknown>): Promise<void> =>
    attempt(doing, async () => {
      try {
        await work();
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    });

  // No idempotency key of our own: Stripe answers a key that it knows with its first answer, a failure too, for a day.
  // A payment is refunded once all the same: Stripe refuses a second full refund.
  const refund = async (
    paymentId: string,
    reason: 'duplicate' | 'requested_by_customer',
  ): Promise<void> => {
    try {
      await stripe.refunds.create({ payment_intent: paymentId, reason });
    } catch (error) {
      const isDone =
        error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
      if (!isDone) throw error;
    }
  };

  return {
    createCheckout: (order) =>
      attempt('creating a checkout', async () => {
        const session = await stripe.checkout.sessions.create(checkoutParameters(order, options));
        return { id: session.id, url: pageOf(session) };
      }),
    expireCheckout: (id) =>
      attempt('closing a checkout', async () => {
        const session = await stripe.checkout.sessions.retrieve(id);
        if (session.status === 'open') await stripe.checkout.sessions.expire(id);
        return session.status === 'complete' ? 'paid' : 'closed';
      }),
    findCheckout: (id) =>
      attempt('looking up a checkout', async () => {
        try {
          const session = await stripe.checkout.sessions.retrieve(id);
          return {
            isPaid: session.payment_status !== 'unpaid',
            email: session.customer_details?.email ?? undefined,
            subscriptionId: idOf(session.subscription),
          };
        } catch (error) {
          if (isGone(error)) return undefined;
          throw error;
        }
      }),
    createPortal: (customerId, returnUrl) =>
      attempt('opening the billing portal', async () =>
        pageOf(
          await stripe.billingPortal.sessions.create({
            customer: customerId,
            return_url: returnUrl,
          }),
        ),
      ),
    invoicesOf: (customerId) =>
      attempt('listing invoices', async () => {
        const { data } = await stripe.invoices.list({ customer: customerId, limit: 100 });
        return data
          .filter(({ status }) => status === 'paid')
          .map((invoice) => ({
            number: invoice.number ?? undefined,
            at: invoice.created * 1000,
            amount: invoice.total,
            currency: invoice.currency,
            url: invoice.hosted_invoice_url ?? undefined,
          }));
      }),
    cancelSubscription: (id) =>
      attemptOnce('ending a subscription', () => stripe.subscriptions.cancel(id)),
    refundSubscription: (subscription) =>
      attempt('refunding a subscription', async () => {
        const refunded: string[] = [];
        for await (const { id: invoice } of stripe.invoices.list({ subscription, limit: 100 }))
          for await (const { payment } of stripe.invoicePayments.list({
            invoice,
            status: 'paid',
          })) {
            const paymentId = idOf(payment.payment_intent);
            if (paymentId === undefined) continue;
            await refund(paymentId, 'duplicate');
            refunded.push(paymentId);
          }
        return refunded;
      }),
    latestPaymentOf: (subscription) =>
      attempt('looking up a payment', async () => {
        const { data } = await stripe.invoices.list({ subscription, limit: 100 });
        const paid = data.filter(({ status, total }) => status === 'paid' && total > 0);
        const [latest] = paid;
        if (!latest) return undefined;
        const { data: payments } = await stripe.invoicePayments.list({
          invoice: latest.id,
          status: 'paid',
        });
        const id = payments.map(({ payment }) => idOf(payment.payment_intent)).find(Boolean);
        if (id === undefined) return undefined;
        const { created, total: amount, currency } = latest;
        return { id, at: created * 1000, amount, currency, isFirst: paid.length === 1 };
      }),
    refundPayment: (id) =>
      attempt('refunding a payment', () => refund(id, 'requested_by_customer')),
    endRenewal: (id) =>
      attemptOnce('ending a renewal', () =>
        stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      ),
    deleteCustomer: (id) => attemptOnce('deleting a customer', () => stripe.customers.del(id)),
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

function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

function isGone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

function pageOf({ url }: { readonly url: string | null }): string {
  if (!url) throw new Error('it gave no page to go to');
  return url;
}

function checkoutParameters(
  order: CheckoutOrder,
  { prices, coupons }: Pick<StripeOptions, 'prices' | 'coupons'>,
): Stripe.Checkout.SessionCreateParams {
  const { product } = order;
  const price = prices[product];
  if (price === undefined) throw new Error(`no price is set for ${product}`);
  const mode = productModes[product];
  const coupon = order.discounted && product !== 'talk' ? coupons?.[product] : undefined;
  const metadata = {
    plan: product,
    ...(order.learnerId ? { learner_id: order.learnerId } : {}),
    ...(order.reservation ? { reservation: order.reservation } : {}),
  };
  return {
    mode,
    line_items: [{ price, quantity: 1 }],
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
    ...(order.expiresAt ? { expires_at: Math.floor(order.expiresAt / 1000) } : {}),
    ...(coupon ? { discounts: [{ coupon }] } : {}),
    ...(mode === 'subscription'
      ? { subscription_data: { metadata } }
      : {
          invoice_creation: { enabled: true },
          // A guest has no customer otherwise, and without one neither portal nor invoices.
          ...(order.customerId ? {} : { customer_creation: 'always' as const }),
        }),
  };
}
