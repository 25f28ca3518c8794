import type { Link, RootContent, Text } from 'mdast';
import type { Math } from 'mdast-util-math';

const label = /\\label\{([\w:-]+)\}\s*/g;
const reference = /\\(?:eq)?ref\{([\w:-]+)\}/;
const onlyReference = /^\\(?:eq)?ref\{([\w:-]+)\}$/;

/** LaTeX's way of numbering: `\label{eq-sum}` in a displayed formula is `{#eq-sum}` behind its fence. Of several labels none is read: a formula has one number. */
export function readLabel(node: Math): void {
  if (node.meta || !node.value.includes('\\label')) return;
  const labels = [...node.value.matchAll(label)];
  const id = labels[0]?.[1];
  if (id === undefined || labels.length > 1) return;
  node.meta = `{#${id}}`;
  node.value = node.value.replace(label, '');
}

/** `\eqref{eq-sum}` and `\ref{eq-sum}`, in a text or alone in a formula, are the link `[](#eq-sum)`. */
export function readReferences(children: RootContent[]): void {
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    if (node?.type === 'inlineMath') {
      const id = onlyReference.exec(node.value.trim())?.[1];
      if (id)
        children[index] = { ...linkTo(id), ...(node.position && { position: node.position }) };
    } else if (node?.type === 'text') {
      const found = reference.exec(node.value);
      if (!found) continue;
      const parts = [
        { ...node, value: node.value.slice(0, found.index) } satisfies Text,
        { ...linkTo(found[1] ?? ''), ...(node.position && { position: node.position }) },
        { type: 'text', value: node.value.slice(found.index + found[0].length) } satisfies Text,
      ].filter((part) => part.type !== 'text' || part.value !== '');
      children.splice(index, 1, ...parts);
    }
  }
}

function linkTo(id: string): Link {
  return { type: 'link', url: `#${id}`, children: [] };
}
