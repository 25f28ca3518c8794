import { englishRuntimeStrings } from '../strings/english-runtime.ts';
import { sayRule } from '../strings/say-test.ts';
import type { PythonRule } from '../protocol/cases.ts';

/** A rule in English, as a learner reads it: `Uses a slice`, `Does not call sorted`. */
export function describeRule(rule: PythonRule): string {
  return sayRule(rule, englishRuntimeStrings.rules);
}
