// oxlint-disable-next-line no-restricted-imports -- the tests drive the server with the browser's own client
import { type ApiClient, type ClientOf, createApiClient, createClientOf } from '@lemma/api-client';
import { type DeskContract, deskContract } from '@lemma/api-client/desk';
import { createIdentityProvider } from '../../src/access/identity-provider.ts';
import type { Payments } from '../../src/access/payments.ts';
import { createTokenVerifier } from '../../src/access/token-verifier.ts';
import type { Database } from '../../src/database/database.ts';
import { readLocalClient } from '../../src/identity/local-client.ts';
import type { PaymentGateway } from '../../src/payments/gateway.ts';
import { createPayments } from '../../src/payments/payments.ts';
import { createStripeGateway } from '../../src/payments/stripe-gateway.ts';
import { createTestPaymentHost } from '../../src/payments/test-host/host.ts';
import { TestPaymentStore } from '../../src/payments/test-host/store.ts';
import {
  testCouponIds,
  testCoupons,
  testPriceIds,
  testPrices,
} from '../../src/payments/test-prices.ts';
import { testApi } from './identity-browser.ts';
import { listen } from './listen.ts';
import { type Engine, openTestDatabase } from './test-database.ts';
import { startTestServer } from './test-server.ts';

export interface WholeServer {
  readonly url: string;
  readonly database: Database;
  /** Lines of the log at warning or above. */
  readonly failures: object[];
  readonly payments: Payments;
  /** A client over HTTP, with an access token or as a visitor. */
  with(token?: string): ApiClient;
  /** The desk's client over HTTP. */
  desk(token: string): ClientOf<DeskContract>;
  /** Presses a button of one of the payment host's pages. */
  press(page: string, fields: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** The server over HTTP with the local identity provider at `identityUrl` and the test-mode payment host. */
export async function startWholeServer(
  engine: Engine,
  identityUrl: string,
  {
    clock = Date.now,
    database,
    showsDiscounts = false,
    identityDirectory,
    overGateway = (gateway) => gateway,
  }: {
    clock?: () => number;
    database?: Database;
    showsDiscounts?: boolean;
    identityDirectory?: string;
    /** Puts faults before the payment gateway. */
    overGateway?: (gateway: PaymentGateway) => PaymentGateway;
  } = {},
): Promise<WholeServer> {
  let handler: ReturnType<Parameters<typeof listen>[0]>;
  const http = await listen(() => handler);
  const { url, port } = http;

  const opened = database ?? (await openTestDatabase(engine));
  const store = new TestPaymentStore(':memory:');
  const keys = { secretKey: 'sk_test_whole', webhookSecret: 'whsec_whole' };
  const { app: host } = createTestPaymentHost({
    ...keys,
    store,
    prices: testPrices,
    coupons: testCoupons,
    url,
    webhookUrl: `${url}/edge/webhooks/stripe`,
    clock,
  });
  const payments = createPayments({
    db: opened.db,
    gateway: overGateway(
      createStripeGateway({
        ...keys,
        prices: testPriceIds,
        coupons: testCouponIds,
        host: { hostname: 'localhost', port },
      }),
    ),
    prices: testPriceIds,
    showsDiscounts,
    siteUrl: 'https://site.test',
    clock,
    onError: (error) => failures.push({ payments: error }),
  });
  const { app, failures } = await startTestServer(engine, {
    database: opened,
    clock,
    verifyToken: createTokenVerifier({ domain: identityUrl, audience: testApi, clock }),
    identityProvider: createIdentityProvider({
      domain: identityUrl,
      ...(identityDirectory ? { local: () => readLocalClient(identityDirectory) } : {}),
    }),
    payments,
    liveSupport: {
      qa: undefined,
      talk: { bookingUrl: 'https://book.example/talk', minutes: 45 },
    },
  });
  app.route('/', host);
  handler = app.fetch;

  return {
    url,
    database: opened,
    failures,
    payments,
    with: (token) => createApiClient({ baseUrl: url, retries: 0, getToken: async () => token }),
    desk: (token) =>
      createClientOf(deskContract, { baseUrl: url, retries: 0, getToken: async () => token }),
    press: (page, fields) =>
      fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) }),
    close: async () => {
      await http.close();
      store.close();
      if (!database) await opened.close();
    },
  };
}
