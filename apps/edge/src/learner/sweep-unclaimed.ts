import { unclaimedFor } from './visitor.ts';

const batch = 500;

export interface Unclaimed<Row> {
  /** At most `limit` rows of visitors' sessions that began before this moment (milliseconds since the epoch). */
  readonly find: (before: number, limit: number) => Promise<readonly Row[]>;
  /** Deletes what such a session left. False if a claim was quicker. */
  readonly remove: (row: Row) => Promise<boolean>;
}

/** Deletes visitors' sessions that nobody claimed for 30 days, some hundreds at a time. Returns how many. */
export async function sweepUnclaimed<Row>(
  { find, remove }: Unclaimed<Row>,
  now: number,
): Promise<number> {
  let swept = 0;
  for (;;) {
    const rows = await find(now - unclaimedFor, batch);
    for (const row of rows) swept += (await remove(row)) ? 1 : 0;
    if (rows.length < batch) return swept;
  }
}
