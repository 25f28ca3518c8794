import type { Link, Nodes, RootContent, Text } from 'mdast';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import { walk } from './walk.ts';

const label = /\\label\{([\w:-]+)\}\s*/g;
const reference = /\\(?:eq)?ref\{([\w:-]+)\}/;
const onlyReference = /^\\(?:eq)?ref\{([\w:-]+)\}$/;

/**
 * LaTeX's way of numbering: `\label{eq-sum}` in a displayed formula is `{#eq-sum}` behind its fence, and `\eqref{eq-sum}` or
 * `\ref{eq-sum}`, alone in a formula or in a text, is the link `[](#eq-sum)`. A formula has one number: further labels stay,
 * and the check names them.
 */
export const equationLabelTree: TreeExtension = {
  transforms: [
    (tree) => {
      walk(tree, (node) => {
        if (node.type === 'math') readLabel(node);
        else if ('children' in node) readReferences(node.children as RootContent[]);
      });
    },
  ],
};

function readLabel(node: Extract<Nodes, { type: 'math' }>): void {
  if (node.meta || !node.value.includes('\\label')) return;
  const labels = [...node.value.matchAll(label)];
  const id = labels[0]?.[1];
  if (id === undefined || labels.length > 1) return;
  node.meta = `{#${id}}`;
  node.value = node.value.replace(label, '');
}

function readReferences(children: RootContent[]): void {
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
