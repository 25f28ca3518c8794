import { and, asc, eq } from 'drizzle-orm';
import type { Content, CourseOutline } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { customCourse } from '../database/schema/index.ts';
import { unitsOfGoals } from './units-of-goals.ts';

/** A course that a learner made of goals; its lessons follow from the graph. */
export interface CustomCourse {
  readonly goals: readonly string[];
  readonly outline: CourseOutline;
}

type Row = typeof customCourse.$inferSelect;

export async function findCustomCourse(
  db: Db,
  content: Content,
  learner: string,
  courseId: string,
): Promise<CustomCourse | undefined> {
  const rows = await db
    .select()
    .from(customCourse)
    .where(and(eq(customCourse.learnerId, learner), eq(customCourse.courseId, courseId)));
  return rows[0] && toCourse(content, rows[0]);
}

export async function customCoursesOf(
  db: Db,
  content: Content,
  learner: string,
): Promise<readonly CustomCourse[]> {
  const rows = await db
    .select()
    .from(customCourse)
    .where(eq(customCourse.learnerId, learner))
    .orderBy(asc(customCourse.createdAt))
    .limit(200);
  return rows.map((row) => toCourse(content, row));
}

/** Keeps the course. Gives the row that stands, whether it is this one or an earlier one of that id. */
export async function keepCustomCourse(db: Db, row: Row): Promise<Row> {
  const added = await db.insert(customCourse).values(row).onConflictDoNothing().returning();
  if (added[0]) return added[0];
  const kept = await db
    .select()
    .from(customCourse)
    .where(and(eq(customCourse.learnerId, row.learnerId), eq(customCourse.courseId, row.courseId)));
  return kept[0] ?? row;
}

/** Renames the course and replaces its goals. Undefined if the learner has no such course. */
export async function changeCustomCourse(
  db: Db,
  content: Content,
  { learnerId, courseId, title, goals }: Omit<Row, 'createdAt'>,
): Promise<CustomCourse | undefined> {
  const changed = await db
    .update(customCourse)
    .set({ title, goals })
    .where(and(eq(customCourse.learnerId, learnerId), eq(customCourse.courseId, courseId)))
    .returning();
  return changed[0] && toCourse(content, changed[0]);
}

function toCourse(content: Content, row: Row): CustomCourse {
  const { goals, units } = unitsOfGoals(content, row.goals);
  return {
    goals,
    outline: { uid: row.courseId, slug: row.courseId, title: row.title, units },
  };
}
