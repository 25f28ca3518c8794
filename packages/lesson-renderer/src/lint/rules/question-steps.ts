import { readQuestion } from '../../compile/question/source/question-source.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** After the answer a learner sees how it is worked out. */
export const questionSteps: LintRule = ({ tree, report }) => {
  for (const block of questionBlocks(tree)) {
    if (readQuestion(block).steps) continue;
    report(
      'question-steps',
      'error',
      block,
      'The question has no worked steps.',
      'Add a :::steps block: it is shown after the answer.',
    );
  }
};
