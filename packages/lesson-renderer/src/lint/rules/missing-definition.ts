import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** A footnote or an address that nothing defines stays on the page in its brackets. */
export const missingDefinition: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'text') return;
    const [found] = /\[\^[^\]\s]+\]|\[[^\][]+\]\[[^\][]*\]/.exec(node.value) ?? [];
    if (!found) return;
    report(
      'missing-definition',
      'error',
      node,
      `Nothing defines what ${found} refers to.`,
      'Add a line that begins with the reference in brackets and a colon, or write \\[ for a bracket.',
    );
  });
};
