import { toString } from 'mdast-util-to-string';
import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** Words of a paragraph that fill a phone's screen. */
const most = 150;

/** A paragraph longer than a screen loses the reader's place. */
export const longParagraph: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'paragraph') return;
    const count = toString(node).split(/\s+/).length;
    if (count <= most) return;
    report(
      'long-paragraph',
      'warning',
      node,
      `The paragraph has ${count} words.`,
      `Part it where the thought turns; ${most} are the most.`,
    );
  });
};
