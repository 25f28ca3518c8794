import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { attempt, session } from '../database/schema/index.ts';

/** How a learner answered the questions of one skill. Moments are milliseconds since the epoch. */
export interface SkillAnswers {
  readonly lesson: string;
  readonly skill: string;
  readonly answers: number;
  readonly misses: number;
  readonly lastMissedAt: number;
  /** First and last right answer after the last miss; null if there is none. */
  readonly firstRightAt: number | null;
  readonly lastRightAt: number | null;
  /** Attempts of the latest misses, newest first: three at most. */
  readonly latest: readonly string[];
}

/** Misses of a skill that are read with it. */
const mostLatest = 3;

/**
 * The skills that the learner answered since a moment, one row each, in one reading of the answers. A second try
 * counts as nothing, as everywhere. A miss is left out until its session went on: a second try may follow it.
 */
export async function skillAnswers(
  db: Db,
  learner: string,
  since: number,
): Promise<{ readonly answers: ReadonlyMap<string, number>; readonly missed: SkillAnswers[] }> {
  const ofSession = sql`(partition by ${attempt.sessionUid} order by ${attempt.ordinal})`;
  const given = db.$with('given').as(
    db
      .select({
        attemptUid: attempt.attemptUid,
        lesson: sql<string>`${attempt.lessonUid}`.as('lesson'),
        skill: sql<string>`${attempt.skill}`.as('skill'),
        correct: sql<boolean>`${attempt.correct}`.as('correct'),
        at: sql<number>`${attempt.at}`.as('at'),
        // Two answers of one session may share a millisecond, and each session has fewer than a thousand.
        place: sql<number>`(${attempt.at} * 1000 + ${attempt.ordinal})`.as('place'),
        again: sql<boolean>`coalesce(
          lag(${attempt.questionUid}) over ${ofSession} = ${attempt.questionUid}
          and lag(${attempt.seed}) over ${ofSession} = ${attempt.seed}, false)`.as('again'),
        settled:
          sql<boolean>`(${session.finishedAt} is not null or lead(1) over ${ofSession} is not null)`.as(
            'settled',
          ),
      })
      .from(attempt)
      .innerJoin(
        session,
        and(eq(session.learnerId, attempt.learnerId), eq(session.sessionUid, attempt.sessionUid)),
      )
      .where(and(eq(attempt.learnerId, learner), gte(attempt.at, since))),
  );
  const missed = sql`not ${given.correct} and ${given.settled}`;
  const counted = db.$with('counted').as(
    db
      .select({
        attemptUid: given.attemptUid,
        lesson: given.lesson,
        skill: given.skill,
        correct: given.correct,
        at: given.at,
        place: given.place,
        missed: sql<boolean>`(${missed})`.as('missed'),
        lastMiss:
          sql<number>`max(case when ${missed} then ${given.place} end) over (partition by ${given.lesson}, ${given.skill})`.as(
            'last_miss',
          ),
      })
      .from(given)
      .where(sql`not ${given.again} and (${given.correct} or ${given.settled})`),
  );
  const right = sql`where ${counted.correct} and ${counted.place} > ${counted.lastMiss}`;
  const rows = await db
    .with(given, counted)
    .select({
      lesson: counted.lesson,
      skill: counted.skill,
      answers: sql<number>`cast(count(*) as int)`,
      misses: sql<number>`cast(count(*) filter (where ${counted.missed}) as int)`,
      lastMissedAt: sql<
        number | null
      >`cast(max(${counted.at}) filter (where ${counted.missed}) as double precision)`,
      firstRightAt: sql<
        number | null
      >`cast(min(${counted.at}) filter (${right}) as double precision)`,
      lastRightAt: sql<
        number | null
      >`cast(max(${counted.at}) filter (${right}) as double precision)`,
      latest: sql<
        string[] | null
      >`(array_agg(${counted.attemptUid} order by ${counted.place} desc) filter (where ${counted.missed}))[1:${sql.raw(String(mostLatest))}]`,
    })
    .from(counted)
    .groupBy(counted.lesson, counted.skill);
  const answers = new Map<string, number>();
  for (const row of rows) answers.set(row.lesson, (answers.get(row.lesson) ?? 0) + row.answers);
  return {
    answers,
    missed: rows.flatMap(({ lastMissedAt, latest, ...row }) =>
      lastMissedAt === null ? [] : [{ ...row, lastMissedAt, latest: latest ?? [] }],
    ),
  };
}
