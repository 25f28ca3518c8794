import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';

/**
 * Transactions a second that lock a learner's row, insert a row as large as an answer's and update two rows: what
 * an answer writes, by a program that does nothing else.
 */
export async function bareTransactions(
  url: string,
  learners: number,
  connections: number,
): Promise<number> {
  const pool = new Pool({ connectionString: url, max: connections });
  try {
    await pool.query(
      'create table if not exists bare (learner int, id uuid, body text, primary key (learner, id))',
    );
    await pool.query(
      'create table if not exists bare_state (learner int primary key, revision int, state text)',
    );
    await pool.query(
      "insert into bare_state select n, 0, repeat('x', 2000) from generate_series(0, $1) n on conflict do nothing",
      [learners],
    );
    const end = performance.now() + 5000;
    let done = 0;
    const write = async (learner: number) => {
      while (performance.now() < end) {
        const client = await pool.connect();
        await client.query('begin');
        await client.query('select revision from bare_state where learner = $1 for update', [
          learner,
        ]);
        await client.query("insert into bare values ($1, $2, repeat('x', 300))", [
          learner,
          randomUUID(),
        ]);
        await client.query(
          "update bare_state set revision = revision + 1, state = repeat('y', 2000) where learner = $1",
          [learner],
        );
        await client.query('update bare_state set revision = revision where learner = $1', [
          learner,
        ]);
        await client.query('commit');
        client.release();
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: learners }, (_, learner) => write(learner)));
    return done / 5;
  } finally {
    await pool.end();
  }
}
