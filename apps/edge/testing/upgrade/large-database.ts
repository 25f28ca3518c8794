import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { fillPayments } from './large-payments.ts';

/**
 * The rows of one learner, by table, as the server with four migrations (0000 to 0003) wrote them: after four lessons
 * of the real course, 20 answers and 30 events. A later migration is rehearsed on what an earlier server left behind,
 * so this file is never written anew.
 */
const sample = z
  .record(z.string(), z.array(z.record(z.string(), z.unknown())))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'learner-at-0003.json'), 'utf8')));

/** The most learners that one statement copies. */
const batch = 5000;

/** Rows of the sample, by table: what each learner of a filled database has. */
export function sampleRows(): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(sample).map(([table, rows]) => [table, rows.length]));
}

/** Writes the sample learner `learners` times, each under an id of its own (`load|1`, `load|2` and so on), and payments. */
export async function fillDatabase(url: string, learners: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    for (let first = 1; first <= learners; first += batch) {
      const last = Math.min(learners, first + batch - 1);
      for (const [table, rows] of Object.entries(sample)) {
        const name = client.escapeIdentifier(table);
        // The table's own columns decide the types: `state` was jsonb before 0003, and json after it.
        await client.query(
          `insert into ${name} select made.* from json_array_elements($1::json) as sample(content),
             generate_series($2::int, $3::int) as copy(number),
             json_populate_record(null::${name}, sample.content) as original,
             jsonb_populate_record(original, jsonb_build_object('learner_id', 'load|' || copy.number)) as made`,
          [JSON.stringify(rows), first, last],
        );
      }
      await fillPayments(client, first, last);
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
