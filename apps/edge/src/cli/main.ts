/**
 * `edge COMMAND`: works on the database that the environment names, with the server stopped if it is the
 * embedded one.
 *
 *   edge backup                 writes a backup of the embedded database and prints its path
 *   edge restore FILE           puts a backup in place of the embedded database (the old one is kept beside it)
 *   edge replay [--write]       folds all events anew and compares; --write mends what differs
 *   edge pass-rates             prints how many first studies of each lesson were passed, lowest first
 *   edge rechecks               lists the programs whose verdict on this server differs from the browser's
 *   edge duplicate-subscriptions lists the subscriptions that were paid twice, and what was refunded
 *   edge mail                   lists the mail that waits or failed
 *   edge announce-launch COUNTRY writes to those who asked from this country (DE) to hear when it is sold there
 *   edge export LEARNER         prints everything that is kept about a learner
 *   edge delete LEARNER         deletes a learner
 *   edge migrate                brings the schema up to date
 *   edge migrate --check        says whether it is; ends with code 1 if it is not
 */
import { join } from 'node:path';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { Payments } from '../access/payments.ts';
import { createIdentityProvider } from '../access/identity-provider.ts';
import {
  type Configuration,
  mailSettings,
  managementClient,
  readConfiguration,
  stripeSettings,
} from '../configuration.ts';
import { loadContent } from '../content/load-content.ts';
import { loadQuestionKinds, provideQuestionKinds } from '../content/question-kinds.ts';
import { writeBackup } from '../database/backup.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { restoreBackup } from '../database/restore.ts';
import { readLocalClient } from '../identity/local-client.ts';
import { AccountDeletions } from '../learner/delete-learner/account-deletions.ts';
import { isAccountGone } from '../learner/delete-learner/deletion-steps.ts';
import { exportLearner } from '../learner/export-learner.ts';
import { passRateReport, passRateTable } from '../learner/pass-rate-report.ts';
import { errorText } from '../logging/error-text.ts';
import { announceLaunch } from '../mail/announce-launch.ts';
import { mailTable } from '../mail/list-mail.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { Profiles } from '../learner/profile.ts';
import { replayAll } from '../learner/replay.ts';
import { duplicateTable } from '../payments/duplicate-subscriptions.ts';
import { openPayments } from '../payments/open-payments.ts';
import { listRechecks, recheckTable } from '../recheck/list-rechecks.ts';
import { type CommandName, type GivenCommand, readCommand } from './read-command.ts';

type Command = (database: Database, config: Configuration, given: GivenCommand) => Promise<string>;

const commands: Readonly<Record<Exclude<CommandName, 'restore'>, Command>> = {
  backup: (database, config) => writeBackup(database, config.LEMMA_DATA_DIR),
  migrate: async ({ migrations: { applied, expected } }, _config, { flags }) => {
    if (flags.has('check') && applied < expected) process.exitCode = 1;
    return `${applied} of ${expected} migrations are in the database.`;
  },
  replay: async ({ db }, config, { flags }) => {
    provideQuestionKinds(await loadQuestionKinds(config.QUESTION_KINDS));
    const content = loadContent({
      directory: config.CONTENT_DIR,
      cacheDirectory: join(config.LEMMA_DATA_DIR, 'compiled'),
      onProblem: (message) => console.error(message),
    });
    const report = await replayAll(db, content, { write: flags.has('write') });
    if (report.differing.length > 0 && !flags.has('write')) process.exitCode = 1;
    return JSON.stringify(report);
  },
  'pass-rates': async ({ db }) => passRateTable(await passRateReport(db)),
  rechecks: async ({ db }) => recheckTable(await listRechecks(db)),
  'duplicate-subscriptions': ({ db }) => duplicateTable(db),
  mail: ({ db }) => mailTable(db),
  'announce-launch': async ({ db }, config, { argument }) => {
    const country = argument.toUpperCase();
    if (!/^[A-Z]{2}$/u.test(country))
      throw new Error(`"${argument}" is no country: give its two letters, for example DE.`);
    if (!mailSettings(config))
      throw new Error('This server sends no mail: set MAIL_URL and MAIL_FROM first.');
    return `${await announceLaunch(db, country, Date.now())} mails wait to be sent; the server sends them.`;
  },
  export: async ({ db }, config, { argument: id }) => {
    const profiles = new Profiles(db, Date.now);
    const trail = new AuditTrail(db, Date.now);
    return withPayments(db, config, async (payments) =>
      JSON.stringify(
        await exportLearner({ db, profiles, payments, trail, clock: Date.now }, id),
        null,
        2,
      ),
    );
  },
  delete: async ({ db }, config, { argument: id }) => {
    return withPayments(db, config, async (payments) => {
      const deletions = new AccountDeletions({
        db,
        payments,
        identityProvider: createIdentityProvider({
          domain: config.AUTH_DOMAIN,
          management: managementClient(config),
          ...(/^https?:/u.test(config.AUTH_DOMAIN)
            ? { local: () => readLocalClient(config.LEMMA_DATA_DIR) }
            : {}),
        }),
        ...(mailSettings(config) ? { mail: new MailQueue(db, Date.now) } : {}),
        clock: Date.now,
        onError: (error) => console.error(error instanceof Error ? error.message : error),
      });
      const { step, deletedRows } = await deletions.request(id, { deletesCustomer: false });
      return isAccountGone(step)
        ? `${deletedRows} rows deleted`
        : `the deletion has come to "${step}"; the server goes on with it`;
    });
  },
};

async function withPayments(
  db: Database['db'],
  config: Configuration,
  work: (payments: Payments) => Promise<string>,
): Promise<string> {
  const opened = openPayments({
    db,
    clock: Date.now,
    siteUrl: config.PUBLIC_URL,
    port: config.PORT,
    dataDirectory: config.LEMMA_DATA_DIR,
    showsDiscounts: false,
    sellsTalks: false,
    stripe: stripeSettings(config),
    onError: (error) => console.error(errorText(error)),
  });
  try {
    return await work(opened.payments);
  } finally {
    opened.close();
  }
}

async function run(given: GivenCommand): Promise<string> {
  const config = readConfiguration(process.env);
  if (given.name === 'restore') {
    if (config.DATABASE_URL)
      throw new Error('restore is for the embedded database. For PostgreSQL use pg_restore.');
    return restoreBackup(config.LEMMA_DATA_DIR, given.argument);
  }
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: config.LEMMA_DATA_DIR,
    migrations: given.name === 'migrate' && given.flags.has('check') ? 'ignore' : 'apply',
  });
  try {
    return await commands[given.name](database, config, given);
  } finally {
    await database.close();
  }
}

try {
  console.log(await run(readCommand(process.argv.slice(2))));
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
