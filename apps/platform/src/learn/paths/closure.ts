import type { LessonSummary } from '../wire.ts';

export interface PathPlan {
  /** Every lesson on the way to the goals, in library order, the goals included. */
  readonly lessons: readonly LessonSummary[];
  /** Those that are still to be mastered. */
  readonly left: readonly LessonSummary[];
  readonly minutesLeft: number;
}

/** The lessons that lead to the goals: each goal with everything it rests on. */
export function closure(lessons: readonly LessonSummary[], goals: readonly string[]): PathPlan {
  const byUid = new Map(lessons.map((lesson) => [lesson.lesson_uid, lesson]));
  const wanted = new Set<string>();
  const queue = [...goals];
  for (let uid = queue.pop(); uid !== undefined; uid = queue.pop()) {
    if (wanted.has(uid) || !byUid.has(uid)) continue;
    wanted.add(uid);
    queue.push(...(byUid.get(uid)?.prerequisites ?? []));
  }
  const on = lessons.filter((lesson) => wanted.has(lesson.lesson_uid));
  const left = on.filter(
    (lesson) => !['mastered', 'due', 'skipped', 'relearn'].includes(lesson.status),
  );
  return { lessons: on, left, minutesLeft: left.reduce((sum, lesson) => sum + lesson.minutes, 0) };
}
