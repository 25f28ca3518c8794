import type { Nodes, Paragraph, RootContent } from 'mdast';
import type { ContainerDirective } from './directive-nodes.ts';
import { parseMarkdown } from './parse.ts';
import { idMark } from './targets.ts';
import { walk } from './walk.ts';

/**
 * The short ways of writing a figure become the long one, `:::figure[Caption]{#id}`, once, before anything looks at the
 * tree: an image alone in its paragraph with a title (its caption) or an id, and a graph with either behind its fence.
 */
export function markFigures(tree: Nodes): void {
  walk(tree, (node) => {
    if (!('children' in node)) return;
    const children: Nodes[] = node.children;
    for (const [index, child] of children.entries()) {
      children[index] = ofImage(child) ?? ofGraph(child) ?? child;
    }
  });
}

function ofImage(node: Nodes): ContainerDirective | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [image, after, ...more] = node.children;
  if (image?.type !== 'image' || more.length > 0) return undefined;
  const id = after?.type === 'text' ? idMark.exec(after.value.trim()) : null;
  if (after ? id?.[0] !== (after.type === 'text' && after.value.trim()) : !image.title)
    return undefined;
  const caption = image.title ?? '';
  // One object in both trees: rules and the page see the same image.
  image.title = null;
  return figure(node, id?.[1], caption, image);
}

function ofGraph(node: Nodes): ContainerDirective | undefined {
  if (node.type !== 'code' || node.lang !== 'graph' || !node.meta) return undefined;
  const id = idMark.exec(node.meta)?.[1];
  const caption = /"(.*)"/.exec(node.meta)?.[1] ?? '';
  node.meta = null;
  return id || caption ? figure(node, id, caption, node) : undefined;
}

function figure(
  { position }: Nodes,
  id: string | undefined,
  caption: string,
  shown: RootContent,
): ContainerDirective {
  const at = position ? { position } : {};
  const label = captionOf(caption);
  // What is wrong with a caption is told where its figure begins.
  if (label) walk(label, (node) => Object.assign(node, at));
  return {
    type: 'containerDirective',
    name: 'figure',
    attributes: id ? { id } : {},
    // An image stands in its figure without a paragraph.
    children: [...(label ? [label] : []), shown] as ContainerDirective['children'],
    ...at,
  };
}

function captionOf(caption: string): Paragraph | undefined {
  if (caption === '') return undefined;
  const first = /[\\`*_$[\]<&!~@:.]/.test(caption) ? parseMarkdown(caption).children[0] : undefined;
  const children: Paragraph['children'] =
    first?.type === 'paragraph' ? first.children : [{ type: 'text', value: caption }];
  return { type: 'paragraph', data: { directiveLabel: true }, children };
}
