import { desc, ne } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { mail } from '../database/schema/index.ts';
import { MailQueue } from './mail-queue.ts';

const mostListed = 200;

/** A line of counts, and one for each mail that failed or waits, latest first. The address is not shown: the learner's id is. */
export async function mailTable(db: Db): Promise<string> {
  const { waiting, failed } = await new MailQueue(db, Date.now).counts();
  const rows = await db
    .select()
    .from(mail)
    .where(ne(mail.status, 'sent'))
    .orderBy(desc(mail.queuedAt))
    .limit(mostListed);
  const lines = rows.map(({ queuedAt, status, tries, learnerId, mailKey, problem }) =>
    [
      new Date(queuedAt).toISOString(),
      status,
      `${tries} tries`,
      learnerId.startsWith('email:') ? 'no account' : learnerId,
      mailKey,
      problem?.replaceAll(/\s+/gu, ' ') ?? '',
    ].join('  '),
  );
  return [`${waiting} wait, ${failed} failed.`, ...lines].join('\n');
}
