import type { LintInput, LintRule } from './lint-rule.ts';
import { altText } from './rules/alt-text.ts';
import { colourOnly } from './rules/colour-only.ts';
import { equalOptions } from './rules/equal-options.ts';
import { fileName } from './rules/file-name.ts';
import { headingOrder } from './rules/heading-order.ts';
import { keyOptions } from './rules/key-options.ts';
import { knownLessons } from './rules/known-lessons.ts';
import { readingTime } from './rules/reading-time.ts';
import { reviewQuestions } from './rules/review-questions.ts';
import { unusedSkill } from './rules/unused-skill.ts';

const rules: readonly LintRule[] = [
  altText,
  colourOnly,
  equalOptions,
  fileName,
  headingOrder,
  keyOptions,
  knownLessons,
  readingTime,
  reviewQuestions,
  unusedSkill,
];

/** Runs every content rule over a compiled lesson. */
export function lintLesson(input: LintInput): void {
  for (const rule of rules) rule(input);
}
