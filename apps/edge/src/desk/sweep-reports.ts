import { and, eq, lt, or } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { report } from '../database/schema/index.ts';

const day = 24 * 60 * 60 * 1000;
/** How long an error that a browser reported is kept, in milliseconds: 90 days. */
export const errorsKeptFor = 90 * day;
/** How long feedback is kept: a year. */
export const feedbackKeptFor = 365 * day;

/** Deletes reports whose time is over. The privacy policy says the same times. Returns how many went. */
export async function sweepReports(db: Db, now: number): Promise<number> {
  const gone = await db
    .delete(report)
    .where(
      or(
        and(eq(report.kind, 'error'), lt(report.at, now - errorsKeptFor)),
        and(eq(report.kind, 'issue'), lt(report.at, now - feedbackKeptFor)),
      ),
    )
    .returning({ uid: report.reportUid });
  return gone.length;
}
