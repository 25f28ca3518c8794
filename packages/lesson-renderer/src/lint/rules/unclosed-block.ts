import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** A block that nothing closes swallows all that follows it. */
export const unclosedBlock: LintRule = ({ tree, source, report }) => {
  const lines = source.split('\n');
  walk(tree, (node) => {
    if (node.type !== 'containerDirective' && node.type !== 'code') return;
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    const opening = /^(?::+|`+|~+)/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '');
    // Indented code has no fences.
    if (!opening) return;
    const last = lines[end.line - 1]?.slice(0, end.column - 1) ?? '';
    if (end.line > start.line && last.trimEnd().endsWith(opening[0])) return;
    report(
      'unclosed-block',
      'error',
      node,
      'Nothing closes this block, or the one around it: it takes in what follows.',
      `Write ${opening[0]} on a line of its own where it ends; a block around others has more of them.`,
    );
  });
};
