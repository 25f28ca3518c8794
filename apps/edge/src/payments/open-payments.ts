import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Payments } from '../access/payments.ts';
import type { Db } from '../database/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { createPayments } from './payments.ts';
import type { PriceIds, ProductPrices } from './product.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { createTestPaymentHost } from './test-host/host.ts';
import { TestPaymentStore } from './test-host/store.ts';
import { testCouponIds, testCoupons, testPriceIds, testPrices } from './test-prices.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: ProductPrices;
  /** Coupon of each plan's discount: set where discounted prices are shown. */
  readonly coupons: PriceIds | undefined;
}

export interface OpenPaymentsOptions {
  readonly db: Db;
  readonly clock: () => number;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Port of this very server: the test-mode host is part of it. */
  readonly port: number;
  readonly dataDirectory: string;
  readonly showsDiscounts: boolean;
  /** The embedded host sells 1:1 talks; at Stripe their price says so. */
  readonly sellsTalks: boolean;
  /** Without it the embedded test-mode host stands in. */
  readonly stripe?: StripeSettings | undefined;
  /** Undefined on a server that sends no mail. */
  readonly mail?: MailQueue | undefined;
  readonly onError: (error: unknown) => void;
}

export interface OpenPayments {
  readonly payments: Payments;
  /** Routes of the test-mode host, to be mounted before the API; undefined with Stripe. */
  readonly testHost?: Hono;
  /** Goes on with what was not done before the last stop, and again and again. Call once the server listens. */
  resume(): void;
  close(): void;
}

/** Stripe where it is configured, else the embedded test-mode host behind the same gateway. */
export function openPayments(options: OpenPaymentsOptions): OpenPayments {
  const { db, clock, siteUrl, showsDiscounts, stripe, mail, onError } = options;
  const deps = { db, clock, siteUrl, showsDiscounts, mail, onError };
  if (stripe) {
    const gateway = createStripeGateway(stripe);
    const payments = createPayments({ ...deps, gateway, prices: stripe.prices });
    return { payments, ...settling(payments, onError) };
  }
  const store = new TestPaymentStore(join(options.dataDirectory, 'payments.sqlite'));
  const { secretKey, webhookSecret } = testSecrets(store);
  const prices = { ...testPriceIds, talk: options.sellsTalks ? testPriceIds.talk : undefined };
  const { app, delivery } = createTestPaymentHost({
    store,
    prices: testPrices,
    coupons: testCoupons,
    url: siteUrl,
    webhookUrl: `http://localhost:${options.port}/edge/webhooks/stripe`,
    webhookSecret,
    secretKey,
    clock,
    onError,
  });
  const host = { hostname: 'localhost', port: options.port };
  const gateway = createStripeGateway({
    secretKey,
    webhookSecret,
    prices,
    coupons: testCouponIds,
    host,
  });
  const payments = createPayments({ ...deps, gateway, prices });
  const { resume, close } = settling(payments, onError);
  return {
    payments,
    testHost: app,
    resume: () => {
      void delivery.resume();
      resume();
    },
    close: () => {
      close();
      store.close();
    },
  };
}

const settleEveryMs = 10 * 60_000;

/** Refunds that the provider did not take at once are tried again. */
function settling(
  payments: Payments,
  onError: (error: unknown) => void,
): Pick<OpenPayments, 'resume' | 'close'> {
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    payments.settleDuplicates().catch(onError);
  };
  return {
    resume: () => {
      settle();
      timer = setInterval(settle, settleEveryMs).unref();
    },
    close: () => clearInterval(timer),
  };
}

const secrets = z.object({ secretKey: z.string(), webhookSecret: z.string() });

/** Random, made once, kept beside the host's own objects. */
function testSecrets(store: TestPaymentStore): z.output<typeof secrets> {
  const kept = store.get('secrets', 'test-mode');
  if (kept !== undefined) return secrets.parse(kept);
  const made = {
    secretKey: `sk_test_${randomBytes(16).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
  };
  store.put('secrets', 'test-mode', made);
  return made;
}
