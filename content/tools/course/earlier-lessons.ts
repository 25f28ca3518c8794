import { asides, questionSources } from '../question-source.ts';
import { ancestors, type CourseLesson, type LessonMarkdown } from './course-lesson.ts';

const link = /\]\(([a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?:#[\w:-]+)?\)/gu;

/**
 * Questions of a lesson whose hints or worked steps link to an earlier lesson, because their answer needs it. A learner who misses one
 * is led to what is missing.
 */
export function questionsOnEarlierLessons(
  { uid, markdown }: Pick<LessonMarkdown, 'uid' | 'markdown'>,
  graph: ReadonlyMap<string, CourseLesson>,
): readonly string[] {
  const earlier = ancestors(uid, graph);
  return questionSources(markdown)
    .filter((question) =>
      asides(question).some(({ body }) =>
        [...body.matchAll(link)].some(([, lesson]) => earlier.has(lesson ?? '')),
      ),
    )
    .map(({ id }) => id);
}

/** Questions of a lesson that must need an earlier one, where there is one. */
const atLeast = 2;

/** Lessons of which at least two questions need an earlier lesson, and of how many: all that have a prerequisite. */
export function lessonsOnEarlierOnes(
  lessons: readonly Pick<LessonMarkdown, 'uid' | 'markdown'>[],
  graph: ReadonlyMap<string, CourseLesson>,
): { readonly lessons: number; readonly of: number } {
  const later = lessons.filter(({ uid }) => ancestors(uid, graph).size > 0);
  const holding = later.filter(
    (lesson) => questionsOnEarlierLessons(lesson, graph).length >= atLeast,
  );
  return { lessons: holding.length, of: later.length };
}
