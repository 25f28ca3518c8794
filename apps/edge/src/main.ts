/**
 * The server as a process: reads the environment, opens what it needs, listens, and stops in order.
 * Every setting is described in `configuration.ts` and in the README.
 */
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import packageJson from '../package.json' with { type: 'json' };
import { createIdentityProvider } from './access/identity-provider.ts';
import { createTokenVerifier } from './access/token-verifier.ts';
import { createApp } from './app.ts';
import {
  type Configuration,
  managementClient,
  readConfiguration,
  stripeSettings,
} from './configuration.ts';
import { loadContent } from './content/load-content.ts';
import { startBackups } from './database/backup.ts';
import { openDatabase } from './database/open.ts';
import { startSweeps } from './diagnostic/sweep-diagnostics.ts';
import { createLog, errorFields } from './logging/log.ts';
import { openPayments } from './payments/open-payments.ts';
import { Site } from './site/site.ts';

async function start(): Promise<void> {
  const config = readConfiguration(process.env);
  const stripe = stripeSettings(config);
  const log = createLog(config.LOG_LEVEL);
  const content = loadContent({
    directory: config.CONTENT_DIR,
    cacheDirectory: join(config.LEMMA_DATA_DIR, 'compiled'),
    onProblem: (message) => log.warn({ problem: message }, 'content'),
  });
  const site = siteOf(config);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: config.LEMMA_DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
    onError: (error) => log.warn(errorFields(error), 'a database connection was lost'),
  });
  const { payments, testHost, ...paymentHost } = openPayments({
    db: database.db,
    clock: Date.now,
    siteUrl: config.PUBLIC_URL,
    port: config.PORT,
    dataDirectory: config.LEMMA_DATA_DIR,
    showsDiscounts: config.SHOW_DISCOUNTED_PRICES,
    stripe,
    onError: (message) => log.warn({ problem: message }, 'payments'),
  });
  const app = await createApp({
    database,
    content,
    verifyToken: createTokenVerifier({
      domain: config.AUTH_DOMAIN,
      audience: config.AUTH_AUDIENCE,
      clock: Date.now,
    }),
    identityProvider: createIdentityProvider({
      domain: config.AUTH_DOMAIN,
      management: managementClient(config),
    }),
    payments,
    clock: Date.now,
    log,
    auth: {
      domain: config.AUTH_DOMAIN,
      client_id: config.AUTH_CLIENT_ID,
      audience: config.AUTH_AUDIENCE,
    },
    version: packageJson.version,
    buildCommit: config.BUILD_COMMIT,
    showDiscountedPrices: config.SHOW_DISCOUNTED_PRICES,
    sender: { trustProxy: config.TRUST_PROXY, countryHeader: config.COUNTRY_HEADER },
    corsOrigins: config.CORS_ORIGINS,
    metricsToken: config.METRICS_TOKEN,
    ...(site ? { site } : {}),
  });
  const stopBackups = startBackups(database, {
    directory: join(config.LEMMA_DATA_DIR, 'backups'),
    everyMinutes: config.BACKUP_MINUTES,
    onError: (error) => log.error(errorFields(error), 'the backup failed'),
  });
  const stopSweeps = startSweeps(database.db, {
    clock: Date.now,
    onError: (error) => log.warn(errorFields(error), 'the sweep failed'),
  });
  const whole = testHost ? testHost.mount('/', app.fetch) : app;
  const server = serve({ fetch: whole.fetch, port: config.PORT }, () => {
    paymentHost.resume();
    console.log(
      `edge ready on port ${config.PORT}: ${database.kind}, ${content.lessons.size} lessons, content ${content.version}`,
    );
  });
  stopOnSignal(server, async () => {
    stopBackups();
    stopSweeps();
    paymentHost.close();
    await database.close();
  });
}

function siteOf(config: Configuration): Site | undefined {
  if (!config.SITE_DIR) return undefined;
  const authOrigin = /^https?:/u.test(config.AUTH_DOMAIN)
    ? new URL(config.AUTH_DOMAIN).origin
    : `https://${config.AUTH_DOMAIN}`;
  return new Site(config.SITE_DIR, {
    authOrigin,
    formOrigins: ['https://checkout.stripe.com', 'https://billing.stripe.com'],
  });
}

/** Takes no new connections, lets running requests end (10 s at most), then closes what was opened. */
function stopOnSignal(server: ReturnType<typeof serve>, close: () => Promise<void>): void {
  const stop = () => {
    const deadline = setTimeout(() => process.exit(1), 10_000);
    deadline.unref();
    server.close(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
