import { load } from 'js-yaml';
import { slug } from '../markdown/targets.ts';
import { convertDirective, type Directive } from './directives.ts';
import { withoutHtmlBlocks, withoutTags } from './html.ts';
import { withoutRoles, type Labels } from './roles.ts';
import { idOf, inPlaceOf, type ReportLoss, type SourceLine } from './source-line.ts';

const fence = /^(\s*)(`{3,}|~{3,}|:{3,})\s*(?:\{([\w:.-]+)\})?(.*)$/;

/** Markdown of MyST, of GitHub and of notebooks, as Markdown of a lesson. */
export function convertMarkdown(
  lines: readonly SourceLine[],
  lose: ReportLoss,
): readonly SourceLine[] {
  const labels = labelsIn(lines);
  return new Converter(labels, lose).all(lines);
}

/** Blocks in blocks: lessons have at most eight levels. */
const deepest = 20;

class Converter {
  readonly #labels: Labels;
  readonly #lose: ReportLoss;
  #depth = 0;

  constructor(labels: Labels, lose: ReportLoss) {
    this.#labels = labels;
    this.#lose = lose;
  }

  readonly all = (lines: readonly SourceLine[]): readonly SourceLine[] => {
    if (this.#depth > deepest) {
      this.#lose(
        lines[0]?.at ?? '',
        'blocks inside more blocks than a lesson may have; they stayed as they were',
      );
      return lines;
    }
    this.#depth += 1;
    const done: SourceLine[] = [];
    for (let index = 0; index < lines.length;) {
      const { lines: next, taken } = this.#block(lines.slice(index));
      done.push(...next);
      index += taken;
    }
    this.#depth -= 1;
    return done;
  };

  readonly #inline = (text: string, at: string): string =>
    withoutTags(withoutRoles(text, at, this.#labels, this.#lose), at, this.#lose);

  /** The next block, and how many lines it was. */
  #block(lines: readonly SourceLine[]): { lines: readonly SourceLine[]; taken: number } {
    const [line] = lines;
    if (!line) return { lines: [], taken: 1 };
    const { text, at } = line;
    if (text.trim() === '') return { lines: [line], taken: 1 };
    const opened = fence.exec(text);
    if (opened) return this.#fenced(lines, opened);
    const html = withoutHtmlBlocks(lines, this.all, this.#lose);
    if (html) return html;
    // Labels are read before; comments and breaks between cells say nothing to a reader.
    if (
      /^\s*\([\w:. -]+\)=\s*$/.test(text) ||
      /^%(?:\s|$)/.test(text) ||
      /^\+\+\+(?:\s|$)/.test(text)
    )
      return { lines: [], taken: 1 };
    if (/^\s*\$\$/.test(text)) return formula(lines);
    if (/^\s*\\begin\{(?:align|gather|equation|multline|eqnarray|alignat)\*?\}/.test(text))
      return environment(lines);
    // Words of several lines may have a role over the end of one.
    const paragraph = this.#paragraph(lines);
    const joined = paragraph.map((each) => each.text).join('\n');
    if (!/\{[a-z][\w:-]*\}`|<[a-z/!]|\]\(/i.test(joined))
      return { lines: paragraph, taken: paragraph.length };
    const changed = this.#inline(joined, at).split('\n');
    return {
      lines: changed.map((words, index) => ({ text: words, at: paragraph[index]?.at ?? at })),
      taken: paragraph.length,
    };
  }

  /** Lines until one that begins something else. */
  #paragraph(lines: readonly SourceLine[]): readonly SourceLine[] {
    const end = lines.findIndex(
      ({ text }, index) =>
        index > 0 &&
        (text.trim() === '' ||
          fence.test(text) ||
          /^\s*(?:\$\$|<(?:details|table|iframe|video|script|style)\b|\([\w:. -]+\)=\s*$|\\begin\{)/i.test(
            text,
          )),
    );
    return end === -1 ? lines : lines.slice(0, end);
  }

  #fenced(
    lines: readonly SourceLine[],
    [, indent = '', marks = '', name, rest = '']: RegExpExecArray,
  ): { lines: readonly SourceLine[]; taken: number } {
    const at = lines[0]?.at ?? '';
    const close = new RegExp(`^\\s*${marks[0]}{${marks.length},}\\s*$`);
    const end = lines.findIndex(({ text }, index) => index > 0 && close.test(text));
    const inside = lines.slice(1, end === -1 ? lines.length : end);
    const taken = inside.length + (end === -1 ? 1 : 2);
    if (name === undefined) {
      // Code of Markdown stays as it is, with the fence that lessons have for it.
      if (!marks.startsWith(':')) return { lines: lines.slice(0, taken), taken };
      const [, own = '', title = ''] = /^\s*([\w-]*)\s*(.*)$/.exec(rest) ?? [];
      const directive = this.#directive(own || 'div', title, inside, at);
      return { lines: convertDirective(directive, this.#context()), taken };
    }
    const directive = this.#directive(name, rest.trim(), unindented(inside, indent), at);
    if (!name.endsWith('-start'))
      return { lines: indented(convertDirective(directive, this.#context()), indent), taken };
    // A gated block: it ends at a directive of its own.
    const gate = new RegExp(`^\\s*(?:\`{3,}|:{3,})\\s*\\{${name.replace(/start$/, 'end')}\\}`);
    const last = lines.findIndex(({ text }, index) => index >= taken && gate.test(text));
    const gated = lines.slice(taken, last === -1 ? lines.length : last);
    const after = last === -1 ? [] : lines.slice(last);
    const closes = after.findIndex(
      ({ text }, index) => index > 0 && /^\s*(?:`{3,}|:{3,})\s*$/.test(text),
    );
    if (last === -1) this.#lose(at, `the end of {${name}}: it goes on to the end of the document`);
    const whole = { ...directive, lines: [...directive.lines, ...gated] };
    return {
      lines: convertDirective(whole, this.#context()),
      taken: taken + gated.length + (last === -1 ? 0 : Math.max(1, closes + 1)),
    };
  }

  #context() {
    return { lose: this.#lose, convert: this.all, inline: this.#inline };
  }

  /** Options are `:key: value` lines, or YAML between dashes. */
  #directive(name: string, argument: string, lines: readonly SourceLine[], at: string): Directive {
    const options = new Map<string, string>();
    let first = 0;
    if (lines[0]?.text.trim() === '---') {
      const end = lines.findIndex(({ text }, index) => index > 0 && text.trim() === '---');
      const yaml = lines
        .slice(1, Math.max(1, end))
        .map(({ text }) => text)
        .join('\n');
      for (const [key, value] of optionsIn(readYamlOf(yaml))) options.set(key, value);
      first = end + 1;
    } else
      for (; first < lines.length; first++) {
        const [, key, value = ''] = /^\s*:([\w-]+):\s*(.*)$/.exec(lines[first]?.text ?? '') ?? [];
        if (key === undefined) break;
        options.set(key, value);
      }
    return { at, name, argument, options, lines: lines.slice(first) };
  }
}

/** Data of a YAML text that somebody else wrote: nothing where it cannot be read. */
export function readYamlOf(yaml: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = load(yaml);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Options of a directive; those of the figure that a cell draws as `figure.caption` and `figure.name`. */
function optionsIn(
  yaml: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  return Object.entries(yaml).flatMap(([key, value]) => {
    if (key === 'mystnb' || key === 'figure')
      return optionsIn(Object(value) as Record<string, unknown>).map(
        ([name, text]) => [key === 'figure' ? `figure.${name}` : name, text] as const,
      );
    return [[key, Array.isArray(value) ? value.join(' ') : String(value)] as const];
  });
}

function unindented(lines: readonly SourceLine[], indent: string): readonly SourceLine[] {
  if (indent === '') return lines;
  return lines.map((line) =>
    line.text.startsWith(indent) ? { ...line, text: line.text.slice(indent.length) } : line,
  );
}

function indented(lines: readonly SourceLine[], indent: string): readonly SourceLine[] {
  if (indent === '') return lines;
  return lines.map((line) =>
    line.text === '' ? line : { ...line, text: `${indent}${line.text}` },
  );
}

/** A displayed formula: MyST's label behind it becomes ours. A blank line in it would end it. */
function formula(lines: readonly SourceLine[]): { lines: readonly SourceLine[]; taken: number } {
  const first = lines[0]?.text ?? '';
  const label = /\$\$\s*\(([\w:. -]+)\)\s*$/;
  const oneLine = /^(\s*\$\$.+?\$\$)\s*(?:\(([\w:. -]+)\))?\s*$/.exec(first);
  if (oneLine) {
    const id = idOf(oneLine[2]);
    return {
      lines: inPlaceOf(lines[0]?.at ?? '', `${oneLine[1]}${id === '' ? '' : ` {#${id}}`}`),
      taken: 1,
    };
  }
  const end = lines.findIndex(({ text }, index) => index > 0 && text.includes('$$'));
  const block = end === -1 ? lines.slice(0, 1) : lines.slice(0, end + 1);
  return {
    lines: block
      .filter(({ text }) => text.trim() !== '')
      .map((line, index, all) => {
        if (index !== all.length - 1) return line;
        const id = idOf(label.exec(line.text)?.[1]);
        return id === '' ? line : { ...line, text: line.text.replace(label, `$$$$ {#${id}}`) };
      }),
    taken: block.length,
  };
}

/** An environment of LaTeX that stands by itself is a displayed formula. */
function environment(lines: readonly SourceLine[]): {
  lines: readonly SourceLine[];
  taken: number;
} {
  const end = lines.findIndex(({ text }) => /\\end\{[a-z]+\*?\}\s*$/.test(text));
  const block = end === -1 ? lines.slice(0, 1) : lines.slice(0, end + 1);
  const at = lines[0]?.at ?? '';
  return {
    lines: [
      ...inPlaceOf(at, '$$'),
      ...block.filter(({ text }) => text.trim() !== ''),
      ...inPlaceOf(block.at(-1)?.at ?? at, '$$'),
    ],
    taken: block.length,
  };
}

/** What the document's labels lead to in the lesson. */
function labelsIn(lines: readonly SourceLine[]): Labels {
  const labels = new Map<string, string>();
  let waiting: string[] = [];
  for (const { text } of lines) {
    const [, label] = /^\s*\(([\w:. -]+)\)=\s*$/.exec(text) ?? [];
    if (label !== undefined) {
      waiting.push(label.trim());
      continue;
    }
    const [, heading] = /^#{1,6}\s+(.*?)\s*#*$/.exec(text) ?? [];
    if (heading !== undefined)
      for (const name of waiting) labels.set(name, slug(heading.replaceAll(/[*_`$]/g, '')));
    if (text.trim() !== '') waiting = [];
    for (const [, name = ''] of [
      ...text.matchAll(/^\s*:(?:label|name):\s*(\S+)\s*$/g),
      // Of the figure that a cell draws.
      ...text.matchAll(/^\s{2,}name:\s*([\w:.-]+)\s*$/g),
      ...text.matchAll(/\$\$\s*\(([\w:. -]+)\)\s*$/g),
      ...text.matchAll(/\\label\{([^{}]+)\}/g),
    ])
      labels.set(name, idOf(name));
  }
  return labels;
}
