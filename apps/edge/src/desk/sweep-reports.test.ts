import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import type { Database } from '../database/database.ts';
import { report } from '../database/schema/index.ts';
import { errorsKeptFor, feedbackKeptFor, sweepReports } from './sweep-reports.ts';

describe.each(engines)('reports on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('go when their time is over, errors before feedback, and not a moment before', async () => {
    const { db } = database;
    const now = 1_900_000_000_000;
    const add = (reportUid: string, kind: 'issue' | 'error', at: number) =>
      db.insert(report).values({ learnerId: 'a', reportUid, kind, body: {}, at });
    await add('old error', 'error', now - errorsKeptFor - 1);
    await add('young error', 'error', now - errorsKeptFor);
    await add('old feedback', 'issue', now - feedbackKeptFor - 1);
    await add('young feedback', 'issue', now - feedbackKeptFor);
    expect(await sweepReports(db, now)).toBe(2);
    const left = await db.select().from(report);
    expect(left.map(({ reportUid }) => reportUid).toSorted()).toEqual([
      'young error',
      'young feedback',
    ]);
    expect(await sweepReports(db, now)).toBe(0);
  });
});
