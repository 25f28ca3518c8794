import type { DeskMail } from '@lemma/api-client/desk';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mail } from '../database/schema/index.ts';
import { wireMoment } from '../learner/standing.ts';
import { compose } from '../mail/compose.ts';
import type { LearnerMail } from '../mail/learner-mail.ts';
import { listOf, message } from '../mail/message.ts';
import { Refusal } from '../refusal/refusal.ts';

type Row = typeof mail.$inferSelect;

const mostListed = 100;

/** Mail of one state, latest first. */
export async function listMail(db: Db, status: Row['status']): Promise<DeskMail[]> {
  const rows = await db
    .select()
    .from(mail)
    .where(eq(mail.status, status))
    .orderBy(desc(mail.queuedAt))
    .limit(mostListed);
  return rows.map((row) => ({
    learner_id: row.learnerId,
    recipient: row.recipient,
    tries: row.tries,
    ...wireMail(row),
  }));
}

/** The latest mail to one learner. */
export async function mailOf(db: Db, learnerId: string, limit: number) {
  const rows = await db
    .select()
    .from(mail)
    .where(eq(mail.learnerId, learnerId))
    .orderBy(desc(mail.queuedAt))
    .limit(limit);
  return rows.map((row) => ({ ...wireMail(row), can_be_resent: canBeResent(row) }));
}

/** A mail as its reader gets it, without the links that end it. */
export async function mailText({ product, siteUrl }: LearnerMail, row: Row) {
  const content = message.safeParse(row.message);
  if (!content.success) throw gone();
  const { subject, text, html } = await compose(
    { ...row, content: content.data, token: undefined },
    { from: '', product, siteUrl },
  );
  return { recipient: row.recipient, subject, text, html };
}

/** A mail that can be sent once more; refuses one that is not there, or whose text is gone. */
export async function resendableMail(db: Db, learnerId: string, mailKey: string): Promise<Row> {
  const row = await findMail(db, learnerId, mailKey);
  if (!canBeResent(row)) throw gone();
  return row;
}

/** Refuses a mail that is not there. */
export async function findMail(db: Db, learnerId: string, mailKey: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(mail)
    .where(and(eq(mail.learnerId, learnerId), eq(mail.mailKey, mailKey)));
  if (!row) throw new Refusal('not-found', 'There is no such mail.');
  return row;
}

/** Its text is there, and it does not tell of a day that is over. */
function canBeResent(row: Row): boolean {
  const content = message.safeParse(row.message);
  return content.success && row.recipient !== '' && listOf(content.data.kind) === undefined;
}

function gone(): Refusal {
  return new Refusal(
    'not-found',
    'The text of this mail is deleted, which happens after 30 days, or the mail was about a day that is over.',
  );
}

function wireMail(row: Row) {
  const content = message.safeParse(row.message);
  return {
    mail_key: row.mailKey,
    kind: content.success ? content.data.kind : (row.mailKey.split(':')[0] ?? ''),
    status: row.status,
    queued_at: new Date(row.queuedAt).toISOString(),
    settled_at: wireMoment(row.settledAt),
    problem: row.problem,
  };
}
