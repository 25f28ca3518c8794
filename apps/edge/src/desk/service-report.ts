import type { OutputOf } from '@lemma/api-client/contract';
import type { DeskContract } from '@lemma/api-client/desk';
import { asc, eq, ne } from 'drizzle-orm';
import type { Payments } from '../access/payments.ts';
import type { Content } from '../content/content.ts';
import type { Database } from '../database/database.ts';
import { accountDeletion, answerRecheck, learner } from '../database/schema/index.ts';
import { wireMoment } from '../learner/standing.ts';
import type { LearnerMail } from '../mail/learner-mail.ts';

export interface ServiceReportDeps {
  readonly database: Database;
  readonly content: Content;
  readonly payments: Payments;
  readonly mail: LearnerMail | undefined;
  readonly version: string;
  readonly buildCommit: string;
}

/** What the server is, and how its jobs stand. */
export async function serviceReport({
  database,
  content,
  payments,
  mail,
  version,
  buildCommit,
}: ServiceReportDeps): Promise<OutputOf<DeskContract['serviceReport']>> {
  const { db } = database;
  const unfinished = ne(accountDeletion.step, 'done');
  const [learners, mails, deletions, [oldest], refunds, waiting, differ] = await Promise.all([
    db.$count(learner),
    mail?.queue.counts() ?? null,
    db.$count(accountDeletion, unfinished),
    db
      .select({ at: accountDeletion.requestedAt })
      .from(accountDeletion)
      .where(unfinished)
      .orderBy(asc(accountDeletion.requestedAt))
      .limit(1),
    payments.openRefunds(),
    db.$count(answerRecheck, eq(answerRecheck.status, 'waiting')),
    db.$count(answerRecheck, eq(answerRecheck.status, 'differs')),
  ]);
  return {
    version,
    build_commit: buildCommit,
    content: {
      version: content.version,
      courses: content.courses.length,
      lessons: content.lessons.size,
    },
    database: database.kind,
    migrations: database.migrations,
    learners,
    jobs: {
      mail: mails,
      deletions: { open: deletions, oldest_at: wireMoment(oldest?.at) },
      refunds: { open: refunds },
      rechecks: { waiting, differ },
    },
  };
}
