import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';

/** Whether nothing in these nodes can be read. */
export const isEmpty = (nodes: readonly RootContent[]): boolean =>
  nodes.every((node) => toString(node).trim() === '' && node.type !== 'math');
