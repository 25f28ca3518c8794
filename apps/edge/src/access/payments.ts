import type { Contract, OutputOf } from '@lemma/api-client/contract';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal/refusal.ts';

export type Access = OutputOf<Contract['paidAccess']>;

export interface Order {
  readonly priceId: string;
  readonly mode: 'payment' | 'subscription';
  /** Undefined for a visitor: the purchase is matched by e-mail at the first sign-in. */
  readonly learner: string | undefined;
  readonly country: string | undefined;
}

/** What a webhook said that was taken: an event, one that had been taken before, or one that changes nothing here. */
export const takenWebhooks = [
  'purchase-paid',
  'purchase-withdrawn',
  'talk-paid',
  'subscription-bought',
  'subscription-changed',
  'checkout-held',
  'checkout-closed',
  'repeated',
  'ignored',
] as const;
export type TakenWebhook = (typeof takenWebhooks)[number];

/** A 1:1 talk that was bought, as the API shows it. */
export type Talk = NonNullable<OutputOf<Contract['liveSupport']>['talk']>['bought'][number];

/** A payment that can be given back. Moments are milliseconds since the epoch. */
export interface RefundablePayment {
  readonly kind: 'purchase' | 'subscription' | 'talk';
  readonly id: string;
  readonly plan: 'monthly' | 'annual' | 'one_year' | 'lifetime' | 'talk';
  readonly at: number;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** Set for that of a subscription. */
  readonly subscriptionId?: string;
  /** Until when the terms promise it without a reason; null for a renewal and for a talk that was had. */
  readonly promisedUntil: number | null;
}

/** What the server asks of payments. Every method may refuse with `payments-unavailable`. */
export interface Payments {
  /** Price identifiers of the four plans, or null where payments are not set up. */
  readonly prices: OutputOf<Contract['clientConfig']>['prices'];
  /** Price identifier of a 1:1 talk, or null where none is sold. */
  readonly talkPrice: string | null;
  /** Whether the learner may study paid lessons now. Asked on every start of a lesson. */
  accessOf(learner: string): Promise<Access>;
  /** Places of lifetime access in all and left, or null where nothing is sold. */
  lifetimeSpots(): Promise<OutputOf<Contract['clientConfig']>['lifetime_spots']>;
  checkout(order: Order): Promise<{ redirect_url: string }>;
  /** What became of a checkout; refuses an unknown one with `not-found`. */
  checkoutResult(checkoutId: string): Promise<OutputOf<Contract['checkoutResult']>>;
  portal(learner: string): Promise<{ redirect_url: string }>;
  /** Takes a webhook's raw body; refuses a wrong signature with `invalid-signature`. */
  receive(body: Uint8Array, headers: Headers): Promise<TakenWebhook>;
  subscriptionOf(learner: string): Promise<OutputOf<Contract['subscription']>>;
  invoicesOf(learner: string): Promise<OutputOf<Contract['invoices']>>;
  purchasesOf(learner: string): Promise<OutputOf<Contract['purchase']>>;
  /** 1:1 talks that the learner has bought, latest first. */
  talksOf(learner: string): Promise<readonly Talk[]>;
  /** Says that a talk was had, or that it was not after all. Refuses another's with `not-found`. */
  setTalkHeld(learner: string, paymentId: string, held: boolean, db: Db): Promise<void>;
  /** True if something was bought under this address by somebody who had not signed up. */
  awaits(email: string): Promise<boolean>;
  /** Purchases made under a verified address before signing up become the learner's. */
  adopt(learner: string, email: string): Promise<void>;
  /** Ends and refunds at the provider what is still flagged as paid twice. */
  settleDuplicates(): Promise<void>;
  /** How many of them there are. */
  openRefunds(): Promise<number>;
  /** Payment rows of a learner, for the export. */
  exportOf(learner: string): Promise<Record<string, Record<string, unknown>[]>>;
  /** What a deletion of the account would end and leave at the provider. */
  standingOf(learner: string): Promise<{
    readonly renews: boolean;
    readonly hasCustomer: boolean;
    /** Talks that are paid and were not had. */
    readonly openTalks: number;
  }>;
  /** Access given without payment that runs. */
  grantsOf(
    learner: string,
  ): Promise<readonly { readonly grantedAt: number; readonly endsAt: number | null }[]>;
  /** Gives access for some days from now (null: for good). `uid` names the grant: it is given once. */
  grant(learner: string, uid: string, days: number | null, db: Db): Promise<void>;
  /** Ends what was granted. Returns how many grants ran. */
  endGrants(learner: string, db: Db): Promise<number>;
  /** What can be refunded to the learner, latest first. */
  refundable(learner: string): Promise<readonly RefundablePayment[]>;
  /** Refunds a payment of the learner in full; what it paid for ends. Refuses another's with `not-found`. */
  refund(learner: string, paymentId: string): Promise<void>;
  /** Lets what renews end with the period that is paid. */
  stopRenewals(learner: string): Promise<void>;
  /** Ends what renews, at the provider, at once. */
  endSubscriptions(learner: string): Promise<void>;
  /** Deletes the learner's cards and address at the provider. */
  deleteCustomer(learner: string): Promise<void>;
  /** Puts a pseudonym in place of the learner in the records that must be kept. `db` is the transaction around. */
  forget(db: Db, learner: string, pseudonym: string): Promise<void>;
}

/** A server without payments: everything that is free works, nothing can be bought. */
export function withoutPayments(): Payments {
  const refuse = async (): Promise<never> => {
    throw new Refusal(
      'payments-unavailable',
      'Payments are not set up on this server.',
      {},
      { 'retry-after': '3600' },
    );
  };
  return {
    prices: null,
    talkPrice: null,
    accessOf: async () => ({ has_access: false, source: null, ends_at: null }),
    lifetimeSpots: async () => null,
    checkout: refuse,
    checkoutResult: refuse,
    portal: refuse,
    receive: refuse,
    subscriptionOf: async () => ({ subscription: null }),
    invoicesOf: async () => ({ invoices: [] }),
    purchasesOf: async () => ({ purchases: [] }),
    talksOf: async () => [],
    setTalkHeld: refuse,
    awaits: async () => false,
    adopt: async () => undefined,
    settleDuplicates: async () => undefined,
    openRefunds: async () => 0,
    exportOf: async () => ({}),
    standingOf: async () => ({ renews: false, hasCustomer: false, openTalks: 0 }),
    grantsOf: async () => [],
    grant: refuse,
    endGrants: async () => 0,
    refundable: async () => [],
    refund: refuse,
    stopRenewals: refuse,
    endSubscriptions: async () => undefined,
    deleteCustomer: async () => undefined,
    forget: async () => undefined,
  };
}
