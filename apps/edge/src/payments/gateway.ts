import type { PlanName } from './plan.ts';

export interface CheckoutOrder {
  readonly plan: PlanName;
  /** Signed-in learner, if any; a visitor's purchase is matched by e-mail after signing up. */
  readonly learnerId?: string;
  readonly email?: string;
  /** The provider's customer, if this learner has one. */
  readonly customerId?: string;
  readonly currency: 'usd' | 'gbp' | 'eur';
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What the server needs of a payment provider, and nothing else. */
export interface PaymentGateway {
  /** Url of the page to send the browser to. Throws {@link PaymentProviderError}. */
  createCheckout(order: CheckoutOrder): Promise<string>;
  /** Url of the billing portal. Throws {@link PaymentProviderError}. */
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Ends a subscription at once: its buyer's account is being deleted. Throws {@link PaymentProviderError}. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /**
   * The event of a webhook's raw body, or undefined for a kind that changes nothing here.
   * Throws {@link WebhookSignatureError} for an unsigned, forged or stale body.
   */
  readWebhook(body: string, signature: string | undefined): PaymentEvent | undefined;
}

interface PaymentEventBase {
  /** The provider's event id: an event counts once. */
  readonly id: string;
  /** Milliseconds since the epoch at the provider: an older event never overrules a newer one. */
  readonly at: number;
}

/** What a webhook means for access, apart from how the provider says it. */
export type PaymentEvent = PurchasePaid | PurchaseWithdrawn | SubscriptionChanged;

export interface PurchasePaid extends PaymentEventBase {
  readonly type: 'purchase-paid';
  /** The provider's payment, which a refund or dispute names. */
  readonly paymentId: string;
  readonly plan: 'one_year' | 'lifetime';
  readonly email: string;
  readonly learnerId?: string;
  readonly customerId?: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
}

export interface PurchaseWithdrawn extends PaymentEventBase {
  readonly type: 'purchase-withdrawn';
  readonly paymentId: string;
  /** `restored`: a dispute that was won gives the access back. */
  readonly status: 'refunded' | 'disputed' | 'restored';
}

export interface SubscriptionChanged extends PaymentEventBase {
  readonly type: 'subscription-changed';
  readonly subscriptionId: string;
  readonly plan: 'monthly' | 'annual';
  /** `past-due`: a payment failed and the provider is still trying; access stays meanwhile. */
  readonly status: 'active' | 'past-due' | 'cancelled' | 'ended';
  /** Milliseconds since the epoch: what is paid for lasts until then. */
  readonly currentPeriodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly customerId: string;
  readonly email?: string;
  readonly learnerId?: string;
  readonly amount: number;
  readonly currency: string;
}

/** The provider refused or could not be reached; `cause` holds its own error. */
export class PaymentProviderError extends Error {
  constructor(doing: string, cause: unknown) {
    super(
      `The payment provider failed while ${doing}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'PaymentProviderError';
  }
}

/** A webhook whose signature does not fit its body and our secret, now. */
export class WebhookSignatureError extends Error {
  constructor(cause: unknown) {
    super('The webhook is not signed by the payment provider, or its signature is too old.', {
      cause,
    });
    this.name = 'WebhookSignatureError';
  }
}
