import type { LintRule } from '../lint-rule.ts';

/** Two options that say the same make one of them right and wrong at once. */
export const equalOptions: LintRule = ({ lesson, report }) => {
  for (const { options, line, uid } of lesson.questions) {
    const seen = new Map<string, string>();
    for (const { id, html } of options) {
      const text = html.replaceAll(/\s+/g, ' ').trim();
      const other = seen.get(text);
      if (other) {
        report(
          'equal-options',
          'error',
          { line, column: 1 },
          `Options ${other} and ${id} of ${uid} are equal.`,
          'Change one of them; in a template, add a "where" that keeps them apart.',
        );
      }
      seen.set(text, id);
    }
  }
};
