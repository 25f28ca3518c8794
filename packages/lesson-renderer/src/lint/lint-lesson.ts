import type { LintInput, LintRule } from './lint-rule.ts';
import { altText } from './rules/alt-text.ts';
import { codeLanguage } from './rules/code-language.ts';
import { colourOnly } from './rules/colour-only.ts';
import { equalOptions } from './rules/equal-options.ts';
import { fileName } from './rules/file-name.ts';
import { headingOrder } from './rules/heading-order.ts';
import { headingWords } from './rules/heading-words.ts';
import { keyOptions } from './rules/key-options.ts';
import { knownLessons } from './rules/known-lessons.ts';
import { linkText } from './rules/link-text.ts';
import { longParagraph } from './rules/long-paragraph.ts';
import { missingDefinition } from './rules/missing-definition.ts';
import { readingTime } from './rules/reading-time.ts';
import { reviewQuestions } from './rules/review-questions.ts';
import { strayClosing } from './rules/stray-closing.ts';
import { unclosedBlock } from './rules/unclosed-block.ts';
import { unfinished } from './rules/unfinished.ts';
import { unusedSkill } from './rules/unused-skill.ts';

const rules: readonly LintRule[] = [
  altText,
  codeLanguage,
  colourOnly,
  equalOptions,
  fileName,
  headingOrder,
  headingWords,
  keyOptions,
  knownLessons,
  linkText,
  longParagraph,
  missingDefinition,
  readingTime,
  reviewQuestions,
  strayClosing,
  unclosedBlock,
  unfinished,
  unusedSkill,
];

/** Runs every content rule over a compiled lesson. */
export function lintLesson(input: LintInput): void {
  for (const rule of rules) rule(input);
}
