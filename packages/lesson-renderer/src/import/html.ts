import { outsideCode } from './roles.ts';
import { blockOf, inPlaceOf, type ReportLoss, type SourceLine } from './source-line.ts';

/** Marks that stand for elements of a line. */
const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '`',
  kbd: '`',
  tt: '`',
  samp: '`',
  s: '~~',
  del: '~~',
  strike: '~~',
  sub: '~',
  sup: '^',
};

/** Elements that only lay out: what is in them stays. */
const layout = new Set(
  'a center div font figure figcaption p picture section small source span u mark big article'.split(
    ' ',
  ),
);

/** Elements of HTML in a line of prose, as a lesson writes them. */
export function withoutTags(text: string, at: string, lose: ReportLoss): string {
  if (!text.includes('<')) return text;
  const lost = new Set<string>();
  const done = outsideCode(text, (prose) =>
    prose
      .replaceAll(/<a\s[^>]*?href\s*=\s*["']([^"']+)["'][^>]*>(.*?)<\/a>/gi, '[$2]($1)')
      .replaceAll(/<img\s[^>]*>/gi, (tag) => image(tag))
      .replaceAll(
        /<h([1-6])[^>]*>(.*?)<\/h\1>/gi,
        (_tag, depth: string, words: string) => `${'#'.repeat(Number(depth))} ${words}`,
      )
      .replaceAll(/<hr\s*\/?>/gi, '---')
      .replaceAll(/<\/?([a-z][a-z\d]*)(?:\s[^<>]*)?\/?>/gi, (tag, given: string) => {
        const name = given.toLowerCase();
        if (name === 'br') return '<br>';
        if (Object.hasOwn(marks, name)) return marks[name] ?? '';
        if (!known.has(name)) return tag;
        if (!layout.has(name)) lost.add(name);
        return '';
      }),
  );
  for (const name of lost) lose(at, `<${name}> of HTML; its words stayed`);
  return done;
}

const known = new Set([
  ...layout,
  ...'audio blockquote button col colgroup dd details dl dt embed form iframe input label li nav object ol option script select style summary svg table tbody td textarea th thead tr ul video'.split(
    ' ',
  ),
]);

function attribute(tag: string, name: string): string {
  const [, quoted, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|([^\\s>"]+))`, 'i').exec(tag) ?? [];
  return quoted ?? bare ?? '';
}

function image(tag: string): string {
  const width = /^\d+(?:%|px)?$/.exec(attribute(tag, 'width'))?.[0];
  return `![${attribute(tag, 'alt')}](${attribute(tag, 'src').replaceAll(' ', '%20')})${width ? `{width=${width}}` : ''}`;
}

/** Blocks of HTML: `<details>` folds, a table becomes one of Markdown, what runs is left out. Other lines stay. */
export function withoutHtmlBlocks(
  lines: readonly SourceLine[],
  convert: (inside: readonly SourceLine[]) => readonly SourceLine[],
  lose: ReportLoss,
): { readonly lines: readonly SourceLine[]; readonly taken: number } | undefined {
  const [first] = lines;
  const name = /^\s*<(details|table|script|style|iframe|video|audio|svg)\b/i
    .exec(first?.text ?? '')?.[1]
    ?.toLowerCase();
  if (!first || name === undefined) return undefined;
  const end = closing(lines, name);
  const block = lines.slice(0, end + 1);
  const html = block.map(({ text }) => text).join('\n');
  const taken = block.length;
  if (name === 'details') return { lines: details(block, convert), taken };
  if (name === 'table') return { lines: table(html, first.at, lose), taken };
  const address = attribute(html, 'src');
  if (address === '') {
    lose(first.at, `<${name}> of HTML, with what is in it`);
    return { lines: [], taken };
  }
  const instead = name === 'iframe' ? 'embed' : name;
  lose(
    first.at,
    `<${name}> of HTML; a link stands there. Write :::${instead}[Title]{src="…"} with its words`,
  );
  return {
    lines: inPlaceOf(first.at, `[${attribute(html, 'title') || address}](${address})`),
    taken,
  };
}

/** The line on which an element ends that begins on the first; the last line if none does. */
function closing(lines: readonly SourceLine[], name: string): number {
  let open = 0;
  for (const [index, { text }] of lines.entries()) {
    open += text.match(new RegExp(`<${name}\\b`, 'gi'))?.length ?? 0;
    open -= text.match(new RegExp(`</${name}>`, 'gi'))?.length ?? 0;
    if (open <= 0 || (index === 0 && /\/>\s*$/.test(text))) return index;
  }
  return lines.length - 1;
}

function details(
  block: readonly SourceLine[],
  convert: (inside: readonly SourceLine[]) => readonly SourceLine[],
): readonly SourceLine[] {
  const at = block[0]?.at ?? '';
  let title = '';
  let inSummary = false;
  const inside: SourceLine[] = [];
  for (const [index, line] of block.entries()) {
    let { text } = line;
    if (index === 0) text = text.replace(/^\s*<details\b[^>]*>/i, '');
    if (index === block.length - 1) text = text.replace(/<\/details>\s*$/i, '');
    const whole = /<summary\b[^>]*>([^]*?)<\/summary>/i.exec(text);
    if (whole) {
      title = whole[1] ?? '';
      text = text.replace(whole[0], '');
    } else if (/<summary\b/i.test(text)) {
      inSummary = true;
      title = text.replace(/^.*<summary\b[^>]*>/i, '');
      text = '';
    } else if (inSummary) {
      const [words = '', after] = text.split(/<\/summary>/i);
      title = `${title} ${words}`;
      inSummary = after === undefined;
      text = after ?? '';
    }
    inside.push({ ...line, text });
  }
  const plain = title.replaceAll(/<[^>]*>/g, '').trim();
  return blockOf(at, 'detail', { title: plain }, convert(inside));
}

function table(html: string, at: string, lose: ReportLoss): readonly SourceLine[] {
  const rows = [...html.matchAll(/<tr\b[^>]*>([^]*?)(?=<tr\b|<\/tr>|<\/table>)/gi)].map(
    ([, row = '']) =>
      [...row.matchAll(/<t[hd]\b[^>]*>([^]*?)(?=<t[hd]\b|<\/t[hd]>|<\/tr>|$)/gi)].map(
        ([, cell = '']) =>
          withoutTags(cell.replaceAll(/\s+/g, ' ').trim(), at, lose).replaceAll(
            /(?<!\\)\|/g,
            '\\|',
          ),
      ),
  );
  if (/(?:row|col)span\s*=\s*["']?[2-9]/i.test(html))
    lose(at, 'cells of a table that span several; each stands where it began');
  if ((html.match(/<table\b/gi)?.length ?? 0) > 1) lose(at, 'a table in a table');
  return pipeTable(rows, at);
}

/** Rows of cells as a table of Markdown: the first names the columns. */
export function pipeTable(rows: readonly (readonly string[])[], at: string): readonly SourceLine[] {
  const filled = rows.filter((row) => row.length > 0);
  const width = Math.max(0, ...filled.map((row) => row.length));
  if (width === 0) return [];
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = filled;
  return inPlaceOf(at, line(head), `|${'---|'.repeat(width)}`, ...body.map(line));
}
