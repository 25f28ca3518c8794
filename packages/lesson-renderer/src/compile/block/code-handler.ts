import type { Code } from 'mdast';
import type { Element } from 'hast';
import type { BlockHandler } from '../../html/block-handler-types.ts';
import type { LessonExtensions } from '../../format/extensions.ts';
import type { LessonHtml, PythonBlock } from '../../format/compiled-lesson.ts';
import { islandId, type CompileContext } from './compile-context.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { highlight } from '../../html/highlight/highlight.ts';
import { element, text } from '../../html/html-nodes.ts';
import { island } from '../../html/islands.ts';
import { graphBlock } from './graph-block.ts';
import { knownOutput } from './known-output.ts';

/** Fenced code: shown highlighted, or a graph, or Python that runs (a cell or a played program) with the output that follows it. */
export function codeHandler(context: CompileContext): BlockHandler<'code'> {
  return (_state, node, parent) => {
    const language = node.lang ?? '';
    const { compileGraph } = context;
    if (language === 'graph' && compileGraph) return graphBlock(node, context, compileGraph);
    if (language === 'output')
      return takenByCell(node, parent) ? undefined : outputBlock(node, context.labels.output);
    if (language === 'python' && runs(node)) {
      if (!isHidden(node)) return pythonCell(node, parent, context);
      context.hiddenCells?.push(node.value);
      return undefined;
    }
    return codeBlock(node, language, context);
  };
}

function pythonCell(node: Code, parent: unknown, context: CompileContext): Element {
  const output = neighbour(parent, node, 1);
  return island({
    type: 'python',
    id: islandId(context, 'python'),
    code: node.value,
    html: foldable(node, 'python', context),
    ...(isPlayed(node) ? { play: true } : needs(context)),
    ...(output?.lang === 'output' ? knownOutput(output) : {}),
    ...drawn(node, context),
  });
}

/** What a cell with `alt="…"` draws: the picture is the next one that the lesson is compiled with. */
function drawn(node: Code, context: CompileContext): Pick<PythonBlock, 'alt' | 'figure'> {
  const alt = altOf(node);
  if (alt === undefined) return {};
  const figure = context.options.figures?.[context.count.figures];
  context.count.figures += 1;
  return { alt, ...(figure === undefined ? {} : { figure }) };
}

/** `<pre>` with highlighted code, as the compiler writes it everywhere. */
export function codeHtml(
  code: string,
  language: string,
  own?: LessonExtensions['highlight'],
): LessonHtml {
  const name = language ? ` class="language-${escapeHtml(language)}"` : '';
  const shown = own?.(code, language) ?? highlight(code, language);
  return `<pre class="lemma-code" tabindex="0"><code${name}>${shown}\n</code></pre>` as LessonHtml;
}

function codeBlock(node: Code, language: string, context: CompileContext) {
  return { type: 'raw', value: foldable(node, language, context) } as const;
}

/** The code, folded away where its author wants it: `folded="The data"`, or `folded` alone. */
function foldable(node: Code, language: string, { labels, options }: CompileContext): LessonHtml {
  const code = codeHtml(node.value, language, options.extensions?.highlight);
  const title = /\bfolded="([^"]+)"/u.exec(node.meta ?? '')?.[1];
  if (title === undefined && !words(node).includes('folded')) return code;
  const summary = `<summary>${escapeHtml(title ?? labels.code)}</summary>`;
  return `<details class="lemma-fold">${summary}${code}</details>` as LessonHtml;
}

/** A program that is played, and one of no hidden cell, needs nothing. */
function needs({ hiddenCells = [] }: CompileContext): Pick<PythonBlock, 'setup'> {
  return hiddenCells.length > 0 ? { setup: hiddenCells.join('\n\n') } : {};
}

function outputBlock(node: Code, ariaLabel: string): Element {
  return element('pre', [element('samp', [text(node.value)])], {
    className: ['lemma-output'],
    tabIndex: 0,
    ariaLabel,
    role: 'group',
  });
}

/** Whether a fence of Python runs: a cell, or a program that is played step by step. */
export function runs(node: Code): boolean {
  return words(node).includes('run') || isPlayed(node);
}

/** A cell that runs before the others and is not shown. */
export function isHidden(node: Code): boolean {
  return words(node).includes('hidden') && !isPlayed(node);
}

function isPlayed(node: Code): boolean {
  return words(node).includes('play');
}

/** What an author says of the figure that a cell draws; undefined for one that draws none. */
export function altOf({ meta }: Code): string | undefined {
  return /\balt="([^"]*)"/u.exec(meta ?? '')?.[1];
}

function words({ meta }: Code): readonly string[] {
  return (meta ?? '').replaceAll(/\w+="[^"]*"/gu, '').split(/\s+/);
}

function takenByCell(node: Code, parent: unknown): boolean {
  const before = neighbour(parent, node, -1);
  return before?.lang === 'python' && runs(before);
}

function neighbour(parent: unknown, node: Code, step: 1 | -1): Code | undefined {
  if (typeof parent !== 'object' || parent === null || !('children' in parent)) return undefined;
  const children = parent.children as readonly { readonly type: string }[];
  const next = children[children.indexOf(node) + step];
  return next?.type === 'code' ? (next as Code) : undefined;
}
