import type { LintInput, LintRule } from './lint-rule.ts';

const rules: readonly LintRule[] = [];

/** Runs every content rule over a compiled lesson. */
export function lintLesson(input: LintInput): void {
  for (const rule of rules) rule(input);
}
