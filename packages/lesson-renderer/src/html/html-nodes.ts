import type { Element, ElementContent } from 'hast';

/** An element of the tree that becomes HTML. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Text of the same tree: it is escaped where it is written. */
export function text(value: string): { readonly type: 'text'; value: string } {
  return { type: 'text', value };
}
