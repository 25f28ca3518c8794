import {
  compileLesson,
  instantiateQuestion,
  toLearnerLesson,
} from '@lemma/lesson-renderer/compile';
import { widgetSchemas } from '@lemma/widgets/schemas';
import { docsAddress, type DocsPage } from '../../src/docs/content/outline.ts';
import type {
  CompiledDocs,
  DocsEntry,
  DocsExample,
  DocsHeading,
} from '../../src/docs/content/example.ts';
import { compileArticle } from '../compile-article.ts';
import type { DocsText } from './docs-texts.ts';
import { anchorOf, type Fence, fenced, splitAtFences } from './markdown-parts.ts';

/** Draws the lesson of an example as HTML, as a server does. */
export type DrawExample = (example: DocsExample) => string;

/**
 * A page of the documentation: prose as an article's, each code block in a box with what it is and a button that copies it,
 * and each block of the lesson format beside what becomes of it.
 */
export function compileDocs({ page, markdown }: DocsText, draw: DrawExample): CompiledDocs {
  const examples: DocsExample[] = [];
  const headings: DocsHeading[] = [];
  const prose: string[] = [];
  const html = splitAtFences(markdown)
    .map((piece) => {
      if (piece.kind === 'prose') {
        const text = withAnchors(compileArticle(piece.text, fileOf(page)), headings);
        prose.push(text);
        return text;
      }
      if (piece.info !== 'markdown') return codeBox(piece, page);
      const example = exampleOf(piece.code, `${uidOf(page)}-${examples.length + 1}`, page);
      examples.push(example);
      return pairOf(piece, example, draw(example), page);
    })
    .join('\n');
  return { html, headings, examples, entries: entriesOf(page, prose.join('\n')) };
}

const fileOf = (page: DocsPage): string => page.sources[0]?.file ?? page.path;
const uidOf = (page: DocsPage): string => `docs-${page.path.replaceAll('/', '-') || 'start'}`;

/** Headings get the anchors by which the repository's own links name them; those of the second level are listed. */
function withAnchors(html: string, listed: DocsHeading[]): string {
  return html.replaceAll(
    /<h([2-6])(?: id="[^"]*")?([^>]*)>([\s\S]*?)<\/h\1>/gu,
    (_heading, level: string, rest: string, inner: string) => {
      const text = plainText(inner);
      const id = anchorOf(text);
      if (level === '2') listed.push({ id, text });
      return `<h${level} id="${id}"${rest}>${inner}</h${level}>`;
    },
  );
}

const names: Readonly<Record<string, string>> = {
  sh: 'Terminal',
  text: 'Output',
  html: 'page.html',
  json: 'JSON',
  yaml: 'YAML',
  python: 'Python',
  ts: 'TypeScript',
  tsx: 'TSX',
  jsx: 'JSX',
  js: 'JavaScript',
};

/** What a code block is: the file that its first line names, or else its language. */
function titled({ info, code }: Fence): { readonly title: string; readonly code: string } {
  const [language = ''] = info.split(' ');
  const [, file] = /^(?:\/\/|#|<!--) ([\w./-]+\.[a-z]+)(?: -->)?\n/u.exec(code) ?? [];
  if (file) return { title: file, code: code.slice(code.indexOf('\n') + 1) };
  return { title: names[language] ?? 'Example', code };
}

function codeBox(fence: Fence, page: DocsPage): string {
  const { title, code } = titled(fence);
  return `<div class="docs-code">${bar(title)}${highlighted(fence.info, code, page)}</div>`;
}

function pairOf(fence: Fence, { uid }: DocsExample, drawn: string, page: DocsPage): string {
  const source = `<div class="docs-source">${bar('lesson.md')}${highlighted('text', fence.code, page)}</div>`;
  const result = `<div class="docs-result"><p class="docs-bar">Result</p><div class="docs-live" data-example="${uid}" inert>${drawn}</div></div>`;
  // A widget is one line of source.
  const isWide = fence.code.startsWith('::widget{');
  return `<div class="docs-pair${isWide ? ' docs-pair-wide' : ''}">${source}${result}</div>`;
}

const bar = (title: string): string =>
  `<p class="docs-bar"><span class="docs-file">${title}</span><button type="button" class="docs-copy" data-copy>Copy<span class="visually-hidden"> ${title}</span></button></p>`;

/** By the compiler of lessons. */
function highlighted(info: string, code: string, page: DocsPage): string {
  const [language = ''] = info.split(' ');
  return compileArticle(fenced({ info: language || 'text', code }), fileOf(page));
}

/** Other lessons that the examples name. */
const lessonTitles = { 'la-dot-product': 'The dot product' };

function exampleOf(code: string, uid: string, page: DocsPage): DocsExample {
  const { lesson, messages } = compileLesson(code, {
    fragment: true,
    uid,
    widgets: widgetSchemas,
    knownLessons: Object.keys(lessonTitles),
    lessonTitles,
    lessonHref: () => docsAddress('format/text'),
  });
  const errors = messages.filter(({ severity }) => severity === 'error');
  if (!lesson || errors.length > 0)
    throw new Error(
      `${fileOf(page)}: an example does not compile.\n${errors.map(({ line, message }) => `${line}: ${message}`).join('\n')}\n\n${code}`,
    );
  const shown = toLearnerLesson(lesson, { seed: 1 });
  return {
    uid,
    lesson: shown,
    keys: shown.questions.map(({ seed }, index) => {
      const question = lesson.questions[index];
      if (!question) throw new Error(`${uid} has no question ${index}.`);
      return instantiateQuestion(question, seed);
    }),
  };
}

/** What the search finds of a page: its prose by headings, without code. */
function entriesOf(page: DocsPage, prose: string): readonly DocsEntry[] {
  const address = docsAddress(page.path);
  const [before = '', ...parts] = prose.split(/(?=<h[23] id=")/u);
  const first = {
    to: address,
    page: page.title,
    heading: page.title,
    text: `${page.lead} ${plainText(before)}`,
  };
  return [
    first,
    ...parts.map((part) => {
      const [, , id = '', inner = ''] =
        /^<h([23]) id="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/u.exec(part) ?? [];
      const text = plainText(part.slice(part.indexOf('</h') + 5));
      return { to: `${address}#${id}`, page: page.title, heading: plainText(inner), text };
    }),
  ];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of HTML; a formula is its source, which screen readers get. */
function plainText(html: string): string {
  return html
    .replaceAll(/<math[\s\S]*?<\/math>|<span class="katex-html"[\s\S]*?<\/span>/gu, ' ')
    .replaceAll(/<\/(?:p|li|td|th|tr|h[1-6])>/gu, ' ')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
