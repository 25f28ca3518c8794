import { readQuestion } from '../../compile/question/source/question-source.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** Who chose a wrong option learns why it is wrong. */
export const optionFeedback: LintRule = ({ tree, report }) => {
  for (const block of questionBlocks(tree)) {
    for (const option of readQuestion(block).options) {
      if (option.checked !== false || option.children.at(-1)?.type === 'blockquote') continue;
      report(
        'option-feedback',
        'error',
        option,
        'This wrong option has no feedback.',
        'Add a blockquote inside the option that names the misconception behind it.',
      );
    }
  }
};
