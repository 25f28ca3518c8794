import { type AskedQuestion, textSeed } from '@lemma/learning-engine';
import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { unionAll } from 'drizzle-orm/pg-core';
import { attempt, diagnosticAnswer, quizAnswer, session } from '../database/schema/index.ts';

export type SessionRow = typeof session.$inferSelect;
export type AttemptRow = typeof attempt.$inferSelect;

/** A session with what its plan depends on. */
export type PlannedSession = SessionRow & { readonly shown: readonly AskedQuestion[] };

export async function findSession(
  db: Db,
  learner: string,
  uid: string,
): Promise<SessionRow | undefined> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.learnerId, learner), eq(session.sessionUid, uid)));
  return rows[0];
}

/** The open session of a lesson: there is one of a kind at most. */
export async function findOpenSession(
  db: Db,
  learner: string,
  lesson: string,
  kind: SessionRow['kind'],
): Promise<SessionRow | undefined> {
  const rows = await db
    .select()
    .from(session)
    .where(
      and(
        eq(session.learnerId, learner),
        eq(session.lessonUid, lesson),
        eq(session.kind, kind),
        isNull(session.finishedAt),
      ),
    );
  return rows[0];
}

/** Most earlier answers that a plan looks at: some ten sessions. */
const mostShown = 120;

/** Questions of the lesson that were asked before the given session, by other sessions, by diagnostics and by quizzes, oldest first. */
export async function shownBefore(
  db: Db,
  of: Pick<SessionRow, 'learnerId' | 'sessionUid' | 'lessonUid' | 'startedAt'>,
): Promise<readonly AskedQuestion[]> {
  const bySessions = db
    .select({
      question: attempt.questionUid,
      seed: attempt.seed,
      by: sql<SessionRow['kind'] | 'diagnostic' | 'quiz'>`${session.kind}`.as('by'),
      at: attempt.at,
      ordinal: attempt.ordinal,
    })
    .from(session)
    .innerJoin(
      attempt,
      and(eq(attempt.learnerId, session.learnerId), eq(attempt.sessionUid, session.sessionUid)),
    )
    .where(
      and(
        eq(session.learnerId, of.learnerId),
        eq(session.lessonUid, of.lessonUid),
        ne(session.sessionUid, of.sessionUid),
        lte(session.finishedAt, of.startedAt),
      ),
    );
  const byDiagnostics = db
    .select({
      question: diagnosticAnswer.questionUid,
      seed: diagnosticAnswer.seed,
      by: sql<SessionRow['kind'] | 'diagnostic' | 'quiz'>`'diagnostic'`.as('by'),
      at: diagnosticAnswer.at,
      ordinal: diagnosticAnswer.ordinal,
    })
    .from(diagnosticAnswer)
    .where(
      and(
        eq(diagnosticAnswer.learnerId, of.learnerId),
        sql`starts_with(${diagnosticAnswer.questionUid}, ${`${of.lessonUid}/`})`,
        lte(diagnosticAnswer.at, of.startedAt),
      ),
    );
  const byQuizzes = db
    .select({
      question: quizAnswer.questionUid,
      seed: quizAnswer.seed,
      by: sql<SessionRow['kind'] | 'diagnostic' | 'quiz'>`'quiz'`.as('by'),
      at: quizAnswer.at,
      ordinal: quizAnswer.ordinal,
    })
    .from(quizAnswer)
    .where(
      and(
        eq(quizAnswer.learnerId, of.learnerId),
        eq(quizAnswer.lessonUid, of.lessonUid),
        lte(quizAnswer.at, of.startedAt),
      ),
    );
  const rows = await unionAll(bySessions, byDiagnostics, byQuizzes)
    .orderBy(sql`at desc`, sql`ordinal desc`)
    .limit(mostShown);
  return rows.toReversed().map(({ question, seed, by }) => ({ question, seed, by }));
}

export async function planned(db: Db, row: SessionRow): Promise<PlannedSession> {
  return { ...row, shown: await shownBefore(db, row) };
}

/** Unfinished sessions, latest first, each with how many answers it has. */
export async function openSessions(
  db: Db,
  learner: string,
): Promise<readonly (SessionRow & { readonly answered: number })[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.learnerId, learner), isNull(session.finishedAt)))
    .orderBy(desc(session.lastActiveAt))
    .limit(50);
  const answered = await countAnswers(
    db,
    learner,
    rows.map((row) => row.sessionUid),
  );
  return rows.map((row) => ({ ...row, answered: answered.get(row.sessionUid) ?? 0 }));
}

/** Answers of a session, oldest first. */
export async function attemptsOf(
  db: Db,
  learner: string,
  sessionUid: string,
): Promise<readonly AttemptRow[]> {
  return db
    .select()
    .from(attempt)
    .where(and(eq(attempt.learnerId, learner), eq(attempt.sessionUid, sessionUid)))
    .orderBy(asc(attempt.ordinal));
}

/** Seed of the next session on a lesson: it comes from how often the lesson was begun, so that no two are the same. */
export async function nextSeed(db: Db, learner: string, lesson: string): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`cast(count(*) as int)` })
    .from(session)
    .where(and(eq(session.learnerId, learner), eq(session.lessonUid, lesson)));
  return textSeed(`${learner} ${lesson} ${rows[0]?.count ?? 0}`) & 0x7f_ff_ff_ff;
}

async function countAnswers(
  db: Db,
  learner: string,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (sessions.length === 0) return new Map();
  const rows = await db
    .select({ session: attempt.sessionUid, count: sql<number>`cast(count(*) as int)` })
    .from(attempt)
    .where(and(eq(attempt.learnerId, learner), inArray(attempt.sessionUid, [...sessions])))
    .groupBy(attempt.sessionUid);
  return new Map(rows.map((row) => [row.session, row.count]));
}
