import { z } from 'zod';
import type { LessonMarkdown } from './course-lesson.ts';

/** `notation.yaml` of a course: a sign, what it means, and the ways of writing that it replaces. */
export const notationFile = z.array(
  z.strictObject({
    sign: z.string().min(1),
    means: z.string().min(1),
    not: z.array(z.string()).default([]),
  }),
);
export type Notation = z.output<typeof notationFile>;

const maths = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$/gu;

/** Formulas that write something in another way than the course's table. A sentence for each. */
export function checkNotation(lessons: readonly LessonMarkdown[], notation: Notation): string[] {
  const rules = notation.flatMap(({ sign, means, not }) =>
    not.map((pattern) => ({ sign, means, pattern: new RegExp(pattern, 'u') })),
  );
  return lessons.flatMap(({ file, markdown }) =>
    [...markdown.matchAll(maths)].flatMap(({ 0: formula, index }) =>
      rules
        .filter(({ pattern }) => pattern.test(formula))
        .map(
          ({ sign, means }) =>
            `${file}:${markdown.slice(0, index).split('\n').length} error ${formula} departs from the notation: ${sign} is ${means}.`,
        ),
    ),
  );
}
