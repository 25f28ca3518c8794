import type { LessonSummary } from '../wire.ts';

/** Columns of the drawing that fit beside the plan, and on a phone. */
const COLUMNS = 3;

/**
 * Lessons around what comes next: the next ones, what they rest on, what they open. At most `most`, and no more of a
 * chain of prerequisites than is seen at once.
 */
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
    if (!byUid.has(uid) || chosen.has(uid) || chosen.size >= most) return;
    chosen.add(uid);
    if (longestChain(chosen, byUid) > COLUMNS) chosen.delete(uid);
  };
  const centre = [...new Set([...next, ...open.map((lesson) => lesson.lesson_uid)])].slice(0, 4);
  for (const uid of centre) add(uid);
  const kept = centre.filter((uid) => chosen.has(uid));
  for (const uid of kept) for (const before of byUid.get(uid)?.prerequisites ?? []) add(before);
  for (const uid of kept)
    for (const lesson of lessons) if (lesson.prerequisites.includes(uid)) add(lesson.lesson_uid);
  return lessons.filter((lesson) => chosen.has(lesson.lesson_uid));
}

/** Lessons on the longest chain of prerequisites among these. */
function longestChain(
  chosen: ReadonlySet<string>,
  byUid: ReadonlyMap<string, LessonSummary>,
): number {
  const lengths = new Map<string, number>();
  const lengthTo = (uid: string): number => {
    const known = lengths.get(uid);
    if (known !== undefined) return known;
    // A circle of prerequisites ends here.
    lengths.set(uid, 0);
    const before = (byUid.get(uid)?.prerequisites ?? []).filter((one) => chosen.has(one));
    const length = 1 + Math.max(0, ...before.map(lengthTo));
    lengths.set(uid, length);
    return length;
  };
  return Math.max(0, ...[...chosen].map(lengthTo));
}
