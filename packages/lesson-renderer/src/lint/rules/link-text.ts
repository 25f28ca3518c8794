import { toString } from 'mdast-util-to-string';
import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

const empty = /^(?:(?:click |read |see )?(?:here|this|more|link|this link|this page))?[.!]?$/i;

/** Screen readers list a page's links by their words alone. */
export const linkText: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'link') return;
    const words = toString(node).trim();
    // `[](#id)` and `[](lesson-uid)` are given the name of what they lead to.
    const bare = words === node.url || `http://${words}` === node.url;
    const named = words === '' && !/^[a-z]+:|^\//i.test(node.url);
    if (named || (!bare && !empty.test(words))) return;
    report(
      'link-text',
      'warning',
      node,
      bare ? `The link says only its address, ${words}.` : `The link says only "${words}".`,
      'Write [what it leads to](address).',
    );
  });
};
