import type { Root as HastRoot } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';
import type { Block, LessonHtml } from '../../format/compiled-lesson.ts';
import type { BlockHandlers } from '../../html/block-handler-types.ts';
import type { CompileContext } from './compile-context.ts';
import { toBlocks } from '../../html/islands.ts';
import { usedFootnotes } from '../../markdown/footnotes.ts';
import { markdownToHtml } from '../../html/markdown-to-html.ts';
import { tidy } from '../../html/tidy.ts';
import { serialize } from '../../html/to-html.ts';

/** Markdown nodes to blocks: HTML strings and islands. Footnotes stand at the end of what refers to them. */
export function compileBlocks(
  nodes: readonly RootContent[],
  context: CompileContext,
  handlers: BlockHandlers,
): readonly Block[] {
  return toBlocks(toHast(nodes, context, handlers));
}

/** Markdown nodes to one HTML string, for places that hold no island (options, hints, steps, titles). */
export function compileHtml(
  nodes: readonly RootContent[],
  context: CompileContext,
  handlers: BlockHandlers,
): LessonHtml {
  const tree = toHast(inParagraph(nodes), context, handlers);
  const blocks = toBlocks(isPhrasing(nodes) ? unwrapped(tree) : tree);
  if (blocks.every((block) => block.type === 'html')) {
    return blocks.map((block) => block.html).join('') as LessonHtml;
  }
  const first = nodes[0] ?? { line: 1, column: 1 };
  context.reporter.report(
    'island-in-text',
    'error',
    first,
    'A widget, graph, Python cell or question cannot stand here.',
    'Move it out of the option, hint or steps, into the lesson or the prompt.',
  );
  return serialize(
    tree.children.filter((child) => child.type !== 'element' || child.data?.block === undefined),
  );
}

/** Words stand in a paragraph while they are converted, so that no line break comes between them. */
function inParagraph(nodes: readonly RootContent[]): readonly RootContent[] {
  return isPhrasing(nodes) ? [{ type: 'paragraph', children: nodes as PhrasingContent[] }] : nodes;
}

const phrasing = new Set<string>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'subscript',
  'superscript',
  'inlineCode',
  'inlineMath',
  'break',
  'link',
  'image',
  'footnoteReference',
  'linkReference',
  'imageReference',
  'textDirective',
]);

function isPhrasing(nodes: readonly RootContent[]): boolean {
  return nodes.length > 0 && nodes.every((node) => phrasing.has(node.type));
}

function unwrapped(tree: HastRoot): HastRoot {
  return {
    type: 'root',
    children: tree.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'p' ? child.children : [child],
    ),
  };
}

function toHast(
  nodes: readonly RootContent[],
  context: CompileContext,
  handlers: BlockHandlers,
): HastRoot {
  context.count.parts += 1;
  const prefix = `${context.uid}--${context.count.parts}-`;
  const withNotes = [...nodes, ...usedFootnotes(nodes, context.footnotes, context.budget)];
  return tidy(markdownToHtml(withNotes, handlers, prefix, context.labels), prefix, context.labels);
}
