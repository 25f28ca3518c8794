import type { Root as HastRoot } from 'hast';
import type { RootContent } from 'mdast';
import remarkRehype, { type Options } from 'remark-rehype';
import { VFile } from 'vfile';
import type { Block } from '../lesson/compiled-lesson.ts';
import type { BlockHandlers } from './block-handlers.ts';
import type { CompileContext } from './compile-context.ts';
import { serialize, toBlocks } from './islands.ts';
import { usedFootnotes } from './footnotes.ts';
import { tidy } from './tidy.ts';

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
): string {
  const tree = toHast(nodes, context, handlers);
  const blocks = toBlocks(tree);
  if (blocks.every((block) => block.type === 'html')) {
    return blocks.map((block) => block.html).join('');
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

function toHast(
  nodes: readonly RootContent[],
  context: CompileContext,
  handlers: BlockHandlers,
): HastRoot {
  context.count.parts += 1;
  const options: Options = {
    handlers,
    clobberPrefix: `${context.uid}--${context.count.parts}-`,
    footnoteLabelTagName: 'p',
    footnoteLabelProperties: { className: ['lemma-footnotes-title'] },
  };
  const transform = remarkRehype(options);
  const children = [...nodes, ...usedFootnotes(nodes, context.footnotes)];
  const tree = transform({ type: 'root', children }, new VFile());
  return tidy(tree as HastRoot);
}
