import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** A picture needs words for whoever does not see it. */
export const altText: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'image') return;
    if ((node.alt ?? '').trim() !== '') return;
    report(
      'alt-text',
      'error',
      node,
      'The image has no alternative text.',
      'Say in ![…] what the picture shows that the text does not.',
    );
  });
};
