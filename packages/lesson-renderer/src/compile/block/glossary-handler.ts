import type { ElementContent } from 'hast';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import { element, text } from '../../html/html-nodes.ts';
import { problem } from '../../html/problem.ts';
import { labelled } from '../../markdown/directive-label.ts';
import { pageId, type CompileContext } from './compile-context.ts';

/** `:::glossary` around a list of definitions: each term is what `[](#term-gradient)` points at, and shows wherever such a link stands. */
export function glossaryHandler(context: CompileContext): BlockHandler<'containerDirective'> {
  return (state, node) => {
    const { label, rest } = labelled(node);
    const stray = rest.find(({ type }) => type !== 'definitionList');
    if (stray || rest.length === 0)
      return problem(
        context.reporter.report(
          'glossary-content',
          'error',
          stray ?? node,
          'A ":::glossary" holds terms with their definitions, and nothing else.',
          'Write the term on a line, and ": " before what it means on the next; a blank line between terms.',
        ),
      );
    const title: ElementContent[] = label ? state.all(label) : [text(context.labels.glossary)];
    const { id } = node.attributes ?? {};
    return element(
      'div',
      [
        element('p', title, { className: ['lemma-glossary-title'] }),
        ...state.wrap(state.all({ ...node, children: rest }), true),
      ],
      { className: ['lemma-glossary'], ...(id ? { id: pageId(context, id) } : {}) },
    );
  };
}

/** A term of a glossary has an anchor. */
export function termHandler(context: CompileContext): BlockHandler<'definitionTerm'> {
  return (state, node) =>
    element('dt', state.all(node), node.data?.id ? { id: pageId(context, node.data.id) } : {});
}
