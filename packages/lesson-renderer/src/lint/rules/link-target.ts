import { nearest } from '../../compile/nearest.ts';
import { walk } from '../../compile/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** `[](#id)` leads to something in the lesson. */
export const linkTarget: LintRule = ({ targets, tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'link' || !node.url.startsWith('#')) return;
    const id = node.url.slice(1);
    if (targets.has(id)) return;
    report(
      'link-target',
      'error',
      node,
      `Nothing in this lesson has the id "${id}".`,
      nearest(id, [...targets.keys()], `Give the target {#${id}}, or mend the link.`),
    );
  });
};
