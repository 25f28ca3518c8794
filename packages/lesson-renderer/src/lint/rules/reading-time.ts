import { toString } from 'mdast-util-to-string';
import { readingMinutes } from '../../markdown/reading-time.ts';
import type { LintRule } from '../lint-rule.ts';

/** Minutes of work that one question takes, at a guess: the middle of what learners take. */
const minutesPerQuestion = 1.5;

/** `minutes` is what a learner plans an evening with: it must not be half or double the truth. */
export const readingTime: LintRule = ({ lesson, tree, report }) => {
  const exercises = lesson.questions.filter(({ use }) => use === 'exercise').length;
  const estimate = Math.round(readingMinutes(toString(tree)) + exercises * minutesPerQuestion);
  if (lesson.minutes >= estimate / 2.5 && lesson.minutes <= estimate * 2.5) return;
  report(
    'reading-time',
    'warning',
    { line: 1, column: 1 },
    `The front matter says ${lesson.minutes} minutes; reading and ${exercises} exercises take about ${estimate}.`,
    'Correct "minutes", or the length of the lesson.',
  );
};
