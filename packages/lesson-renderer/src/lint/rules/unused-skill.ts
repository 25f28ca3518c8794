import type { LintRule } from '../lint-rule.ts';

/** A skill without exercises cannot be mastered; without a review question it is never asked again. */
export const unusedSkill: LintRule = ({ lesson, report }) => {
  for (const { id } of lesson.skills) {
    const uses = new Set(
      lesson.questions.filter(({ skill }) => skill === id).map(({ use }) => use),
    );
    if (uses.size === 0) {
      report(
        'unused-skill',
        'error',
        { line: 1, column: 1 },
        `No question tests the skill "${id}".`,
        'Add a question with that skill, or take the skill out of the front matter.',
      );
    }
  }
};
