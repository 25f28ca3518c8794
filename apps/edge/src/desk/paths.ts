import type { DeskPath } from '@lemma/api-client/desk';
import { and, desc, eq, ne } from 'drizzle-orm';
import { type Content, findCourse } from '../content/content.ts';
import { findPath, outlineOfPath, type PathRow } from '../course/learning-paths.ts';
import { previewOf } from '../course/path-preview.ts';
import { unknownGoal } from '../course/units-of-goals.ts';
import type { Db } from '../database/database.ts';
import { isTaken } from '../database/failure.ts';
import { learningPath } from '../database/schema/index.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Paths that the desk made, last changed first. */
export async function listPaths(db: Db, content: Content): Promise<DeskPath[]> {
  const rows = await db
    .select()
    .from(learningPath)
    .orderBy(desc(learningPath.changedAt))
    .limit(200);
  return rows.map((row) => {
    const { lesson_count, minutes } = previewOf(content, outlineOfPath(content, row), '');
    return {
      path_uid: row.pathUid,
      slug: row.slug,
      title: row.title,
      summary: row.summary,
      goal_lesson_uids: [...row.goals],
      lesson_count,
      minutes,
      state: row.state,
      changed_at: new Date(row.changedAt).toISOString(),
    };
  });
}

/** Makes a path or changes it. Refuses an address that another path or a course of the library has. */
export async function savePath(
  db: Db,
  content: Content,
  path: Omit<PathRow, 'state'>,
): Promise<void> {
  const goals = [...new Set(path.goals)];
  const unknown = unknownGoal(content, goals);
  if (unknown !== undefined) throw new Refusal('not-found', `There is no lesson ${unknown}.`);
  const [other] = await db
    .select({ uid: learningPath.pathUid })
    .from(learningPath)
    .where(and(eq(learningPath.slug, path.slug), ne(learningPath.pathUid, path.pathUid)));
  if (other || findCourse(content, path.slug)) throw taken(path.slug);
  const { pathUid, ...changed } = { ...path, goals };
  try {
    await db
      .insert(learningPath)
      .values({ pathUid, ...changed })
      .onConflictDoUpdate({ target: learningPath.pathUid, set: changed });
  } catch (error) {
    // Somebody saved one under that address at the same moment.
    throw isTaken(error) ? taken(path.slug) : error;
  }
}

const taken = (slug: string) =>
  new Refusal(
    'address-taken',
    `Another path has the address /learn/paths/${slug}. Choose another.`,
  );

/** Publishes a path or withdraws it. Refuses one that is not there. */
export async function setPathState(
  db: Db,
  pathUid: string,
  change: Pick<PathRow, 'state' | 'changedAt'>,
): Promise<void> {
  const changed = await db
    .update(learningPath)
    .set(change)
    .where(eq(learningPath.pathUid, pathUid))
    .returning({ uid: learningPath.pathUid });
  if (changed.length === 0) throw noPath();
}

/** A path as its public page will show it. */
export async function draftPreview(db: Db, content: Content, pathUid: string) {
  const row = await findPath(db, pathUid);
  if (!row) throw noPath();
  return previewOf(content, outlineOfPath(content, row), row.summary);
}

const noPath = () => new Refusal('not-found', 'There is no such path.');
