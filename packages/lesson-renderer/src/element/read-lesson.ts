import type { LearnerLesson } from '../lesson/learner-lesson.ts';

/**
 * Downloads a compiled lesson. A compiled lesson is trusted like a script: `integrity` (as on a `<script>`)
 * makes the browser refuse any other bytes. Throws an Error whose message says what was wrong with which address.
 */
export async function readLesson(
  src: string,
  integrity: string | null,
  signal: AbortSignal,
): Promise<LearnerLesson> {
  const response = await fetch(src, { signal, ...(integrity ? { integrity } : {}) });
  if (!response.ok) throw new Error(`${src} answered ${response.status}. Check the address.`);
  const lesson: unknown = await response.json();
  if (!isLesson(lesson)) {
    throw new Error(`${src} is no lesson of format 1. Compile it with compileLesson().`);
  }
  return lesson;
}

function isLesson(value: unknown): value is LearnerLesson {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 1 &&
    'sections' in value &&
    Array.isArray(value.sections) &&
    'questions' in value &&
    Array.isArray(value.questions)
  );
}
