import type { CaseFacts, PythonError, RuleFacts } from '../protocol/results.ts';
import type { CaseResult, Exercise, PythonCase, PythonRule } from '../protocol/cases.ts';
import { filesOnDisk, isPython, splitProgram } from '../protocol/program-files.ts';
import type { ProgramFiles } from '../protocol/program-files.ts';
import { judgeCase, judgeRules } from './judge.ts';

export interface GradeResult {
  readonly passed: boolean;
  /** Cases in their order, then rules in theirs. */
  readonly results: readonly CaseResult[];
  /** The program's own fault, where it does not even parse or stops before the first case. */
  readonly error?: PythonError;
}

/** Where a grade's facts come from: a worker in the page, a thread or a process of Node. */
export interface FactSource {
  /** `calls`: the expressions of the tests, by which functions of the program can run. */
  rules(code: string, rules: readonly PythonRule[], calls: readonly string[]): Promise<RuleFacts>;
  facts(
    code: string,
    test: Pick<PythonCase, 'call' | 'stdin'>,
    timeoutMs: number,
    /** Written before the program runs, by path. */
    files: Readonly<Record<string, string>>,
  ): Promise<CaseFacts>;
}

const defaultCaseTimeoutMs = 5_000;

/**
 * Split grading: the source runs the learner's code and reports what it did; the verdict is made here, out of its reach.
 * The rules are read before any of the learner's code runs. Hidden cases run after all visible ones, so that nothing that a
 * program remembers of them can appear in an outcome that is shown.
 */
export async function grade(exercise: Exercise, source: FactSource): Promise<GradeResult> {
  const { code, cases, rules } = exercise;
  const program = splitProgram(code);
  // No answer stands in for what the exercise gives.
  const files = { ...filesOnDisk(program.beside), ...exercise.files };
  const ruleFacts = await factsOfRules(program, exercise, source);
  const verdicts = new Map<PythonCase, CaseResult>();
  let error = ruleFacts.error;
  for (const test of visibleFirst(cases)) {
    const facts = error
      ? { program: { status: 'error' as const, error }, stdout: '' }
      : await source.facts(
          program.main,
          test,
          exercise.caseTimeoutMs ?? defaultCaseTimeoutMs,
          files,
        );
    // A program that stops by itself stops in every case: one report is enough, and it tells nothing of a hidden case.
    if (!test.hidden && test.stdin === undefined && test.raises === undefined)
      error ??= facts.program.error;
    verdicts.set(test, judgeCase(test, facts));
  }
  const results = [
    ...cases.flatMap((test) => verdicts.get(test) ?? []),
    ...judgeRules(rules, ruleFacts, program.main.split('\n').length),
  ];
  return { passed: results.every((result) => result.passed), results, ...(error && { error }) };
}

/**
 * Rules are read on all Python files as if they were one, the main file first: a module's function can run where the main file
 * names it. Where a module does not parse, its import will say so.
 */
async function factsOfRules(
  { main, beside }: ProgramFiles,
  { cases, rules }: Exercise,
  source: FactSource,
): Promise<RuleFacts> {
  const calls = cases.flatMap(({ call }) => call ?? []);
  const modules = beside.filter(isPython);
  if (modules.length === 0) return source.rules(main, rules, calls);
  const whole = [main, ...modules.map(({ text }) => text)].join('\n');
  const together = await source.rules(whole, rules, calls);
  return together.error ? source.rules(main, rules, calls) : together;
}

function visibleFirst(cases: readonly PythonCase[]): readonly PythonCase[] {
  return [...cases.filter(({ hidden }) => !hidden), ...cases.filter(({ hidden }) => hidden)];
}
