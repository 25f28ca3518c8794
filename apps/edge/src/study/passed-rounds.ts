import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { LessonVersions } from '../content/lesson-versions.ts';
import type { Db } from '../database/database.ts';
import { session } from '../database/schema/index.ts';
import { stepAfter } from './session-plan.ts';
import { attemptsOf, planned, type SessionRow } from './session-rows.ts';

/** How long a passed round counts. A skill that was new then is half forgotten after longer. */
const longest = 30 * 24 * 60 * 60 * 1000;

interface Deps {
  readonly db: Db;
  readonly versions: LessonVersions;
}

/**
 * Skills of the rounds that the last study of a lesson passed before it failed: the next one begins at the round that
 * failed. None after a study that was passed, and in a lesson of one round.
 */
export async function skillsOfPassedRounds(
  { db, versions }: Deps,
  learner: string,
  lesson: CompiledLesson,
  now: number,
): Promise<readonly string[]> {
  if (lesson.skills.every(({ round }) => round === undefined)) return [];
  const last = await lastStudy(db, learner, lesson.uid);
  if (!last?.finishedAt || now - last.finishedAt > longest) return [];
  const step = stepAfter(
    await versions.at(last.lessonUid, last.lessonVersion, db),
    await planned(db, last),
    await attemptsOf(db, learner, last.sessionUid),
  );
  return step.type === 'finished' ? (step.passedSkills ?? []) : [];
}

async function lastStudy(db: Db, learner: string, lesson: string): Promise<SessionRow | undefined> {
  const rows = await db
    .select()
    .from(session)
    .where(
      and(
        eq(session.learnerId, learner),
        eq(session.lessonUid, lesson),
        eq(session.kind, 'lesson'),
        isNotNull(session.finishedAt),
      ),
    )
    .orderBy(desc(session.finishedAt))
    .limit(1);
  return rows[0];
}
