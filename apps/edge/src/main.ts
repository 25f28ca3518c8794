/**
 * The server as a process: reads the environment, opens what it needs, listens, and stops in order.
 * Every setting is described in `configuration.ts` and in the README.
 */
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { createIdentityProvider } from './access/identity-provider.ts';
import { createTokenVerifier } from './access/token-verifier.ts';
import { createApp } from './app.ts';
import {
  type Configuration,
  liveSupportSettings,
  mailSettings,
  managementClient,
  readConfiguration,
  stripeSettings,
} from './configuration.ts';
import type { Content } from './content/content.ts';
import { LessonVersions } from './content/lesson-versions.ts';
import { loadContent } from './content/load-content.ts';
import { loadQuestionKinds, provideQuestionKinds } from './content/question-kinds.ts';
import { startBackups } from './database/backup.ts';
import { openDatabase } from './database/open.ts';
import { startStoppableServer } from './http/stoppable-server.ts';
import { errorText } from './logging/error-text.ts';
import { readLocalClient } from './identity/local-client.ts';
import { AccountDeletions } from './learner/delete-learner/account-deletions.ts';
import { LearnerRecords } from './learner/records.ts';
import { createLog, errorFields } from './logging/log.ts';
import { openMail } from './mail/open-mail.ts';
import { openPayments } from './payments/open-payments.ts';
import { startRechecks } from './recheck/start-rechecks.ts';
import { ReminderJob } from './reminders/reminder-job.ts';
import { Shutdown } from './shutdown.ts';
import { bringPackages } from './site/bring-packages.ts';
import { PythonPackages } from './site/python-packages.ts';
import { Site } from './site/site.ts';
import { startSweeps } from './start-sweeps.ts';

async function start(): Promise<void> {
  const config = readConfiguration(process.env);
  const stripe = stripeSettings(config);
  const log = createLog(config.LOG_LEVEL);
  provideQuestionKinds(await loadQuestionKinds(config.QUESTION_KINDS));
  const content = loadContent({
    directory: config.CONTENT_DIR,
    cacheDirectory: join(config.LEMMA_DATA_DIR, 'compiled'),
    onProblem: (message) => log.warn({ problem: message }, 'content'),
  });
  const shutdown = new Shutdown();
  const site = await siteOf(config);
  const packagesDirectory =
    config.PYTHON_PACKAGES_DIR ?? join(config.LEMMA_DATA_DIR, 'python-packages');
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: config.LEMMA_DATA_DIR,
    connections: config.DATABASE_CONNECTIONS,
    migrations: config.MIGRATE_AT_START ? 'apply' : 'refuse',
    onError: (error) => log.warn(errorFields(error), 'a database connection was lost'),
  });
  const mailFrom = mailSettings(config);
  const mail =
    mailFrom &&
    openMail({
      db: database.db,
      clock: Date.now,
      settings: mailFrom,
      product: config.LEMMA_PRODUCT,
      siteUrl: config.PUBLIC_URL,
      dataDirectory: config.LEMMA_DATA_DIR,
      onError: (error) => log.error(errorFields(error), 'mail'),
    });
  const liveSupport = liveSupportSettings(config);
  const { payments, testHost, ...paymentHost } = openPayments({
    db: database.db,
    clock: Date.now,
    siteUrl: config.PUBLIC_URL,
    port: config.PORT,
    dataDirectory: config.LEMMA_DATA_DIR,
    showsDiscounts: config.SHOW_DISCOUNTED_PRICES,
    sellsTalks: liveSupport.talk !== undefined,
    stripe,
    mail: mail?.queue,
    onError: (error) => log.warn(errorFields(error), 'payments'),
  });
  const identityProvider = createIdentityProvider({
    domain: config.AUTH_DOMAIN,
    management: managementClient(config),
    ...(/^https?:/u.test(config.AUTH_DOMAIN)
      ? { local: () => readLocalClient(config.LEMMA_DATA_DIR) }
      : {}),
  });
  const rechecks =
    config.RECHECK_SHARE > 0
      ? startRechecks({
          db: database.db,
          content,
          share: config.RECHECK_SHARE,
          random: Math.random,
          clock: Date.now,
          log,
        })
      : undefined;
  const app = await createApp({
    database,
    content,
    verifyToken: createTokenVerifier({
      domain: config.AUTH_DOMAIN,
      audience: config.AUTH_AUDIENCE,
      clock: Date.now,
    }),
    identityProvider,
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
    liveSupport,
    isHttps: config.PUBLIC_URL.startsWith('https:'),
    isStopping: shutdown.isStopping,
    rechecks: rechecks?.queue,
    mail,
    ...(site ? { site, pythonPackages: new PythonPackages(packagesDirectory) } : {}),
  });
  const stopBackups = startBackups(database, {
    dataDirectory: config.LEMMA_DATA_DIR,
    everyMinutes: config.BACKUP_MINUTES,
    onError: (error) => log.error(errorFields(error), 'the backup failed'),
  });
  const stopSweeps = startSweeps(database.db, {
    clock: Date.now,
    onError: (error) => log.warn(errorFields(error), 'the sweep failed'),
  });
  const stopDeletions = new AccountDeletions({
    db: database.db,
    payments,
    identityProvider,
    mail: mail?.queue,
    clock: Date.now,
    onError: (error) => log.error(errorFields(error), 'a deletion waits for its next try'),
  }).start();
  const stopReminders =
    mail &&
    new ReminderJob({
      study: {
        db: database.db,
        content,
        versions: new LessonVersions(database.db, content),
        records: new LearnerRecords(database.db, content),
        payments,
        clock: Date.now,
      },
      ...mail,
      onError: (error) => log.error(errorFields(error), 'reminders'),
    }).start();
  const stopMail = mail?.start();
  if (testHost) app.route('/', testHost);
  const server = await startStoppableServer(app.fetch, {
    port: config.PORT,
    isDraining: shutdown.isStopping,
  });
  shutdown.onSignal(server, {
    delayMs: config.SHUTDOWN_DELAY_SECONDS * 1000,
    graceMs: config.SHUTDOWN_GRACE_SECONDS * 1000,
    onError: (error) => log.error(errorFields(error), 'the stop failed'),
    close: async () => {
      stopBackups();
      stopSweeps();
      stopDeletions();
      stopReminders?.();
      await stopMail?.();
      await rechecks?.stop();
      paymentHost.close();
      await database.close();
    },
  });
  paymentHost.resume();
  const packages = packagesOf(content);
  if (site && packages.length > 0)
    void bringPackages({
      directory: packagesDirectory,
      names: packages,
      from: config.PYTHON_WHEELS_FROM,
    }).then((sentence) => console.log(sentence));
  console.log(
    `edge ready on port ${config.PORT}: ${database.kind}, ${content.lessons.size} lessons, content ${content.version}`,
  );
}

/** What the written lessons import, sorted. */
function packagesOf({ lessons }: Content): readonly string[] {
  return [...new Set([...lessons.values()].flatMap(({ packages = [] }) => packages))].toSorted();
}

async function siteOf(config: Configuration): Promise<Site | undefined> {
  if (!config.SITE_DIR) return undefined;
  const authOrigin = /^https?:/u.test(config.AUTH_DOMAIN)
    ? new URL(config.AUTH_DOMAIN).origin
    : `https://${config.AUTH_DOMAIN}`;
  return Site.open(config.SITE_DIR, {
    authOrigin,
    formOrigins: ['https://checkout.stripe.com', 'https://billing.stripe.com'],
  });
}

start().catch((error: unknown) => {
  console.error(errorText(error));
  process.exit(1);
});
