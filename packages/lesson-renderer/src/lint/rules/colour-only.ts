import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

const colours = 'red|green|blue|yellow|orange|purple|violet|grey|gray|pink|brown';
const things =
  'line|curve|point|dot|vector|arrow|area|region|bar|box|cell|entry|row|column|text|number';
const reference = new RegExp(`\\bthe (${colours}) (${things})s?\\b`, 'i');

/** "The red line" says nothing to who cannot tell red: name it by place or label too. */
export const colourOnly: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'text') return;
    const found = reference.exec(node.value)?.[0];
    if (!found) return;
    report(
      'colour-only',
      'warning',
      node,
      `"${found}" refers by colour alone.`,
      'Name the thing by a label, a letter or its place as well.',
    );
  });
};
