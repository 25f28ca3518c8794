import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { type NodePython, splitStarter } from '@lemma/python-runtime/node';
import type { Proof } from './proof.ts';

/** The reference passes every test, the starter fails, and each wrong solution fails with a word of help. */
export async function proveRepl(
  question: CompiledQuestion,
  where: string,
  python: NodePython,
): Promise<Proof> {
  const { repl } = question;
  if (!repl) return { where, state: 'wrong', message: 'A REPL question has no exercise.' };
  const { program, files } = splitStarter(repl.starter);
  const tests = { cases: repl.cases, rules: repl.rules, files };
  const wrong = (message: string): Proof => ({ where, state: 'wrong', message });

  const reference = await python.grade({ code: repl.solution, ...tests });
  const missed = reference.results.find(({ passed }) => !passed);
  if (missed)
    return wrong(
      `The solution fails "${missed.name}": ${missed.message ?? reference.error?.message ?? ''}`,
    );
  if ((await python.grade({ code: program, ...tests })).passed)
    return wrong('The starter passes every test already: there is nothing to write.');
  if (repl.wrong.length < 2)
    return wrong('Fewer than two plausible wrong solutions stand beside it.');
  for (const [index, code] of repl.wrong.entries()) {
    const { passed, results, error } = await python.grade({ code, ...tests });
    if (passed)
      return wrong(`Wrong solution ${index + 1} passes every test: add the case that catches it.`);
    if (error?.type === 'SyntaxError')
      return wrong(`Wrong solution ${index + 1} does not parse: it is not a plausible one.`);
    if (!results.some((result) => !result.passed && result.message))
      return wrong(`Wrong solution ${index + 1} fails without a message that helps.`);
  }
  return { where, state: 'proved' };
}
