import type { KindCompiler } from '../source/question-kind.ts';
import { readTests } from './repl-tests.ts';

/** A program to be written, with its tests. */
export const program: KindCompiler = ({ node, source, context }) => {
  const { starter, solution, tests, wrong } = source;
  if (!starter || !solution || !tests) {
    const missing = [
      !starter && '"python starter"',
      !solution && '"python solution"',
      !tests && '"yaml tests"',
    ].filter(Boolean);
    context.reporter.report(
      'repl-parts',
      'error',
      node,
      `The REPL question lacks ${missing.join(' and ')}.`,
      'Add the fenced block with that info string.',
    );
    return undefined;
  }
  const { cases, rules, equivalent } = readTests(tests, context);
  return {
    key: { kind: 'repl', cases: cases.map(({ name }) => name) },
    repl: {
      starter: starter.value,
      solution: solution.value,
      wrong: wrong.map(({ value }) => value),
      cases,
      rules,
      ...(equivalent.length > 0 ? { equivalent } : {}),
    },
  };
};
