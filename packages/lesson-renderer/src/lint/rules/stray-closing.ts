import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** A closing line that closes nothing is shown to the learner as colons. */
export const strayClosing: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'text' || !/^[ \t]*:{3,}[ \t]*$/m.test(node.value)) return;
    report(
      'stray-closing',
      'error',
      node,
      'A line of colons here closes nothing.',
      'Take it out, or open the block with as many colons as this line has, or fewer.',
    );
  });
};
