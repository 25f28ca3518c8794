import type { LintInput, LintRule } from './lint-rule.ts';
import { altText } from './rules/alt-text.ts';
import { codeLanguage } from './rules/code-language.ts';
import { colourOnly } from './rules/colour-only.ts';
import { equalOptions } from './rules/equal-options.ts';
import { fewAnswers } from './rules/few-answers.ts';
import { fileName } from './rules/file-name.ts';
import { headingOrder } from './rules/heading-order.ts';
import { headingWords } from './rules/heading-words.ts';
import { holeAfterScript } from './rules/hole-after-script.ts';
import { keyOptions } from './rules/key-options.ts';
import { knownLessons } from './rules/known-lessons.ts';
import { linkTarget } from './rules/link-target.ts';
import { linkText } from './rules/link-text.ts';
import { longParagraph } from './rules/long-paragraph.ts';
import { missingDefinition } from './rules/missing-definition.ts';
import { optionFeedback } from './rules/option-feedback.ts';
import { questionAttribute } from './rules/question-attribute.ts';
import { questionSkill } from './rules/question-skill.ts';
import { questionSteps } from './rules/question-steps.ts';
import { readingTime } from './rules/reading-time.ts';
import { replWrong } from './rules/repl-wrong.ts';
import { reviewQuestions } from './rules/review-questions.ts';
import { strayClosing } from './rules/stray-closing.ts';
import { unclosedBlock } from './rules/unclosed-block.ts';
import { unfinished } from './rules/unfinished.ts';
import { unknownLesson } from './rules/unknown-lesson.ts';
import { unreadBlock } from './rules/unread-block.ts';
import { unusedSkill } from './rules/unused-skill.ts';

const rules: readonly LintRule[] = [
  altText,
  codeLanguage,
  colourOnly,
  equalOptions,
  fewAnswers,
  fileName,
  headingOrder,
  headingWords,
  holeAfterScript,
  keyOptions,
  knownLessons,
  linkTarget,
  linkText,
  longParagraph,
  missingDefinition,
  optionFeedback,
  questionAttribute,
  questionSkill,
  questionSteps,
  readingTime,
  replWrong,
  reviewQuestions,
  strayClosing,
  unclosedBlock,
  unfinished,
  unknownLesson,
  unreadBlock,
  unusedSkill,
];

/** Runs every content rule over a compiled lesson. */
export function lintLesson(input: LintInput): void {
  for (const rule of rules) rule(input);
}
