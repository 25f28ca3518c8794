import type { LearnerLesson } from './learner-lesson.ts';
import { LessonLoadError } from './lesson-load-error.ts';

/**
 * Takes what a JSON file or an answer of a server holds as a lesson: `<Lesson lesson={lessonFrom(json)}>`.
 * It tells a lesson of this format from anything else and no more: a compiled lesson is trusted like a script.
 * Throws a LessonLoadError that names `source` and says what to do.
 */
export function lessonFrom(json: unknown, source = 'The value'): LearnerLesson {
  if (typeof json !== 'object' || json === null || !('format' in json)) throw notALesson(source);
  if (json.format !== 1) {
    throw new LessonLoadError(
      'other-format',
      source,
      `${source} is a lesson of format ${String(json.format)}, and this page reads format 1. Compile it with the same version of @lemma/lesson-renderer.`,
    );
  }
  if (!isLesson(json)) throw notALesson(source);
  return json;
}

export const notALesson = (source: string, cause?: unknown): LessonLoadError =>
  new LessonLoadError(
    'not-a-lesson',
    source,
    `${source} is not a compiled lesson. Give the JSON that compileLesson() makes.`,
    { cause },
  );

function isLesson(value: object): value is LearnerLesson {
  return (
    'uid' in value &&
    typeof value.uid === 'string' &&
    'sections' in value &&
    Array.isArray(value.sections) &&
    value.sections.every(hasParts) &&
    'questions' in value &&
    Array.isArray(value.questions)
  );
}

const hasParts = (section: unknown): boolean =>
  typeof section === 'object' &&
  section !== null &&
  'parts' in section &&
  Array.isArray(section.parts);
