import { renderToString } from 'katex';
import type { Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { Reporter } from '../format/reporter.ts';
import { frontMatterFields } from '../front-matter/front-matter-fields.ts';
import type { ContainerDirective } from '../markdown/directive-nodes.ts';
import { outline } from '../markdown/outline.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { tame } from '../markdown/tame.ts';

/** Plain text, or a formula: `math` is its MathML, made by KaTeX and trusted like the rest of a compiled lesson. */
export type TextPiece = string | { readonly math: string };

/** A definition, a theorem, or a line of the review that is worth remembering. */
export interface LessonFact {
  readonly kind: 'definition' | 'theorem' | 'line';
  /** Anchor in the lesson; '' where it has none. */
  readonly id: string;
  /** Title of the callout; '' of a line. */
  readonly title: string;
  /** Its beginning, at most about 160 characters. */
  readonly excerpt: readonly TextPiece[];
  /** What a definition defines: its `terms`, or its title, cut at its commas. */
  readonly terms: readonly string[];
}

/** What a search over lessons reads: no questions, no answers, no programs. */
export interface LessonText {
  readonly title: string;
  readonly summary: string;
  /** Titles of its parts. */
  readonly headings: readonly string[];
  readonly facts: readonly LessonFact[];
  /** The rest of its prose. */
  readonly prose: string;
}

/** Characters of an excerpt. */
const excerptLength = 160;

/**
 * The text of a lesson for an index of words. Questions, predictions and exercises are left out. Never throws: what is
 * wrong with a lesson is reported where it is compiled.
 *
 * @example lessonText('---\ntitle: Dot product\n---\n## Explanation\n…').title // 'Dot product'
 */
export function lessonText(markdown: string): LessonText {
  const { report } = new Reporter('');
  const tree: Root = parseMarkdown(tame(markdown.replaceAll(/\r\n?/g, '\n'), report).text);
  const { title = '', summary = '', macros = {} } = frontMatterFields(markdown);
  const sections = outline(tree, true).filter(({ kind }) => kind !== 'exercises');
  const parts = sections.flatMap(({ kind, parts: of }) => of.map((part) => ({ kind, ...part })));
  const read = parts.map(({ kind, nodes }) => ({ kind, nodes: nodes.filter(isRead) }));
  return {
    title,
    summary,
    headings: parts.flatMap(({ heading }) => (heading ? [plain(heading)] : [])),
    facts: read.flatMap(({ kind, nodes }) =>
      nodes.flatMap((node) => factsOf(node, kind === 'review', macros)),
    ),
    prose: read.flatMap(({ nodes }) => nodes.map(plain)).join(' '),
  };
}

const skipped = new Set(['question', 'predict']);

function isRead(node: RootContent): boolean {
  return node.type !== 'containerDirective' || !skipped.has(node.name);
}

type Macros = Readonly<Record<string, string>>;

function factsOf(node: RootContent, review: boolean, macros: Macros): readonly LessonFact[] {
  if (node.type === 'containerDirective') {
    const { name, attributes } = node;
    const body = node.children.filter((child) => !isLabel(child));
    if (name !== 'definition' && name !== 'theorem')
      return body.filter(isRead).flatMap((child) => factsOf(child, false, macros));
    const label = node.children.find(isLabel);
    const title = label ? plain(label) : '';
    return [
      {
        kind: name,
        id: attributes?.['id'] ?? '',
        title,
        excerpt: excerptOf(body, macros),
        terms: name === 'definition' ? termsOf(attributes?.['terms'], title) : [],
      },
    ];
  }
  if (!review || node.type !== 'list') return [];
  return node.children.map((item) => ({
    kind: 'line',
    id: '',
    title: '',
    excerpt: excerptOf(item.children, macros),
    terms: [],
  }));
}

function isLabel(node: ContainerDirective['children'][number]): boolean {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data;
}

/** The terms of a definition: `terms="pivot, echelon form"`, or else its title, cut at its commas. */
function termsOf(given: string | null | undefined, title: string): readonly string[] {
  return (given ?? title)
    .split(',')
    .map((term) => term.trim().replace(/^(?:an?|or|and|the)\s+/iu, ''))
    .filter((term) => term !== '');
}

/** Words alone: formulas, programs and pictures say nothing to an index. */
function plain(node: Nodes): string {
  if (node.type === 'inlineMath' || node.type === 'math' || node.type === 'code') return '';
  if ('children' in node) {
    const apart = node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'strong';
    return node.children
      .map(plain)
      .join(apart ? ' ' : '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
  }
  return toString(node);
}

function excerptOf(nodes: readonly Nodes[], macros: Macros): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let room = excerptLength;
  const add = (node: Nodes): void => {
    if (room <= 0) return;
    if (node.type === 'inlineMath') {
      pieces.push({ math: mathMl(node.value, macros) });
      room -= Math.min(node.value.length, 12);
    } else if (node.type === 'math' || node.type === 'code') {
      room = 0;
      pieces.push(' …');
    } else if ('children' in node) {
      const before = pieces.length;
      node.children.forEach(add);
      if (isBlock(node) && pieces.length > before) pieces.push(' ');
    } else {
      const text = toString(node).replaceAll(/\s+/gu, ' ');
      pieces.push(text.length <= room ? text : `${text.slice(0, room).replace(/\s\S*$/u, '')}…`);
      room -= text.length;
    }
  };
  nodes.forEach(add);
  return joined(pieces);
}

const isBlock = ({ type }: Nodes) => type === 'paragraph' || type === 'listItem';

/** Neighbouring texts as one. */
function joined(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const out: TextPiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') out[out.length - 1] = last + piece;
    else out.push(piece);
  }
  const last = out.at(-1);
  if (typeof last === 'string') out[out.length - 1] = last.trimEnd();
  return out.filter((piece) => piece !== '');
}

function mathMl(source: string, macros: Macros): string {
  const html = renderToString(source, {
    output: 'mathml',
    throwOnError: false,
    strict: 'ignore',
    macros: { ...macros },
  });
  return html
    .replace(/<annotation[\s\S]*?<\/annotation>/u, '')
    .replace(/^<span class="katex">|<\/span>$/gu, '');
}
