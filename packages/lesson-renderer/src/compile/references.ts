import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Replaces `[text][id]` by plain links and images, once, so that parts of a lesson can be compiled apart. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return;
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return;
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    const { url, title } = definition;
    const position = node.position ? { position: node.position } : {};
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title: title ?? null, children: node.children, ...position }
        : { type: 'image', url, title: title ?? null, alt: node.alt ?? '', ...position };
  });
}
