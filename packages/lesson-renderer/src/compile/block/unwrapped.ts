import type { RootContent } from 'mdast';

/** A lone paragraph gives its text without the `<p>`: it stands inside a label or a line. */
export function unwrapped(nodes: readonly RootContent[]): readonly RootContent[] {
  const [only] = nodes;
  return nodes.length === 1 && only?.type === 'paragraph' ? only.children : nodes;
}
