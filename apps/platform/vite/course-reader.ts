type CourseReader = typeof import('@lemma/lesson-renderer/course');

/**
 * The module that reads the courses, as Node resolves it: by its source where the condition is set. Vite resolves a
 * literal name itself, and would take a `dist` that an earlier build has left.
 */
export async function courseReader(): Promise<CourseReader> {
  const name = ['@lemma/lesson-renderer', 'course'].join('/');
  const reader: CourseReader = await import(/* @vite-ignore */ name);
  return reader;
}
