import type { LessonSummary } from '../wire.ts';

/** Lessons around what comes next: the next ones, what they rest on, what they open. At most `most`. */
export function frontier(
  lessons: readonly LessonSummary[],
  next: readonly string[],
  most = 11,
): LessonSummary[] {
  const byUid = new Map(lessons.map((lesson) => [lesson.lesson_uid, lesson]));
  const open = lessons.filter((lesson) =>
    ['in-progress', 'due', 'available', 'failed'].includes(lesson.status),
  );
  const chosen = new Set<string>();
  const add = (uid: string) => {
    if (byUid.has(uid) && chosen.size < most) chosen.add(uid);
  };
  const centre = [...new Set([...next, ...open.map((lesson) => lesson.lesson_uid)])].slice(0, 4);
  for (const uid of centre) add(uid);
  for (const uid of centre) for (const before of byUid.get(uid)?.prerequisites ?? []) add(before);
  for (const uid of centre)
    for (const lesson of lessons) if (lesson.prerequisites.includes(uid)) add(lesson.lesson_uid);
  return lessons.filter((lesson) => chosen.has(lesson.lesson_uid));
}
