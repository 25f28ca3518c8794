import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** How long what a visitor did waits to be claimed, in milliseconds: 30 days. */
export const unclaimedFor = 30 * 24 * 60 * 60 * 1000;

/** Owner of a visitor's session until a learner claims it: the session's own UUID is the only key to it. */
export function visitorOwner(sessionUid: string): string {
  return `visitor:${sessionUid}`;
}

/** Condition on a column of owners: rows of sessions that nobody has claimed. */
export function isVisitor(owner: AnyColumn): SQL {
  return sql`${owner} like 'visitor:%'`;
}
