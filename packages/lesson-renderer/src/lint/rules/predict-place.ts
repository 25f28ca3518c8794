import { walk } from '../../markdown/walk.ts';
import { questionBlocks } from '../question-blocks.ts';
import type { LintRule } from '../lint-rule.ts';

const asking = new Set(['predict', 'your-turn', 'why']);

/** A question asks by itself: what else is asked in it would be neither graded nor compared. */
export const predictPlace: LintRule = ({ tree, report }) => {
  for (const question of questionBlocks(tree)) {
    walk(question, (node) => {
      if (node.type !== 'containerDirective' || !asking.has(node.name)) return;
      report(
        'predict-place',
        'error',
        node,
        `A ":::${node.name}" block cannot stand inside a question.`,
        'Write it in the explanation or the worked example.',
      );
    });
  }
};
