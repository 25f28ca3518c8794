import type { ElementContent } from 'hast';
import type { LeafDirective } from 'mdast-util-directive';
import type { BlockHandler, BlockHandlers } from '../html/block-handler-types.ts';
import { calloutHandler } from './block/callout-handler.ts';
import { codeHandler } from './block/code-handler.ts';
import type { CompileContext } from './block/compile-context.ts';
import { glossaryHandler, termHandler } from './block/glossary-handler.ts';
import { headingHandler } from './block/heading-handler.ts';
import { element, text } from '../html/html-nodes.ts';
import { imageHandler } from './block/image-handler.ts';
import { linkHandler } from './block/link-handler.ts';
import { inlineMathHandler, mathHandler } from './block/math-handler.ts';
import { mediaBlocks, mediaHandler } from './block/media-handler.ts';
import { tableHandler } from './block/table-handler.ts';
import { strayTab, tabsHandler } from './block/tabs-handler.ts';
import { problem } from '../html/problem.ts';
import { compileQuestion } from './question/question-block.ts';
import { calloutKinds } from '../markdown/callouts.ts';
import type { Targets } from '../markdown/targets.ts';
import { nearest } from '../format/nearest.ts';
import { island } from '../html/islands.ts';
import { widgetBlock } from './block/widget-block.ts';

/** Blocks that ask before they show. */
const asking = ['predict', 'your-turn', 'why'];
/** Containers beside callouts. */
const others = [
  'figure',
  'table',
  'tabs',
  'tab',
  'glossary',
  ...mediaBlocks,
  'question',
  ...asking,
];

/** One handler a construct of the format: each turns its Markdown node into HTML nodes or an island. */
export function blockHandlers(context: CompileContext, numbers: Targets['numbers']): BlockHandlers {
  const media = mediaHandler(context);
  const { callouts, directives = {} } = context.options.extensions ?? {};
  const kinds = calloutKinds(callouts);
  const callout = calloutHandler(context, numbers, kinds);
  const labelled = [...kinds.keys(), 'figure'];
  const { ownDirective } = context;
  const own = new Map(
    Object.entries(directives).flatMap(([name, make]) =>
      ownDirective ? [[name, ownDirective(make, context)] as const] : [],
    ),
  );
  const containers = [...new Set([...labelled, ...others, ...own.keys()])];
  const containersByName = new Map<string, BlockHandler<'containerDirective'>>([
    ...labelled.map((name) => [name, callout] as const),
    ['table', tableHandler(context, numbers)],
    ['tabs', tabsHandler(context)],
    ['tab', strayTab(context)],
    ['glossary', glossaryHandler(context)],
    ...mediaBlocks.map((name) => [name, media] as const),
    ...own,
  ]);
  const handlers: BlockHandlers = {
    code: codeHandler(context),
    definitionTerm: termHandler(context),
    heading: headingHandler(context),
    image: imageHandler(context),
    inlineMath: inlineMathHandler(context),
    link: linkHandler(context),
    math: mathHandler(context, numbers),
    containerDirective: (state, node, parent) => {
      const handler = containersByName.get(node.name);
      if (handler) return handler(state, node, parent);
      if (node.name === 'question') return island(compileQuestion(node, context, handlers));
      if (asking.includes(node.name) && context.compilePredict)
        return context.compilePredict(state, node, context, handlers);
      return problem(
        context.reporter.report(
          'unknown-block',
          'error',
          node,
          `There is no block ":::${node.name}".`,
          nearest(node.name, containers, `Use one of ${containers.join(', ')}.`),
        ),
      );
    },
    leafDirective: (state, node, parent) => {
      const handler = own.get(node.name);
      if (handler) return handler(state, node, parent);
      if (node.name === 'widget') return island(widgetBlock(node, context));
      return asTyped(node, context);
    },
  };
  return handlers;
}

/** A line that only looks like a directive comes back as it was typed, with a warning. */
function asTyped(node: LeafDirective, context: CompileContext): ElementContent {
  const { start, end } = node.position ?? {};
  const typed = context.source.slice(start?.offset, end?.offset);
  context.reporter.report(
    'unknown-leaf',
    'warning',
    node,
    `"::${node.name}" is no block of the format; it is shown as text.`,
    'Write ::widget{name="…"} for a widget, or start the line with a backslash if it is text.',
  );
  return element('p', [text(typed)]);
}
