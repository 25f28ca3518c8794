import { nearest } from '../../format/nearest.ts';
import { walk } from '../../markdown/walk.ts';
import type { LintRule } from '../lint-rule.ts';

/** What each attribute of a question may be; undefined: any text, checked where it is read. */
const attributes = new Map<string, readonly string[] | undefined>([
  ['id', undefined],
  ['type', undefined],
  ['skill', undefined],
  ['answer', undefined],
  ['tolerance', undefined],
  ['relative-tolerance', undefined],
  ['unit', undefined],
  ['choose', ['one', 'several']],
  ['credit', ['all-or-nothing', 'partial']],
  ['shuffle', ['true', 'false']],
  ['also', undefined],
  ['line', undefined],
  ['variables', undefined],
  ['domain', undefined],
]);

/** An attribute that no question has, or a value that it does not know, would change nothing, silently. */
export const questionAttribute: LintRule = ({ tree, report }) => {
  walk(tree, (node) => {
    if (node.type !== 'containerDirective' || node.name !== 'question') return;
    for (const [name, value] of Object.entries(node.attributes ?? {})) {
      const values = attributes.get(name);
      if (!attributes.has(name)) {
        const known = [...attributes.keys()];
        const fix = nearest(name, known, `The attributes are ${known.join(', ')}.`);
        report('question-attribute', 'error', node, `A question has no "${name}".`, fix);
      } else if (values && !values.includes(value ?? '')) {
        const fix = `Write one of ${values.join(', ')}, or leave it out.`;
        report('question-attribute', 'error', node, `${name} cannot be "${value ?? ''}".`, fix);
      }
    }
  });
};
