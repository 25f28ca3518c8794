import type { LintInput, LintRule } from '../lint/lint-rule.ts';
import { altText } from '../lint/rules/alt-text.ts';
import { codeLanguage } from '../lint/rules/code-language.ts';
import { colourOnly } from '../lint/rules/colour-only.ts';
import { drawnFigures } from '../lint/rules/drawn-figures.ts';
import { equalOptions } from '../lint/rules/equal-options.ts';
import { fewAnswers } from '../lint/rules/few-answers.ts';
import { fileName } from '../lint/rules/file-name.ts';
import { headingOrder } from '../lint/rules/heading-order.ts';
import { headingWords } from '../lint/rules/heading-words.ts';
import { holeAfterScript } from '../lint/rules/hole-after-script.ts';
import { keyOptions } from '../lint/rules/key-options.ts';
import { knownLessons } from '../lint/rules/known-lessons.ts';
import { linkTarget } from '../lint/rules/link-target.ts';
import { linkText } from '../lint/rules/link-text.ts';
import { longParagraph } from '../lint/rules/long-paragraph.ts';
import { missingDefinition } from '../lint/rules/missing-definition.ts';
import { optionFeedback } from '../lint/rules/option-feedback.ts';
import { predictPlace } from '../lint/rules/predict-place.ts';
import { questionAttribute } from '../lint/rules/question-attribute.ts';
import { questionSkill } from '../lint/rules/question-skill.ts';
import { questionSteps } from '../lint/rules/question-steps.ts';
import { readingTime } from '../lint/rules/reading-time.ts';
import { programFiles } from '../lint/rules/program-files.ts';
import { replWrong } from '../lint/rules/repl-wrong.ts';
import { reviewQuestions } from '../lint/rules/review-questions.ts';
import { rounds } from '../lint/rules/rounds.ts';
import { strayClosing } from '../lint/rules/stray-closing.ts';
import { unclosedBlock } from '../lint/rules/unclosed-block.ts';
import { unfinished } from '../lint/rules/unfinished.ts';
import { unitCoefficient } from '../lint/rules/unit-coefficient.ts';
import { unknownLesson } from '../lint/rules/unknown-lesson.ts';
import { unreadBlock } from '../lint/rules/unread-block.ts';
import { unreadHole } from '../lint/rules/unread-hole.ts';
import { unusedSkill } from '../lint/rules/unused-skill.ts';

const rules: readonly LintRule[] = [
  altText,
  codeLanguage,
  colourOnly,
  drawnFigures,
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
  predictPlace,
  questionAttribute,
  questionSkill,
  questionSteps,
  readingTime,
  replWrong,
  programFiles,
  reviewQuestions,
  rounds,
  strayClosing,
  unclosedBlock,
  unfinished,
  unitCoefficient,
  unknownLesson,
  unreadBlock,
  unreadHole,
  unusedSkill,
];

/** Runs every content rule over a compiled lesson. */
export function lintLesson(input: LintInput): void {
  for (const rule of rules) rule(input);
}
