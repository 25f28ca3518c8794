import type { Product } from './product.ts';

export interface CheckoutOrder {
  readonly product: Product;
  /** Signed-in learner, if any; a visitor's purchase is matched by e-mail after signing up. */
  readonly learnerId?: string;
  readonly email?: string;
  /** The provider's customer, if this learner has one. */
  readonly customerId?: string;
  readonly currency: 'usd' | 'gbp' | 'eur';
  /** The discount that the site shows is taken off the first payment. */
  readonly discounted: boolean;
  /** When the checkout can no longer be paid: milliseconds since the epoch. Default: the provider's own limit. */
  readonly expiresAt?: number;
  /** The place that is held for this checkout while it is open. */
  readonly reservation?: string;
  /** `{CHECKOUT_SESSION_ID}` in it becomes the checkout's identifier. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface OpenedCheckout {
  readonly id: string;
  /** Page to send the browser to. */
  readonly url: string;
}

export interface CheckoutResult {
  readonly isPaid: boolean;
  /** What the buyer gave as their address. */
  readonly email: string | undefined;
  /** What was bought by it, of a subscription. */
  readonly subscriptionId: string | undefined;
}

export interface PaidInvoice {
  readonly number: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** The provider's page of it. */
  readonly url: string | undefined;
}

export interface SubscriptionPayment {
  /** The provider's payment, which a refund names. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What was paid, in the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** True if nothing was paid for the subscription before. */
  readonly isFirst: boolean;
}

/** What the server needs of a payment provider, and nothing else. */
export interface PaymentGateway {
  /** Opens a checkout. Throws {@link PaymentProviderError}. */
  createCheckout(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** Closes a checkout that nobody has paid. `paid`: it was, and stays so. Throws {@link PaymentProviderError}. */
  expireCheckout(id: string): Promise<'closed' | 'paid'>;
  /** What became of a checkout, or undefined if there is none. Throws {@link PaymentProviderError}. */
  findCheckout(id: string): Promise<CheckoutResult | undefined>;
  /** Url of the billing portal. Throws {@link PaymentProviderError}. */
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Paid invoices of a customer, latest first. Throws {@link PaymentProviderError}. */
  invoicesOf(customerId: string): Promise<readonly PaidInvoice[]>;
  /** Ends a subscription at once; one that has ended or never was stays so. Throws {@link PaymentProviderError}. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** Refunds every payment of a subscription, each once. Returns them. Throws {@link PaymentProviderError}. */
  refundSubscription(subscriptionId: string): Promise<readonly string[]>;
  /** The latest payment of a subscription, or undefined if none was made. Throws {@link PaymentProviderError}. */
  latestPaymentOf(subscriptionId: string): Promise<SubscriptionPayment | undefined>;
  /** Refunds a payment in full, as its payer asked; one that is refunded stays so. Throws {@link PaymentProviderError}. */
  refundPayment(paymentId: string): Promise<void>;
  /** Lets a subscription end with the period that is paid. Throws {@link PaymentProviderError}. */
  endRenewal(subscriptionId: string): Promise<void>;
  /** Deletes what the provider knows of a customer; one that is gone stays so. Throws {@link PaymentProviderError}. */
  deleteCustomer(customerId: string): Promise<void>;
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
export type PaymentEvent =
  | PurchasePaid
  | PurchaseWithdrawn
  | TalkPaid
  | SubscriptionBought
  | SubscriptionChanged
  | CheckoutHeld
  | CheckoutClosed;

/** A checkout that was paid once, not by subscription. */
interface PaidOnce extends PaymentEventBase {
  /** The provider's payment, which a refund or dispute names. */
  readonly paymentId: string;
  readonly email: string;
  readonly learnerId?: string;
  readonly customerId?: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly checkoutId: string;
}

export interface PurchasePaid extends PaidOnce {
  readonly type: 'purchase-paid';
  readonly plan: 'one_year' | 'lifetime';
  /** The place that was held for the checkout. */
  readonly reservation?: string;
}

/** A talk of one's own was paid: it opens no lesson. */
export interface TalkPaid extends PaidOnce {
  readonly type: 'talk-paid';
}

/** A checkout whose payment is on its way and may take days: what is held for it stays held. */
export interface CheckoutHeld extends PaymentEventBase {
  readonly type: 'checkout-held';
  readonly reservation: string;
}

/** A checkout that nobody will pay any more: what was held for it is free again. */
export interface CheckoutClosed extends PaymentEventBase {
  readonly type: 'checkout-closed';
  readonly reservation: string;
}

/** Who bought a subscription: the subscription's own events do not say it of a visitor. */
export interface SubscriptionBought extends PaymentEventBase {
  readonly type: 'subscription-bought';
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly email: string;
  readonly learnerId?: string;
  readonly checkoutId: string;
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
  /** True once the provider has ended it for good: nothing that is said of before or after brings it back. */
  readonly isFinal: boolean;
  /** Order among events of the same second: the provider's moments are whole seconds. */
  readonly rank: number;
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
