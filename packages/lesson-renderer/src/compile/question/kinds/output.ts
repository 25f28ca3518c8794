import { scoreAnswer, type OutputKey } from '@lemma/learning-engine';
import type { KindCompiler } from '../source/question-kind.ts';

/** What a program prints: the program stands in the prompt, and the content tools run it. */
export const output: KindCompiler = ({ node, source, context }) => {
  const { program, output: printed } = source;
  if (!program || !printed) {
    const missing = [!program && '"python program"', !printed && '"output"'].filter(Boolean);
    context.reporter.report(
      'output-parts',
      'error',
      node,
      `The question lacks ${missing.join(' and ')}.`,
      'Add the fenced block with that info string: the program, and what it prints.',
    );
    return undefined;
  }
  const key: OutputKey = { kind: 'output', text: printed.value };
  return {
    key,
    program: program.value,
    mistakes: ({ answer }) => {
      if (answer === undefined) return { problem: 'This mistake has no "answer".' };
      const [wrong] = scoreAnswer(key, { kind: 'output', text: answer }).wrongParts ?? [];
      return wrong ?? { problem: 'This is the right answer, or none.' };
    },
  };
};
