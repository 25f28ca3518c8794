import type { LessonNode } from '@lemma/learning-engine';

/** A lesson of the graph, written or planned, with the file that messages name. */
export interface CourseLesson extends LessonNode {
  readonly file: string;
}

/** A written lesson as its author typed it. */
export interface LessonMarkdown {
  readonly uid: string;
  readonly file: string;
  readonly markdown: string;
}

/** Everything that must be known before `uid`, nearest first, without `uid` itself. */
export function ancestors(
  uid: string,
  lessons: ReadonlyMap<string, CourseLesson>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...(lessons.get(uid)?.prerequisites ?? [])];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (next === uid || found.has(next)) continue;
    found.add(next);
    open.push(...(lessons.get(next)?.prerequisites ?? []));
  }
  return found;
}

export function byUid(lessons: readonly CourseLesson[]): ReadonlyMap<string, CourseLesson> {
  return new Map(lessons.map((lesson) => [lesson.uid, lesson]));
}
