import type { Paragraph, RootContent, Table } from 'mdast';
import type { ContainerDirective } from './directive-nodes.ts';

const opening = /^Table: +/;
const endingId = /\{#([\w:-]+)\}$/;

/**
 * Pandoc's short way of a caption, a paragraph `Table: Rain in *Bremen* {#tab-rain}` right after a table, becomes the
 * long one, `:::table[Rain in *Bremen*]{#tab-rain}`.
 */
export function joinCaptions(children: RootContent[]): void {
  for (let index = 0; index < children.length - 1; index++) {
    const table = children[index];
    const caption = children[index + 1];
    if (table?.type === 'table' && caption?.type === 'paragraph' && isCaption(caption))
      children.splice(index, 2, withCaption(table, caption));
  }
}

function isCaption({ children: [first] }: Paragraph): boolean {
  return first?.type === 'text' && opening.test(first.value);
}

function withCaption(table: Table, { children, position }: Paragraph): ContainerDirective {
  const last = children.at(-1);
  const id = last?.type === 'text' ? endingId.exec(last.value.trimEnd()) : null;
  if (id && last?.type === 'text') last.value = last.value.slice(0, id.index).trimEnd();
  const [first] = children;
  if (first?.type === 'text') first.value = first.value.replace(opening, '');
  const at = position ? { position } : {};
  const words = children.filter((node) => node.type !== 'text' || node.value !== '');
  const label: Paragraph = {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: words,
    ...at,
  };
  return {
    type: 'containerDirective',
    name: 'table',
    attributes: id?.[1] ? { id: id[1] } : {},
    children: [label, table],
    ...(table.position ? { position: table.position } : at),
  };
}
