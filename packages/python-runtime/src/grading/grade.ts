import type { CaseFacts, PythonError, RuleFacts } from '../protocol/results.ts';
import type { CaseResult, Exercise, PythonCase } from './cases.ts';
import { judgeCase, judgeRules } from './judge.ts';

export interface GradeResult {
  readonly passed: boolean;
  /** Cases in their order, then rules in theirs. */
  readonly results: readonly CaseResult[];
  /** The program's own fault, where it does not even parse or stops before the first case. */
  readonly error?: PythonError;
}

/** Where a grade's facts come from: a worker in the page, or one in Node. */
export interface FactSource {
  rules(code: string, whats: readonly string[]): Promise<RuleFacts>;
  facts(
    code: string,
    test: Pick<PythonCase, 'call' | 'stdin'>,
    timeoutMs: number,
  ): Promise<CaseFacts>;
}

const defaultCaseTimeoutMs = 5_000;

/**
 * Split grading: the source runs the learner's code and reports what it did; the verdict is made here, out of its reach.
 * The rules are read before any of the learner's code runs.
 */
export async function grade(exercise: Exercise, source: FactSource): Promise<GradeResult> {
  const { code, cases, rules } = exercise;
  const ruleFacts = await source.rules(
    code,
    rules.map((rule) => rule.what),
  );
  const results: CaseResult[] = [];
  let error = ruleFacts.error;
  for (const test of cases) {
    const facts = error
      ? { program: { status: 'error' as const, error }, stdout: '' }
      : await source.facts(code, test, exercise.caseTimeoutMs ?? defaultCaseTimeoutMs);
    // A program that stops by itself stops in every case: one report is enough.
    if (facts.program.error && test.stdin === undefined && test.raises === undefined)
      error ??= facts.program.error;
    results.push(judgeCase(test, facts));
  }
  results.push(...judgeRules(rules, ruleFacts));
  return { passed: results.every((result) => result.passed), results, ...(error && { error }) };
}
