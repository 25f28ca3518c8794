import type { Element, ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import { calloutLabel, type CalloutKind } from '../../markdown/callouts.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { element, text } from '../../html/html-nodes.ts';
import { filledLabel } from '../../format/labels.ts';
import { labelled } from '../../markdown/directive-label.ts';
import { readingMinutes } from '../../markdown/reading-time.ts';
import type { Targets } from '../../markdown/targets.ts';

/** `:::theorem[Title]{#id}` → a labelled block; the folding kinds become `<details>`; `:::figure[Caption]{#id}` has its label below. */
export function calloutHandler(
  context: CompileContext,
  numbers: Targets['numbers'],
  kinds: ReadonlyMap<string, CalloutKind>,
): BlockHandler<'containerDirective'> {
  return (state, node) => {
    const kind = kinds.get(node.name);
    const { label: titled, rest } = labelled(node);
    const title: ElementContent[] | undefined = titled && state.all(titled);
    const body: ElementContent[] = state.wrap(state.all({ ...node, children: rest }), true);
    const label = calloutLabel(node.name, context.labels, numbers.get(node), kinds);
    const id = node.attributes?.id;
    const anchor = id ? { id: pageId(context, id) } : {};
    if (!kind)
      return element('figure', [...body, ...caption(numbers.get(node) && label, title)], anchor);
    const attributes = { className: ['lemma-callout'], 'data-kind': node.name, ...anchor };
    if (kind.folds || (node.name === 'proof' && node.attributes?.folded !== undefined)) {
      const minutes = readingMinutes(toString(node));
      const time = filledLabel(context.labels.minutes, { minutes });
      return element('details', [summary(label, title, time), ...body], attributes);
    }
    const spoken = titled ? `${label}: ${toString(titled)}` : label;
    return element(
      'div',
      [part('p', 'label', [text(label)]), ...(title ? [part('p', 'title', title)] : []), ...body],
      { ...attributes, role: 'group', ariaLabel: spoken },
    );
  };
}

/** Only a figure that can be referred to has a number. */
function caption(label: string | undefined, title: ElementContent[] = []): Element[] {
  const named = label
    ? [element('span', [text(label)], { className: ['lemma-figure-label'] })]
    : [];
  const between = label && title.length > 0 ? [text(' ')] : [];
  const all = [...named, ...between, ...title];
  return all.length > 0 ? [element('figcaption', all)] : [];
}

function summary(label: string, title: ElementContent[] | undefined, time: string): Element {
  return element('summary', [
    part('span', 'label', [text(label)]),
    text(' '),
    ...(title ? [part('span', 'title', title), text(' ')] : []),
    part('span', 'time', [text(time)]),
  ]);
}

function part(tagName: string, name: string, children: ElementContent[]): Element {
  return element(tagName, children, { className: [`lemma-callout-${name}`] });
}
