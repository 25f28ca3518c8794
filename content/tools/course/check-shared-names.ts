import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { type NodePython, splitStarter } from '@lemma/python-runtime/node';

interface NamingLesson {
  readonly uid: string;
  readonly shown: string;
  readonly lesson:
    | { readonly questions: readonly Pick<CompiledQuestion, 'uid' | 'line' | 'repl'>[] }
    | undefined;
}

interface Exercise {
  readonly uid: string;
  readonly where: string;
  readonly wanted: boolean;
  readonly repl: NonNullable<CompiledQuestion['repl']>;
}

/**
 * Exercises that have a learner write two functions of one name and different meaning. The meaning is the same if the solution
 * of either passes the tests of the other, so that one may ask for more than the other does. At least one of the two is in a lesson that `isWanted`.
 */
export async function checkSharedNames(
  lessons: readonly NamingLesson[],
  isWanted: (lesson: { readonly uid: string }) => boolean,
  python: NodePython,
): Promise<string[]> {
  const byName = new Map<string, Exercise[]>();
  for (const file of lessons)
    for (const { uid, line, repl } of file.lesson?.questions ?? [])
      for (const [, name = ''] of repl?.solution.matchAll(/^def (\w+)\(/gmu) ?? [])
        if (repl)
          byName.set(name, [
            ...(byName.get(name) ?? []),
            { uid, where: `${file.shown}:${line}`, wanted: isWanted(file), repl },
          ]);
  const problems: string[] = [];
  for (const [name, exercises] of byName)
    for (const [index, later] of exercises.entries())
      for (const earlier of exercises.slice(0, index))
        if (
          (earlier.wanted || later.wanted) &&
          !(await passes(earlier, later)) &&
          !(await passes(later, earlier))
        )
          problems.push(
            `${later.where} error ${later.uid} calls its function ${name}, as ${earlier.uid} does, which asks for something else. Give it another name.`,
          );
  return problems;

  async function passes(one: Exercise, other: Exercise): Promise<boolean> {
    const { passed } = await python.grade({
      code: one.repl.solution,
      cases: other.repl.cases,
      rules: [],
      files: splitStarter(other.repl.starter).files,
    });
    return passed;
  }
}
