import type { Code, List, ListItem, RootContent } from 'mdast';
import type { ContainerDirective } from '../../markdown/directive-nodes.ts';
import { runs } from '../block/code-handler.ts';

/** The parts of a `predict` block, still Markdown nodes. */
export interface PredictSource {
  /** What stands before the block that moves or runs. */
  readonly question: readonly RootContent[];
  readonly options: readonly ListItem[];
  /** What can move or run. One is right. */
  readonly pieces: readonly RootContent[];
  /** What the cell prints. */
  readonly output: Code | undefined;
  /** What stands behind it. */
  readonly why: readonly RootContent[];
}

/** Sorts the children of a `predict` block. */
export function readPredict(node: ContainerDirective): PredictSource {
  const question: RootContent[] = [];
  const options: ListItem[] = [];
  const pieces: RootContent[] = [];
  const why: RootContent[] = [];
  let output: Code | undefined;
  let before: RootContent | undefined;
  for (const child of node.children) {
    if (isPiece(child)) pieces.push(child);
    else if (child.type === 'code' && child.lang === 'output' && before && isCell(before))
      output = child;
    else if (child.type === 'list' && isOptionList(child)) options.push(...child.children);
    else (pieces.length > 0 ? why : question).push(child);
    before = child;
  }
  return { question, options, pieces, output, why };
}

const isCell = (node: RootContent) => node.type === 'code' && node.lang === 'python' && runs(node);

/** A widget, a graph or a cell, alone or as the one thing of a figure. */
function isPiece(node: RootContent): boolean {
  if (node.type === 'leafDirective') return node.name === 'widget';
  if (node.type === 'containerDirective')
    return node.name === 'figure' && node.children.some((child) => isPiece(child));
  return isCell(node) || (node.type === 'code' && node.lang === 'graph');
}

/** Whether a list has boxes: its items are options. */
export function isOptionList(list: List): boolean {
  return list.children.some(({ checked }) => typeof checked === 'boolean');
}
