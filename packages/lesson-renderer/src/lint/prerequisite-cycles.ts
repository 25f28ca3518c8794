import type { LessonMessage } from '../format/compiled-lesson.ts';

/** A lesson of a course as far as cycles go. */
export interface PrerequisiteNode {
  readonly uid: string;
  readonly file: string;
  readonly prerequisites: readonly string[];
}

/** One message for each cycle of prerequisites: none of its lessons could ever be opened. */
export function prerequisiteCycles(lessons: readonly PrerequisiteNode[]): readonly LessonMessage[] {
  const byUid = new Map(lessons.map((lesson) => [lesson.uid, lesson]));
  const done = new Set<string>();
  const messages: LessonMessage[] = [];
  const walk = (lesson: PrerequisiteNode, path: readonly string[]) => {
    const at = path.indexOf(lesson.uid);
    if (at >= 0) {
      const cycle = [...path.slice(at), lesson.uid].join(' → ');
      messages.push({
        rule: 'prerequisite-cycle',
        severity: 'error',
        file: lesson.file,
        line: 1,
        column: 1,
        message: `The prerequisites go in a circle: ${cycle}.`,
        fix: 'Take one of these prerequisites out.',
      });
      return;
    }
    if (done.has(lesson.uid)) return;
    for (const uid of lesson.prerequisites) {
      const next = byUid.get(uid);
      if (next) walk(next, [...path, lesson.uid]);
    }
    done.add(lesson.uid);
  };
  for (const lesson of lessons) walk(lesson, []);
  return messages;
}
