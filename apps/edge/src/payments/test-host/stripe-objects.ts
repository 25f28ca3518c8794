import type { Stripe } from 'stripe';

/*
 * Stripe's objects as they are sent. The SDK's types are generated from Stripe's OpenAPI document: a field that is
 * missing, unknown or of another type does not compile. Decimals are strings on the wire, which the SDK parses.
 */

/** The API version of the SDK: its webhooks have these shapes. */
export const stripeApiVersion = '2026-10-28.endive';

type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
type WirePlan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string };
type WireItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: WirePrice;
  plan: WirePlan;
};
export type WireSubscription = Omit<Stripe.Subscription, 'items'> & {
  items: { object: 'list'; data: WireItem[]; has_more: boolean; url: string };
};

export interface SubscriptionFacts {
  readonly id: string;
  readonly itemId: string;
  readonly customer: string;
  readonly price: string;
  readonly product: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
  /** Seconds since the epoch. */
  readonly start: number;
  readonly end: number;
  readonly coupon: string | undefined;
  readonly metadata: Record<string, string>;
}

/** A subscription that has just begun. */
export function subscriptionObject(facts: SubscriptionFacts): WireSubscription {
  return {
    id: facts.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: facts.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null,
    },
    collection_method: 'charge_automatically',
    created: facts.start,
    currency: facts.currency,
    customer: facts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: facts.coupon ? [`di_${facts.coupon}`] : [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [itemObject(facts)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${facts.id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: facts.start,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

export type ItemFacts = Pick<
  SubscriptionFacts,
  'id' | 'itemId' | 'price' | 'product' | 'amount' | 'currency' | 'interval' | 'start' | 'end'
>;

export function itemObject(facts: ItemFacts): WireItem {
  return {
    id: facts.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: facts.start,
    current_period_end: facts.end,
    current_period_start: facts.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: facts.price,
      object: 'plan',
      active: true,
      amount: facts.amount,
      amount_decimal: String(facts.amount),
      billing_scheme: 'per_unit',
      created: facts.start,
      currency: facts.currency,
      interval: facts.interval,
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: facts.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price: {
      id: facts.price,
      object: 'price',
      active: true,
      billing_scheme: 'per_unit',
      created: facts.start,
      currency: facts.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: facts.product,
      recurring: {
        interval: facts.interval,
        interval_count: 1,
        meter: null,
        trial_period_days: null,
        usage_type: 'licensed',
      },
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'recurring',
      unit_amount: facts.amount,
      unit_amount_decimal: String(facts.amount),
    },
    quantity: 1,
    subscription: facts.id,
    tax_rates: [],
  };
}
