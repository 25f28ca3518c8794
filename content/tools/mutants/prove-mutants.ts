import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { type NodePython, splitStarter } from '@lemma/python-runtime/node';
import type { Mutant } from './make-mutants.ts';

/** Long enough for every solution: a mutant that takes longer fails, as a learner's program would. */
const caseTimeoutMs = 1_000;

export interface MutantProof {
  readonly mutants: number;
  /** Those that pass every test and rule, and that the lesson does not name as equivalent. */
  readonly surviving: readonly Mutant[];
  /** Lines that the lesson names as equivalent, and that no surviving mutant has. */
  readonly unused: readonly string[];
}

/** Grades each mutant as a learner's answer is graded, until a test fails. */
export async function proveMutants(
  { starter, cases, rules, equivalent = [] }: NonNullable<CompiledQuestion['repl']>,
  mutants: readonly Mutant[],
  python: NodePython,
): Promise<MutantProof> {
  const { files } = splitStarter(starter);
  const exercise = { files, rules: [], caseTimeoutMs };
  const passing: Mutant[] = [];
  for (const mutant of mutants) if (await passes(mutant)) passing.push(mutant);
  const named = new Set(equivalent.map(({ line }) => line));
  const found = new Set(passing.map(({ line }) => line));
  return {
    mutants: mutants.length,
    surviving: passing.filter(({ line }) => !named.has(line)),
    unused: [...named].filter((line) => !found.has(line)),
  };

  async function passes({ code }: Mutant): Promise<boolean> {
    for (const test of cases) {
      const { passed } = await python.grade({ ...exercise, code, cases: [test] });
      if (!passed) return false;
    }
    if (rules.length === 0) return true;
    // A rule takes from all calls together which code can run.
    return (await python.grade({ ...exercise, code, cases, rules })).passed;
  }
}
