import type { Stripe } from 'stripe';
import type { StoredSession } from './objects.ts';

export interface SessionOutcome {
  readonly url: string | null;
  /** In the currency's smallest unit: before and after the coupon. */
  readonly subtotal: number;
  readonly total: number;
  /** Address that the buyer typed, once there is one. */
  readonly email: string | null;
  readonly payment: string | null;
  readonly subscription: string | null;
}

/** A checkout session as Stripe sends it; the SDK's type proves that no field is missing or made up. */
export function sessionObject(
  session: StoredSession,
  { url, subtotal, total, email, payment, subscription }: SessionOutcome,
): Stripe.Checkout.Session {
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancel_url,
    client_reference_id: session.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer ?? null,
    customer_account: null,
    customer_creation: session.mode === 'payment' ? session.customer_creation : null,
    customer_details: email
      ? {
          address: null,
          business_name: null,
          email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: null,
        }
      : null,
    customer_email: session.customer_email ?? null,
    discounts: session.coupon ? [{ coupon: session.coupon, promotion_code: null }] : null,
    expires_at: session.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: session.mode,
    origin_context: null,
    payment_intent: payment,
    payment_link: null,
    payment_method_collection: session.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription,
    success_url: session.success_url,
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url,
    wallet_options: null,
  };
}
