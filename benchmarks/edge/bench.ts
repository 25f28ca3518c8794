/**
 * `DATABASE_URL=… pnpm bench edge`: the server on a real PostgreSQL. LEMMA_LOAD_SECONDS (60) and
 * LEMMA_LOAD_LEARNERS (200) set the load; LEMMA_BENCH_ONLY=courses leaves out all but the real courses.
 */
import type { Row } from '../statistics.ts';
import { runLoad } from './load.ts';
import { runCourses } from './courses.ts';
import { runNextActions } from './next-actions.ts';

export async function run(): Promise<{ readonly rows: readonly Row[] }> {
  if (!process.env['DATABASE_URL'])
    throw new Error(
      'Set DATABASE_URL to a PostgreSQL server that may create databases, for example postgresql://postgres@localhost:5432/postgres.',
    );
  if (process.env['LEMMA_BENCH_ONLY'] === 'courses') return { rows: await runCourses() };
  return { rows: [...(await runCourses()), ...(await runNextActions()), await runLoad()] };
}
