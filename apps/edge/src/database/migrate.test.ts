import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/server/postgres-database.ts';
import { engines } from '../../testing/server/test-database.ts';
import { openDatabase } from './open.ts';
import { fillDatabase, sampleRows } from '../../testing/upgrade/large-database.ts';
import { paymentProblems } from '../../testing/upgrade/large-payments.ts';
import { migrateTo } from '../../testing/upgrade/older-database.ts';

/** `edge …` as a process: its exit code and what it printed. */
async function edge(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@lemma/source',
      '--no-warnings',
      join(import.meta.dirname, '../cli/main.ts'),
      ...args,
    ],
    { env: { PATH: process.env['PATH'], ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const [code] = await once(child, 'close');
  return { code, printed };
}

describe('the migrations of an embedded database', () => {
  it('are checked without being applied', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'migrate-'));
    try {
      const environment = { LEMMA_DATA_DIR: directory };
      const before = await edge(environment, 'migrate', '--check');
      expect(before).toEqual({ code: 1, printed: expect.stringMatching(/^0 of \d+ migrations/u) });
      expect((await edge(environment, 'migrate')).code).toBe(0);
      const after = await edge(environment, 'migrate', '--check');
      expect(after).toEqual({
        code: 0,
        printed: expect.stringMatching(/^(\d+) of \1 migrations/u),
      });
    } finally {
      rmSync(directory, { recursive: true, maxRetries: 5 });
    }
  });
});

describe.runIf(engines.some((engine) => engine === 'postgresql'))(
  'the migrations of PostgreSQL',
  () => {
    let database: Awaited<ReturnType<typeof createTestDatabase>>;
    beforeEach(async () => {
      database = await createTestDatabase();
    });
    afterEach(() => database.drop());

    const query = async (text: string) => {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      try {
        return (await client.query(text)).rows as Record<string, unknown>[];
      } finally {
        await client.end();
      }
    };

    it('wait longer than any request may, for a table that is in use', async () => {
      await migrateTo(database.url, 3);
      const reader = new Client({ connectionString: database.url });
      await reader.connect();
      await reader.query('begin; lock table learner_state in access share mode');
      const opening = openDatabase({ url: database.url });
      // Requests give up on a lock after 5 s.
      await Promise.race([wait(5500), opening]);
      await reader.query('commit');
      await reader.end();
      const opened = await opening;
      await opened.close();
      expect(opened.migrations.applied).toBe(opened.migrations.expected);
    });

    it('are applied once by servers that start at the same time', async () => {
      const opened = await Promise.all(
        Array.from({ length: 4 }, () => openDatabase({ url: database.url, connections: 2 })),
      );
      await Promise.all(opened.map((one) => one.close()));
      for (const { migrations } of opened) expect(migrations.applied).toBe(migrations.expected);
    });

    it('keep every row that an earlier server wrote', async () => {
      await migrateTo(database.url, 4);
      await fillDatabase(database.url, 7);
      const [before] = await query("select state from learner_state where learner_id = 'load|7'");
      await (await openDatabase({ url: database.url })).close();
      for (const [table, count] of Object.entries(sampleRows())) {
        const [row] = await query(`select count(*)::int as count from ${table}`);
        expect([table, row?.['count']]).toEqual([table, 7 * count]);
      }
      const [after] = await query("select state from learner_state where learner_id = 'load|7'");
      expect(after).toEqual(before);
    });

    it.each([3, 5, 9, 10])(
      'keep whose every subscription is, from the schema of %i migrations',
      async (count) => {
        await migrateTo(database.url, count);
        await fillDatabase(database.url, 84);
        await (await openDatabase({ url: database.url })).close();
        expect(await paymentProblems(database.url)).toEqual([]);
        const [rows] = await query(
          `select (select count(*)::int from subscription) as subscriptions,
             (select count(*)::int from purchase) as purchases,
             (select count(*)::int from subscription_owner where visitor_address like '%@example.org') as visitors`,
        );
        expect(rows).toEqual({ subscriptions: 21, purchases: 21, visitors: 3 });
      },
    );

    it('are refused at the start where they are a step of their own', async () => {
      await migrateTo(database.url, 3);
      await expect(openDatabase({ url: database.url, migrations: 'refuse' })).rejects.toThrow(
        /3 of \d+ migrations.*Run edge migrate/u,
      );
      const environment = { DATABASE_URL: database.url };
      expect((await edge(environment, 'migrate', '--check')).code).toBe(1);
      expect((await edge(environment, 'migrate')).code).toBe(0);
      expect((await edge(environment, 'migrate', '--check')).code).toBe(0);
    });

    it('say why they fail, down to what PostgreSQL said', async () => {
      await query('create table learner (name text)');
      const { code, printed } = await edge({ DATABASE_URL: database.url }, 'migrate');
      expect(code).toBe(1);
      expect(printed).toMatch(/because of error: relation "learner" already exists/u);
    });
  },
);
