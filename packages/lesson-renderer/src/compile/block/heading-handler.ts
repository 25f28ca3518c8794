import { toString } from 'mdast-util-to-string';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import { pageId, type CompileContext } from './compile-context.ts';
import { element } from '../../html/html-nodes.ts';
import { slug } from '../../markdown/targets.ts';

/** Headings below a part's own carry an anchor. */
export function headingHandler(context: CompileContext): BlockHandler<'heading'> {
  return (state, node) => {
    const id = context.anchors.get(node) ?? slug(toString(node));
    return element(`h${node.depth}`, state.all(node), id ? { id: pageId(context, id) } : {});
  };
}
