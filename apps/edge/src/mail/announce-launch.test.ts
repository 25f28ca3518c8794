import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestDatabase } from '../../testing/server/test-database.ts';
import type { Database } from '../database/database.ts';
import { interest, mail } from '../database/schema/index.ts';
import { announceLaunch } from './announce-launch.ts';
import { mailTable } from './list-mail.ts';
import { MailQueue } from './mail-queue.ts';

describe.each(engines)('the launch in a region on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('is announced once to who asked from there, and their addresses go with the mail', async () => {
    const { db } = database;
    await db.insert(interest).values([
      { email: 'a@example.org', country: 'NL', at: 1 },
      { email: 'b@example.org', country: 'BR', at: 2 },
      { email: 'c@example.org', country: null, at: 3 },
    ]);
    expect(await announceLaunch(db, 'NL', 10)).toBe(1);
    expect(await announceLaunch(db, 'NL', 11)).toBe(0);
    expect((await db.select().from(interest)).map(({ email }) => email)).toEqual([
      'b@example.org',
      'c@example.org',
    ]);
    const table = await mailTable(db);
    expect(table).toContain('1 wait, 0 failed.');
    expect(table).not.toContain('example.org');
    const queue = new MailQueue(db, () => 20);
    const taken = await queue.take();
    expect(taken?.row).toMatchObject({ recipient: 'a@example.org' });
    if (taken) await queue.markSent(taken.row);
    expect(await db.select().from(mail)).toEqual([]);
  });
});
