import type { PassRate } from '@lemma/learning-engine';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { event } from '../database/schema/index.ts';
import { isVisitor } from './visitor.ts';

/** The share of first studies that a lesson should let pass. */
export const promised = 0.9;

/**
 * Pass rate of each lesson over all learners, lowest first, without visitors: the engine's `passRates`, counted by the
 * database so that no number of learners has to fit in memory.
 */
export async function passRateReport(
  db: Db,
): Promise<readonly (PassRate & { readonly lesson: string })[]> {
  const count = (outcome: string) =>
    sql<number>`cast(count(*) filter (where ${event.body} ->> 'outcome' = ${outcome}) as int)`;
  const lesson = sql<string>`${event.body} ->> 'lesson'`;
  const rows = await db
    .select({ lesson, passed: count('passed'), failed: count('failed') })
    .from(event)
    .where(
      and(
        eq(event.type, 'session-finished'),
        sql`${event.body} ->> 'kind' = 'lesson'`,
        not(isVisitor(event.learnerId)),
      ),
    )
    .groupBy(sql`1`);
  return rows
    .map((row) => ({ ...row, rate: row.passed / (row.passed + row.failed) }))
    .sort((a, b) => a.rate - b.rate || a.lesson.localeCompare(b.lesson));
}

/** A line for each lesson: its rate, how many first studies that is of, and whether it keeps the promise. */
export function passRateTable(report: Awaited<ReturnType<typeof passRateReport>>): string {
  if (report.length === 0) return 'No lesson has been studied to its end yet.';
  return report
    .map(({ lesson, passed, failed, rate }) => {
      const share = `${(rate * 100).toFixed(1)} %`.padStart(7);
      const of = `${passed} of ${passed + failed}`.padStart(15);
      return `${share} ${of}  ${lesson}${rate < promised ? `  below ${promised * 100} %` : ''}`;
    })
    .join('\n');
}
