import type { LintRule } from '../lint-rule.ts';

/** A lesson without questions in Review can never be reviewed, and one without exercises never be mastered. */
export const reviewQuestions: LintRule = ({ lesson, report }) => {
  for (const [use, section] of [
    ['exercise', 'Exercises'],
    ['review', 'Review'],
  ] as const) {
    if (lesson.questions.some((question) => question.use === use)) continue;
    report(
      'review-questions',
      'error',
      { line: 1, column: 1 },
      `The section ${section} has no question.`,
      'Add one: mastery is earned in Exercises and kept in Review.',
    );
  }
};
