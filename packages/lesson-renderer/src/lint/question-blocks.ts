import type { Root } from 'mdast';
import type { ContainerDirective } from '../markdown/directive-nodes.ts';
import { walk } from '../markdown/walk.ts';

/** The question blocks of a lesson, where they stand in its file. */
export function questionBlocks(tree: Root): readonly ContainerDirective[] {
  const blocks: ContainerDirective[] = [];
  walk(tree, (node) => {
    if (node.type === 'containerDirective' && node.name === 'question') blocks.push(node);
  });
  return blocks;
}
