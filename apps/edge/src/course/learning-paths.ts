import { asc, eq, or, sql } from 'drizzle-orm';
import type { Content, CourseOutline } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { learningPath } from '../database/schema/index.ts';
import { unitsOfGoals } from './units-of-goals.ts';

export type PathRow = typeof learningPath.$inferSelect;

/** A path's lessons in order, as those of a course. A unit whose lessons all came before is left out. */
export function outlineOfPath(content: Content, row: PathRow): CourseOutline {
  const { units } = unitsOfGoals(content, row.goals);
  return {
    uid: row.pathUid,
    slug: row.slug,
    title: row.title,
    units: units.filter(({ lessons }) => lessons.length > 0),
  };
}

/** Published paths, by title. */
export async function publishedPaths(db: Db): Promise<readonly PathRow[]> {
  return db
    .select()
    .from(learningPath)
    .where(eq(learningPath.state, 'published'))
    .orderBy(asc(learningPath.title), asc(learningPath.pathUid))
    .limit(200);
}

/** The published path at an address. */
export async function publishedPath(db: Db, slug: string): Promise<PathRow | undefined> {
  const [row] = await db.select().from(learningPath).where(eq(learningPath.slug, slug));
  return row?.state === 'published' ? row : undefined;
}

/** A path by its identifier or its address, in whatever state. */
export async function findPath(db: Db, id: string): Promise<PathRow | undefined> {
  const [row] = await db
    .select()
    .from(learningPath)
    .where(or(eq(learningPath.pathUid, id), eq(learningPath.slug, id)))
    .orderBy(sql`${learningPath.pathUid} <> ${id}`)
    .limit(1);
  return row;
}
