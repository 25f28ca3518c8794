import type { Element, ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { BlockHandler } from './block-handler-types.ts';
import { calloutLabel, callouts } from './callouts.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { filledLabel } from './labels.ts';
import { readingMinutes } from './reading-time.ts';
import type { Targets } from './targets.ts';

/** `:::theorem[Title]{#id}` → a labelled block; the folding kinds become `<details>`. */
export function calloutHandler(
  context: CompileContext,
  numbers: Targets['numbers'],
): BlockHandler<'containerDirective'> {
  return (state, node) => {
    const kind = callouts.get(node.name);
    if (!kind) return undefined;
    const [first, ...rest] = node.children;
    const titled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const title: ElementContent[] | undefined = titled ? state.all(first) : undefined;
    const body: ElementContent[] = state.wrap(
      state.all({ ...node, children: titled ? rest : node.children }),
      true,
    );
    const label = calloutLabel(node.name, context.labels, numbers.get(node));
    const id: string | undefined = node.attributes?.id ?? undefined;
    const attributes = {
      className: ['lemma-callout'],
      'data-kind': node.name,
      ...(id ? { id: pageId(context, id) } : {}),
    };
    if (kind.folds || (node.name === 'proof' && node.attributes?.folded !== undefined)) {
      const minutes = readingMinutes(toString(node));
      return element('details', attributes, [
        summary(label, title, filledLabel(context.labels.minutes, { minutes })),
        ...body,
      ]);
    }
    const spoken = titled ? `${label}: ${toString(first)}` : label;
    return element('div', { ...attributes, role: 'group', ariaLabel: spoken }, [
      element('p', { className: ['lemma-callout-label'] }, [text(label)]),
      ...(title ? [element('p', { className: ['lemma-callout-title'] }, title)] : []),
      ...body,
    ]);
  };
}

function summary(label: string, title: ElementContent[] | undefined, time: string): Element {
  return element('summary', {}, [
    element('span', { className: ['lemma-callout-label'] }, [text(label)]),
    text(' '),
    ...(title ? [element('span', { className: ['lemma-callout-title'] }, title), text(' ')] : []),
    element('span', { className: ['lemma-callout-time'] }, [text(time)]),
  ]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
