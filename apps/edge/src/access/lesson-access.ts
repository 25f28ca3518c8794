import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Payments } from './payments.ts';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { lessonVersion, session } from '../database/schema/index.ts';

/** What opens lessons to a learner besides being free. */
export interface LessonAccess {
  /** A plan opens every lesson. */
  readonly plan: boolean;
  /** Lessons that were free when the learner began them, and are not free now. */
  readonly begunFree: ReadonlySet<string>;
}

/** True for a lesson that the learner may study and read. */
export function hasLesson(
  access: LessonAccess,
  lesson: { readonly uid: string; readonly free: boolean },
): boolean {
  return lesson.free || access.plan || access.begunFree.has(lesson.uid);
}

interface AccessDeps {
  readonly db: Db;
  readonly content: Content;
  readonly payments: Payments;
}

/**
 * The version of a lesson that a session is pinned to says whether the lesson was free at that time. A lesson that was
 * begun free stays open to the learner when the free part of a course becomes smaller.
 */
export async function lessonAccess(
  { db, content, payments }: AccessDeps,
  learner: string,
): Promise<LessonAccess> {
  const { has_access: plan } = await payments.accessOf(learner);
  if (plan) return { plan, begunFree: new Set() };
  const free = [...content.lessons.values()].filter((one) => one.free).map(({ uid }) => uid);
  const rows = await db
    .selectDistinct({ uid: session.lessonUid })
    .from(session)
    .innerJoin(
      lessonVersion,
      and(
        eq(lessonVersion.lessonUid, session.lessonUid),
        eq(lessonVersion.hash, session.lessonVersion),
      ),
    )
    .where(
      and(
        eq(session.learnerId, learner),
        notInArray(session.lessonUid, free),
        sql`${lessonVersion.document} ->> 'free' = 'true'`,
      ),
    );
  return { plan, begunFree: new Set(rows.map(({ uid }) => uid)) };
}
