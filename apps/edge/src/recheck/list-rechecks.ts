import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { answerRecheck, attempt } from '../database/schema/index.ts';
import { isOfRecheck } from '../study/recheck-queue.ts';

const mostListed = 200;

/** How many programs were chosen, and those that differ or could not be graded, latest first. */
export async function listRechecks(db: Db) {
  const [waiting, agreeing] = await Promise.all(
    (['waiting', 'agrees'] as const).map((status) =>
      db.$count(answerRecheck, eq(answerRecheck.status, status)),
    ),
  );
  const listed = await db
    .select({
      learner: answerRecheck.learnerId,
      attempt: answerRecheck.attemptUid,
      question: attempt.questionUid,
      status: answerRecheck.status,
      failed: answerRecheck.failed,
      checkedAt: answerRecheck.checkedAt,
    })
    .from(answerRecheck)
    .innerJoin(attempt, isOfRecheck)
    .where(inArray(answerRecheck.status, ['differs', 'not-run']))
    .orderBy(desc(answerRecheck.checkedAt))
    .limit(mostListed);
  return { waiting: waiting ?? 0, agreeing: agreeing ?? 0, listed };
}

/** A line of counts, and one for each program that differs or could not be graded. */
export function recheckTable({
  waiting,
  agreeing,
  listed,
}: Awaited<ReturnType<typeof listRechecks>>): string {
  const lines = listed.map(({ learner, attempt: uid, question, status, failed, checkedAt }) =>
    [
      new Date(checkedAt ?? 0).toISOString(),
      status,
      learner,
      uid,
      question,
      failed.map((name) => JSON.stringify(name)).join(', '),
    ].join('  '),
  );
  return [`${waiting} wait, ${agreeing} agree, ${listed.length} listed.`, ...lines].join('\n');
}
