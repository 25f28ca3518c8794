import { readQuestion } from '../../compile/question/source/question-source.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

const least = 2;

/** Tests of a program are worth what the mistakes are that they catch. */
export const replWrong: LintRule = ({ tree, report }) => {
  for (const block of questionBlocks(tree)) {
    if (block.attributes?.['type'] !== 'repl') continue;
    const { starter, solution, tests, wrong } = readQuestion(block);
    if (!starter || !solution || !tests || wrong.length >= least) continue;
    report(
      'repl-wrong',
      'error',
      block,
      `The REPL question has ${wrong.length} wrong solutions; it needs at least ${least}.`,
      'Add "python wrong" blocks: plausible mistakes that the tests must catch.',
    );
  }
};
