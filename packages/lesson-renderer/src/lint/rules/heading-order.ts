import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** Headings go down one level at a time: screen readers navigate by them. */
export const headingOrder: LintRule = ({ tree, report }) => {
  let level = 1;
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    if (node.depth > level + 1) {
      report(
        'heading-order',
        'error',
        node,
        `A heading of level ${node.depth} follows one of level ${level}.`,
        `Use level ${level + 1}.`,
      );
    }
    level = node.depth;
  });
};
