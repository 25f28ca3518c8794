import type { Contract, OutputOf, SessionStepWire } from '@lemma/api-client/contract';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { attempt, session } from '../database/schema/index.ts';
import { wireMoment } from '../learner/standing.ts';

type History = OutputOf<Contract['lessonHistory']>['sessions'];

const mostSessions = 50;

/** What the learner did on a lesson, newest first, at most 50 sessions. */
export async function lessonHistory(
  db: Db,
  learner: string,
  lesson: CompiledLesson,
): Promise<History> {
  const sessions = await db
    .select()
    .from(session)
    .where(and(eq(session.learnerId, learner), eq(session.lessonUid, lesson.uid)))
    .orderBy(desc(session.startedAt))
    .limit(mostSessions);
  const uids = sessions.map((one) => one.sessionUid);
  const attempts =
    uids.length === 0
      ? []
      : await db
          .select()
          .from(attempt)
          .where(and(eq(attempt.learnerId, learner), inArray(attempt.sessionUid, uids)))
          .orderBy(asc(attempt.ordinal));
  const titles = new Map(lesson.skills.map((skill) => [skill.id, skill.title]));
  return sessions.map((row) => {
    const result = row.result as Extract<SessionStepWire, { type: 'finished' }> | null;
    const own = attempts.filter((one) => one.sessionUid === row.sessionUid);
    const seconds = own.reduce((sum, one) => sum + one.seconds, row.seconds);
    return {
      session_uid: row.sessionUid,
      kind: row.kind,
      lesson_version: row.lessonVersion,
      started_at: new Date(row.startedAt).toISOString(),
      finished_at: wireMoment(row.finishedAt),
      outcome: result?.outcome ?? null,
      accuracy: result?.accuracy ?? null,
      minutes: result?.minutes ?? seconds / 60,
      xp: result?.xp ?? 0,
      answers: own.map((one) => ({
        question_uid: one.questionUid,
        skill_title: titles.get(one.skill) ?? one.skill,
        correct: one.correct,
        credit: one.credit,
        seconds: one.seconds,
        answered_at: new Date(one.at).toISOString(),
      })),
    };
  });
}
