import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studyThrough } from '../../testing/server/study-through.ts';
import { engines } from '../../testing/server/test-database.ts';
import { mail as mailTable } from '../database/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

describe.each(engines)('the export of a learner’s data on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('has its rows in the same order after the database has new statistics', async () => {
    const ada = server.as('auth0|ada');
    for (const lesson of ['one', 'two']) await studyThrough(ada, server.content, lesson);
    const { tables: before } = await ada.exportData();
    expect(before['attempt']?.length).toBeGreaterThan(8);
    // PostgreSQL does this by itself after a minute, and may read a table by another index from then on.
    await server.database.db.execute(sql`analyze`);
    const { tables: after } = await ada.exportData();
    expect(after).toEqual(before);
  });

  it('sends the learner one mail a day, to a verified address only', async () => {
    const { mail, database } = server;
    const sent = async () => {
      const rows = await database.db.select().from(mailTable);
      return rows.filter(({ mailKey }) => mailKey.startsWith('export:'));
    };
    await server.as('auth0|nobody').exportData();
    expect(await sent()).toEqual([]);
    await mail.choices.keepAddress('auth0|ada', 'ada@example.org');
    await server.as('auth0|ada').exportData();
    await server.as('auth0|ada').exportData();
    expect(await sent()).toMatchObject([
      { recipient: 'ada@example.org', message: { kind: 'export-ready' } },
    ]);
  });

  it('has rows in the order of their keys', async () => {
    const { tables } = await server.as('auth0|ada').exportData();
    const uids = tables['attempt']?.map((row) => String(row['attemptUid'])) ?? [];
    expect(uids).toEqual(uids.toSorted());
  });
});
