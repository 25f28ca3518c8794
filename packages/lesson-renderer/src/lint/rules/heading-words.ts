import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { foundSections, nodesOf } from '../../markdown/outline.ts';
import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** Headings are a page's list of contents: each has words, and no two of one section the same. */
export const headingWords: LintRule = ({ tree, report }) => {
  const above: string[] = [];
  const seen = new Set<string>();
  // A section comes again in each round of a lesson.
  const sections = new Set(foundSections(nodesOf(tree)).map(({ node }) => node));
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const words = toString(node).trim();
    above.length = node.depth;
    above[node.depth - 1] = words;
    const path = above.join('\n').toLowerCase();
    if (words === '') tell(node, 'The heading has no words.');
    else if (seen.has(path) && !sections.has(node))
      tell(node, `Another heading of this section says "${words}".`);
    seen.add(path);
  });

  function tell(node: Heading, message: string): void {
    report(
      'heading-words',
      'warning',
      node,
      message,
      'Say what this part, and no other, is about.',
    );
  }
};
