import type { Element, ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import { element, text } from '../../html/html-nodes.ts';
import { problem } from '../../html/problem.ts';
import { calloutLabel } from '../../markdown/callouts.ts';
import { labelled } from '../../markdown/directive-label.ts';
import type { Targets } from '../../markdown/targets.ts';
import { pageId, type CompileContext } from './compile-context.ts';

/** `:::table[Caption]{#tab-rain}` around a table: its caption stands above it, after its number if it has an id. */
export function tableHandler(
  context: CompileContext,
  numbers: Targets['numbers'],
): BlockHandler<'containerDirective'> {
  return (state, node) => {
    const { label, rest } = labelled(node);
    const [only, ...more] = rest;
    if (only?.type !== 'table' || more.length > 0)
      return problem(
        context.reporter.report(
          'table-content',
          'error',
          node,
          'A ":::table" holds one table and nothing else.',
          'Write the rows of the table between its lines; use :::figure[…] around anything else.',
        ),
      );
    const table = state.all({ type: 'root', children: [only] })[0];
    const number = numbers.get(node);
    const words: ElementContent[] = label ? state.all(label) : [];
    const name = number && calloutLabel('table', context.labels, number);
    if (table?.type === 'element') table.children.unshift(caption(name, words), text('\n'));
    const { id } = node.attributes ?? {};
    return element('div', table ? [table] : [], {
      className: ['lemma-table'],
      ...(id ? { id: pageId(context, id) } : {}),
      // What the box that scrolls is called.
      'data-name': [name, label && toString(label)].filter(Boolean).join(' '),
    });
  };
}

function caption(name: string | undefined, words: ElementContent[]): Element {
  const named = name ? [element('span', [text(name)], { className: ['lemma-figure-label'] })] : [];
  const between = name && words.length > 0 ? [text(' ')] : [];
  return element('caption', [...named, ...between, ...words]);
}
