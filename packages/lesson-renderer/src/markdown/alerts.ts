import type { Blockquote, Nodes, Paragraph, RootContent } from 'mdast';
import type { CalloutName } from './callouts.ts';
import type { ContainerDirective } from './directive-nodes.ts';
import { walk } from './walk.ts';

/** GitHub's five alerts, and the callouts that they are here. */
const calloutOf: Readonly<Record<string, CalloutName>> = {
  note: 'info',
  tip: 'tip',
  important: 'emphasis',
  warning: 'gotcha',
  caution: 'gotcha',
};

/** Their names, in small letters. */
export const alertNames: readonly string[] = Object.keys(calloutOf);

/** A quote that begins with `[!NOTE]` on a line of its own, or with a title behind it, becomes a callout. */
export function markAlerts(tree: Nodes): void {
  walk(tree, (node) => {
    if (!('children' in node)) return;
    const children: Nodes[] = node.children;
    for (const [index, child] of children.entries()) {
      if (child.type === 'blockquote') children[index] = ofQuote(child) ?? child;
    }
  });
}

function ofQuote(quote: Blockquote): ContainerDirective | undefined {
  const [first, ...rest] = quote.children;
  const marked = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || marked?.type !== 'text') return undefined;
  const mark = /^\[!([a-z]+)\][ \t]*([^\n]*)(?:\n|$)/i.exec(marked.value);
  const name = calloutOf[mark?.[1]?.toLowerCase() ?? ''];
  if (!mark || !name) return undefined;
  const after = marked.value.slice(mark[0].length);
  const words: Paragraph['children'] = [
    ...(after === '' ? [] : [{ ...marked, value: after }]),
    ...first.children.slice(1),
  ];
  if (words[0]?.type === 'break') words.shift();
  const children: RootContent[] = [
    ...(mark[2] ? [titleOf(first, mark[2])] : []),
    ...(words.length > 0 ? [{ ...first, children: words }] : []),
    ...rest,
  ];
  return {
    type: 'containerDirective',
    name,
    attributes: {},
    children: children as ContainerDirective['children'],
    ...(quote.position ? { position: quote.position } : {}),
  };
}

function titleOf({ position }: Paragraph, title: string): Paragraph {
  return {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [{ type: 'text', value: title.trim() }],
    ...(position ? { position } : {}),
  };
}
