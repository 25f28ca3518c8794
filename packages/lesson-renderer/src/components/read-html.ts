import type { LessonHtml } from '../format/lesson-html.ts';

/** A node of the compiler's HTML. Of an element, `inner` is what stands in it as HTML. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: LessonHtml;
  readonly children: readonly HtmlNode[];
  /** Whether one of the sought elements is this or stands in it. */
  readonly holds: boolean;
}

const token = /<(\/?)([A-Za-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|<!--[^]*?-->/g;
const attribute = /\s+([^\s=>/]+)(?:="([^"]*)")?/g;
const empty = new Set(['br', 'hr', 'img', 'input', 'track', 'source', 'wbr']);

interface Open {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly from: number;
  readonly children: HtmlNode[];
  holds: boolean;
}

/**
 * Reads HTML as the compiler writes it, which closes every element and quotes every attribute. Each element says whether one that is
 * `sought` stands in it: where none does, its inside can stay the string that it is.
 */
export function readHtml(html: LessonHtml, sought: ReadonlySet<string>): readonly HtmlNode[] {
  const root: Open = { tag: '', attributes: {}, from: 0, children: [], holds: false };
  const open: Open[] = [root];
  let end = 0;
  const top = () => open.at(-1) ?? root;
  const close = (at: number) => {
    const { from, holds, ...element } = open.pop() ?? root;
    const parent = top();
    parent.children.push({ ...element, holds, inner: html.slice(from, at) as LessonHtml });
    if (holds) parent.holds = true;
  };
  for (const found of html.matchAll(token)) {
    if (found.index > end) top().children.push(decoded(html.slice(end, found.index)));
    end = found.index + found[0].length;
    const [, closing, name, attributes = '', closed] = found;
    if (name === undefined) continue;
    if (closing) {
      // One that nothing opened is nobody's.
      if (open.length > 1 && top().tag === name) close(found.index);
      continue;
    }
    const element: Open = {
      tag: name,
      attributes: Object.fromEntries(
        Array.from(attributes.matchAll(attribute), ([, key = '', value = '']) => [
          key,
          decoded(value),
        ]),
      ),
      from: end,
      children: [],
      holds: sought.has(name),
    };
    open.push(element);
    if (closed || empty.has(name)) close(end);
  }
  if (end < html.length) top().children.push(decoded(html.slice(end)));
  while (open.length > 1) close(html.length);
  return root.children;
}

const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (all, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
      if (code !== undefined) return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
      return Object.hasOwn(references, name) ? (references[name] ?? all) : all;
    },
  );
}
