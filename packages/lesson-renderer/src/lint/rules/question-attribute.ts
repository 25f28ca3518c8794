import {
  commonAttributes,
  commonFences,
  partsOfKind,
} from '../../compile/question/source/kind-parts.ts';
import { fenceRole } from '../../compile/question/source/question-source.ts';
import { nearest } from '../../format/nearest.ts';
import type { LintRule } from '../lint-rule.ts';
import { questionBlocks } from '../question-blocks.ts';

/** What an attribute may be, where that is not checked as it is read. */
const values: ReadonlyMap<string, readonly string[]> = new Map([
  ['choose', ['one', 'several']],
  ['credit', ['all-or-nothing', 'partial']],
  ['shuffle', ['true', 'false']],
]);

/** An attribute or a block that the kind of question does not read, or a value that it does not know, would change nothing, silently. */
export const questionAttribute: LintRule = ({ tree, report }) => {
  for (const node of questionBlocks(tree)) {
    const type = node.attributes?.['type'] ?? '';
    const parts = partsOfKind(type);
    // An unknown type is reported where it is compiled.
    if (!parts) continue;
    const attributes = [...commonAttributes, ...parts.attributes];
    for (const [name, value] of Object.entries(node.attributes ?? {})) {
      const known = values.get(name);
      if (!attributes.includes(name)) {
        const fix = nearest(name, attributes, `Its attributes are ${attributes.join(', ')}.`);
        const message = `A question of type "${type}" has no "${name}".`;
        report('question-attribute', 'error', node, message, fix);
      } else if (known && !known.includes(value ?? '')) {
        const fix = `Write one of ${known.join(', ')}, or leave it out.`;
        report('question-attribute', 'error', node, `${name} cannot be "${value ?? ''}".`, fix);
      }
    }
    const fences = [...commonFences, ...parts.fences];
    for (const child of node.children) {
      const role = child.type === 'code' ? fenceRole(child, type) : undefined;
      if (role === undefined || fences.includes(role)) continue;
      const message = `A question of type "${type}" has no block "${role}".`;
      const fix = `Its blocks are ${fences.join(', ')}: leave this one out, or change the type.`;
      report('question-attribute', 'error', child, message, fix);
    }
  }
};
