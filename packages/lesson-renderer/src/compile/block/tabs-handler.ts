import type { ElementContent } from 'hast';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import { element, text } from '../../html/html-nodes.ts';
import { problem } from '../../html/problem.ts';
import { labelled } from '../../markdown/directive-label.ts';
import { islandId, pageId, type CompileContext } from './compile-context.ts';

/**
 * `::::tabs` with `:::tab[Label]` in it: disclosures of which one is open, in a row where a browser can lay them out so, and below
 * each other where it cannot. They need no script, a search in the page finds what is closed, and all of them are printed.
 */
export function tabsHandler(context: CompileContext): BlockHandler<'containerDirective'> {
  return (state, node) => {
    const { rest } = labelled(node);
    const stray = rest.find((child) => child.type !== 'containerDirective' || child.name !== 'tab');
    if (stray || rest.length === 0)
      return problem(
        context.reporter.report(
          'tabs-content',
          'error',
          stray ?? node,
          'A "::::tabs" holds blocks ":::tab[Label]", and nothing beside them.',
          'Write ::::tabs, then :::tab[With NumPy] … ::: for each, then ::::.',
        ),
      );
    const name = islandId(context, 'tabs');
    const tabs = rest.flatMap((tab, index): ElementContent[] => {
      if (tab.type !== 'containerDirective') return [];
      const { label, rest: content } = labelled(tab);
      if (!label)
        context.reporter.report(
          'tabs-content',
          'error',
          tab,
          'The tab has no label.',
          'Write it in brackets: :::tab[With NumPy].',
        );
      return [
        element(
          'details',
          [
            element('summary', label ? state.all(label) : [text(String(index + 1))]),
            ...state.wrap(state.all({ ...tab, children: content }), true),
          ],
          { name, ...(index === 0 ? { open: 'open' } : {}) },
        ),
      ];
    });
    const { id } = node.attributes ?? {};
    return element('div', state.wrap(tabs, true), {
      className: ['lemma-tabs'],
      ...(id ? { id: pageId(context, id) } : {}),
    });
  };
}

/** A tab that stands in no tabs. */
export function strayTab(context: CompileContext): BlockHandler<'containerDirective'> {
  return (_state, node) =>
    problem(
      context.reporter.report(
        'tabs-content',
        'error',
        node,
        'This tab stands in no "::::tabs".',
        'Put ::::tabs before the first tab, with a colon more than the tabs have, and :::: behind the last.',
      ),
    );
}
