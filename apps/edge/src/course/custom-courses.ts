import type { LessonGraph } from '@lemma/learning-engine';
import { and, asc, eq } from 'drizzle-orm';
import { type Content, type CourseOutline, lessonTitle } from '../content/content.ts';
import type { Db } from '../database/database.ts';
import { customCourse } from '../database/schema/index.ts';

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

/** Goals and all that comes before them, prerequisites first, one unit for each goal. */
function toCourse(content: Content, row: Row): CustomCourse {
  const taken = new Set<string>();
  const goals = row.goals.flatMap((goal) => nowadays(content.graph, goal));
  const units = goals.map((goal, index) => {
    const lessons = wayTo(content.graph, goal).filter((uid) => !taken.has(uid));
    for (const uid of lessons) taken.add(uid);
    return {
      uid: `goal-${index + 1}`,
      title: lessonTitle(content, goal),
      free: false,
      lessons,
    };
  });
  return {
    goals,
    outline: { uid: row.courseId, slug: row.courseId, title: row.title, units },
  };
}

/** The lessons that stand for a goal that was replaced; else the goal itself. */
function nowadays(graph: LessonGraph, goal: string): readonly string[] {
  const successors = graph.lessons.has(goal) ? [] : graph.replacedBy(goal);
  return successors.length > 0 ? successors : [goal];
}

function wayTo(graph: LessonGraph, goal: string): readonly string[] {
  const needed = graph.ancestors(goal);
  return graph.order.filter((uid) => uid === goal || needed.has(uid));
}
