import type { Block, LessonHtml, Part } from '@lemma/lesson-renderer';
import { placeAddress } from '../lookup/lesson-place.ts';
import type { KnownTerms } from './known-terms.ts';

/** Terms that are marked in one part: more would be a page of links. */
const mostInPart = 6;

/** Elements in which no term becomes a link: links, code, headings, formulas and buttons. */
const leftAlone = new Set([
  'a',
  'button',
  'code',
  'dt',
  'h2',
  'h3',
  'h4',
  'math',
  'pre',
  'summary',
  'svg',
  'th',
]);

/** Elements that have no end. */
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** A part in which each known term, where it stands first, is a link to its definition. */
export function withTerms(part: Part, terms: KnownTerms): Part {
  const pattern = patternOf(terms);
  if (!pattern) return part;
  const seen = new Set<string>();
  const marked = (block: Block): Block => {
    if (block.type === 'html') return { ...block, html: markedHtml(block.html) };
    return block.type === 'element' ? { ...block, blocks: block.blocks.map(marked) } : block;
  };
  return { ...part, blocks: part.blocks.map(marked) };

  function markedHtml(html: LessonHtml): LessonHtml {
    let kept = 0;
    const open: boolean[] = [];
    // The compiler's HTML: no ">" in an attribute, every element closed.
    return html.replaceAll(/<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gu, (text, end, tag, attributes) => {
      if (tag === undefined) return kept > 0 ? text : markedText(text);
      if (end === '/') {
        if (open.pop()) kept -= 1;
      } else if (!empty.has(tag)) {
        const keeps =
          leftAlone.has(tag) ||
          /class="(?:katex|lemma-callout-(?:label|title)|lemma-figure-label)[" ]/u.test(attributes);
        open.push(keeps);
        if (keeps) kept += 1;
      }
      return text;
    }) as LessonHtml;
  }

  function markedText(text: string): string {
    return text.replaceAll(pattern as RegExp, (found, stem: string) => {
      const term = stem.toLowerCase().replaceAll(/\s+/gu, ' ');
      const place = terms.get(term);
      if (!place || seen.has(term) || seen.size >= mostInPart) return found;
      seen.add(term);
      return `<a class="lesson-term" href="${placeAddress(place)}" data-lesson="${place.lesson}">${found}</a>`;
    });
  }
}

/** Finds a term as a whole word, its plural too; the longest where one holds another. */
function patternOf(terms: KnownTerms): RegExp | undefined {
  if (terms.size === 0) return undefined;
  const longestFirst = [...terms.keys()].toSorted((a, b) => b.length - a.length);
  const words = longestFirst.map((term) =>
    term.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`),
  );
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_-])(${words.join('|')})(?:e?s)?(?![\p{L}\p{N}_-])`,
    'giu',
  );
}
