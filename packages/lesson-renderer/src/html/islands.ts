import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Block } from '../format/compiled-lesson.ts';
import { attributesOf, serialize } from './to-html.ts';

declare module 'hast' {
  interface ElementData {
    /** The island that this placeholder stands for. */
    block?: Block;
  }
}

/** A placeholder in the tree for what React renders. */
export function island(block: Block): Element {
  return {
    type: 'element',
    tagName: 'lemma-island',
    properties: {},
    data: { block },
    children: [],
  };
}

/** Elements whose children may only be certain elements: they are never wrapped together. */
const strict = new Set(['ul', 'ol', 'dl', 'details']);

/** Cuts a tree into HTML strings, elements that hold islands, and islands. */
export function toBlocks(tree: Root | Element): readonly Block[] {
  const blocks: Block[] = [];
  let run: RootContent[] = [];
  const flush = () => {
    const html = serialize(run);
    if (html.trim() !== '') blocks.push({ type: 'html', html });
    run = [];
  };
  const separate = tree.type === 'element' && strict.has(tree.tagName);
  for (const child of tree.children) {
    const block = child.type === 'element' ? islandBlock(child, separate) : undefined;
    if (block) {
      flush();
      blocks.push(block);
    } else {
      run.push(child);
    }
  }
  flush();
  return blocks;
}

function islandBlock(element: Element, separate: boolean): Block | undefined {
  if (element.data?.block) return element.data.block;
  if (!separate && !holdsIsland(element)) return undefined;
  return {
    type: 'element',
    tag: element.tagName,
    attributes: attributesOf(element),
    blocks: toBlocks(element),
  };
}

const known = new WeakMap<Element, boolean>();

function holdsIsland(element: Element): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const holds = element.children.some(
    (child: ElementContent) =>
      child.type === 'element' && (child.data?.block !== undefined || holdsIsland(child)),
  );
  known.set(element, holds);
  return holds;
}
