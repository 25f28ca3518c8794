/**
 * Rehearses an upgrade of a large database: fills a fresh PostgreSQL database with learners as an earlier server wrote
 * them, then applies the migrations since. The database is deleted afterwards.
 *
 *   DATABASE_URL=postgresql://… pnpm rehearse:upgrade [--learners 60000] [--from 3]
 *
 * `--from` is the number of migrations that the earlier server had: 3 or more.
 */
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { openDatabase } from '../../src/database/open.ts';
import { fillDatabase, sampleRows } from './large-database.ts';
import { paymentProblems } from './large-payments.ts';
import { migrateTo } from './older-database.ts';
import { createTestDatabase } from '../server/postgres-database.ts';

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '60000' },
    from: { type: 'string', default: '3' },
  },
});
const learners = Number(values.learners);
const from = Number(values.from);
if (!process.env['DATABASE_URL'])
  throw new Error('Set DATABASE_URL to a PostgreSQL server on which a database may be created.');

const seconds = async (work: () => Promise<unknown>): Promise<string> => {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1000).toFixed(1);
};

async function count(url: string, tables: readonly string[]): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await client.query(`select count(*)::int as count from "${table}"`);
    counts[table] = Number(rows[0]?.count);
  }
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
  await client.end();
  console.log(`${(Number(rows[0]?.bytes) / 2 ** 20).toFixed(0)} MiB in the database`);
  return counts;
}

const paymentTables = ['subscription', 'purchase', 'payment_withdrawal', 'payment_event'];
const database = await createTestDatabase();
try {
  await migrateTo(database.url, from);
  const filling = await seconds(() => fillDatabase(database.url, learners));
  console.log(`filled with ${learners} learners at ${from} migrations in ${filling} s`);
  const tables = [...Object.keys(sampleRows()), ...paymentTables];
  const before = await count(database.url, tables);
  const upgrading = await seconds(async () =>
    (await openDatabase({ url: database.url, connections: 1 })).close(),
  );
  const after = await count(database.url, tables);
  const lost = tables.filter((table) => before[table] !== after[table]);
  console.log(`upgraded in ${upgrading} s; rows: ${JSON.stringify(after)}`);
  if (lost.length > 0) throw new Error(`Rows were lost in ${lost.join(', ')}.`);
  const problems = await paymentProblems(database.url);
  if (problems.length > 0) throw new Error(problems.join('\n'));
} finally {
  await database.drop();
}
