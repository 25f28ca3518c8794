import { pipeTable } from './html.ts';
import {
  blockOf,
  idOf,
  inPlaceOf,
  trimmed,
  type ReportLoss,
  type SourceLine,
} from './source-line.ts';

/** A directive of MyST: what stands behind its name, its options, and the lines in it. */
export interface Directive {
  readonly at: string;
  readonly name: string;
  readonly argument: string;
  readonly options: ReadonlyMap<string, string>;
  readonly lines: readonly SourceLine[];
}

interface DirectiveContext {
  readonly lose: ReportLoss;
  /** Converts lines of Markdown that stand in a directive. */
  readonly convert: (lines: readonly SourceLine[]) => readonly SourceLine[];
  /** Converts roles in one line. */
  readonly inline: (text: string, at: string) => string;
}

type Convert = (directive: Directive, context: DirectiveContext) => readonly SourceLine[];

const attributesOf = ({ options }: Directive): string => {
  const id = idOf(options.get('label') ?? options.get('name'));
  return id === '' ? '' : `#${id}`;
};

/** A callout of ours. `own`: the name of the directive says more than that of the callout, and stays as its title. */
const callout =
  (name: string, own = ''): Convert =>
  (directive, { convert, inline }) => {
    const { at, argument, options, lines } = directive;
    const folds = /dropdown|toggle/.test(options.get('class') ?? '');
    const title = [own, inline(argument.replace(/^\((.*)\)$/, '$1'), at)]
      .filter(Boolean)
      .join(': ');
    return blockOf(
      at,
      folds && name !== 'proof' ? 'detail' : name,
      { title, attributes: attributesOf(directive) },
      convert(lines),
    );
  };

const picture = ({ argument, options, at }: Directive, lose: ReportLoss): string => {
  const alt = options.get('alt') ?? '';
  if (alt === '')
    lose(at, `no words for the picture ${argument}: write what it shows between ![ and ]`);
  const width = /^\d+(?:%|px)?$/.exec(options.get('width') ?? options.get('scale') ?? '')?.[0];
  return `![${alt}](${argument.trim().replaceAll(' ', '%20')})${width ? `{width=${width}}` : ''}`;
};

const cells: Convert = ({ at, argument, options, lines }, { lose, inline }) => {
  const language = argument.trim().toLowerCase();
  const isPython =
    language === '' || language.startsWith('python') || language.startsWith('ipython');
  if (!isPython) return code(at, language, lines);
  const cell = pythonCell(trimmed(lines), tagsOf(options.get('tags')), at, lose);
  const caption = options.get('figure.caption');
  const id = idOf(options.get('figure.name'));
  if (caption === undefined && id === '') return cell;
  const attributes = id === '' ? '' : `#${id}`;
  return blockOf(at, 'figure', { title: inline(caption ?? '', at), attributes }, cell);
};

/** A cell of Python with the tags that Jupyter Book gives it. */
export function pythonCell(
  lines: readonly SourceLine[],
  tags: readonly string[],
  at: string,
  lose: ReportLoss,
): readonly SourceLine[] {
  const has = (...names: readonly string[]) => names.some((name) => tags.includes(name));
  const kept = lines.filter((line) => {
    const isMagic = /^\s*[%!]/.test(line.text);
    if (isMagic) lose(line.at, `a command of the notebook, ${line.text.trim()}`);
    return !isMagic;
  });
  if (kept.every(({ text }) => text.trim() === '')) return [];
  if (has('skip-execution')) return code(at, 'python', kept);
  const words = [
    'python run',
    ...(has('remove-cell', 'remove-input') ? ['hidden'] : []),
    ...(has('hide-input', 'hide-cell') ? ['folded'] : []),
  ];
  if (has('remove-input'))
    lose(at, 'the output of a cell whose code is not shown: a hidden cell shows nothing');
  return code(at, words.join(' '), kept);
}

function code(at: string, info: string, lines: readonly SourceLine[]): readonly SourceLine[] {
  const most = Math.max(2, ...lines.map(({ text }) => /^\s*(`{3,})/.exec(text)?.[1]?.length ?? 0));
  const fence = '`'.repeat(most + 1);
  return [...inPlaceOf(at, `${fence}${info}`), ...lines, ...inPlaceOf(at, fence)];
}

export function tagsOf(text = ''): readonly string[] {
  return text.split(/[\s,[\]"']+/).filter(Boolean);
}

const shownCode: Convert = ({ at, argument, lines }) => code(at, argument.trim(), lines);

const figure: Convert = (directive, { convert, inline, lose }) => {
  const { at, options, lines } = directive;
  const body = convert(lines).filter(({ text }) => text.trim() !== '');
  const [caption] = body;
  if (body.length > 1) lose(body[1]?.at ?? at, 'the legend of a figure: it stands in its caption');
  const title = body.map(({ text }) => text.trim()).join(' ');
  const id = idOf(options.get('name') ?? options.get('label'));
  const shown = inPlaceOf(at, picture(directive, lose));
  return blockOf(
    caption?.at ?? at,
    'figure',
    { title: inline(title, at), attributes: id === '' ? '' : `#${id}` },
    shown,
  );
};

const tables = (
  directive: Directive,
  rows: readonly SourceLine[],
  inline: DirectiveContext['inline'],
) => {
  const { at, argument } = directive;
  const attributes = attributesOf(directive);
  return argument === '' && attributes === ''
    ? rows
    : blockOf(at, 'table', { title: inline(argument, at), attributes }, rows);
};

/** Rows of `* - a` and `  - b`. */
const listTable: Convert = (directive, { inline }) => {
  const rows: string[][] = [];
  for (const { text, at } of directive.lines) {
    const [, opens, cell] = /^\s*(\*\s+)?-\s*(.*)$/.exec(text) ?? [];
    if (cell === undefined) {
      const last = rows.at(-1);
      if (last && last.length > 0) last[last.length - 1] += ` ${inline(text.trim(), at)}`;
    } else if (opens || rows.length === 0) rows.push([inline(cell, at)]);
    else rows.at(-1)?.push(inline(cell, at));
  }
  return tables(
    directive,
    pipeTable(
      rows.map((row) => row.map((cell) => cell.trim())),
      directive.at,
    ),
    inline,
  );
};

const csvTable: Convert = (directive, { inline, lose }) => {
  const { options, lines, at } = directive;
  if (options.has('file') || options.has('url')) {
    lose(at, `a table from ${options.get('file') ?? options.get('url')}`);
    return [];
  }
  const split = (text: string) =>
    [...text.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = '']) =>
      (quoted?.replaceAll('""', '"') ?? bare).trim(),
    );
  const header = options.get('header');
  const rows = [
    ...(header ? [split(header)] : []),
    ...lines.filter(({ text }) => text.trim()).map(({ text }) => split(text)),
  ];
  return tables(directive, pipeTable(rows, at), inline);
};

const math: Convert = ({ at, argument, options, lines }) => {
  const id = idOf(options.get('label') ?? options.get('name'));
  const tex = [...(argument === '' ? [] : inPlaceOf(at, argument)), ...lines].filter(
    ({ text }) => text.trim() !== '',
  );
  return [...inPlaceOf(at, id === '' ? '$$' : `$$ {#${id}}`), ...tex, ...inPlaceOf(at, '$$')];
};

const dropped =
  (what: string): Convert =>
  ({ at, argument }, { lose }) => {
    lose(at, argument === '' ? what : `${what}: ${argument}`);
    return [];
  };

/** What says nothing to a reader. */
const silent: Convert = () => [];

const transparent: Convert = ({ lines }, { convert }) => convert(lines);

const quote: Convert = ({ lines }, { convert }) =>
  convert(lines).map((line) => ({ ...line, text: `> ${line.text}` }));

const embedded =
  (name: string): Convert =>
  ({ at, argument, lines }, { convert, lose }) => {
    lose(
      at,
      `${name} ${argument}; a link stands there. Write :::embed[Title]{src="…"} with its words`,
    );
    return [...inPlaceOf(at, `[${argument}](${argument})`, ''), ...convert(lines)];
  };

const converters: Readonly<Record<string, Convert>> = {
  note: callout('info'),
  admonition: callout('info'),
  seealso: callout('info', 'See also'),
  todo: dropped('a note to the author'),
  tip: callout('tip'),
  hint: callout('tip'),
  important: callout('emphasis'),
  warning: callout('gotcha'),
  caution: callout('gotcha'),
  attention: callout('gotcha'),
  danger: callout('gotcha'),
  error: callout('gotcha'),
  dropdown: callout('detail'),
  toggle: callout('detail'),
  margin: callout('detail'),
  sidebar: callout('detail'),
  aside: callout('detail'),
  topic: callout('info'),
  theorem: callout('theorem'),
  lemma: callout('theorem', 'Lemma'),
  proposition: callout('theorem', 'Proposition'),
  corollary: callout('theorem', 'Corollary'),
  axiom: callout('theorem', 'Axiom'),
  conjecture: callout('theorem', 'Conjecture'),
  criterion: callout('theorem', 'Criterion'),
  property: callout('theorem', 'Property'),
  definition: callout('definition'),
  proof: callout('proof'),
  example: callout('example'),
  remark: callout('info', 'Remark'),
  observation: callout('info', 'Observation'),
  assumption: callout('info', 'Assumption'),
  algorithm: callout('info', 'Algorithm'),
  exercise: callout('info', 'Exercise'),
  // What stands behind its name is the label of the exercise.
  solution: (directive, context) =>
    callout('detail', 'Solution')({ ...directive, argument: '' }, context),
  glossary: (directive, context) =>
    blockOf(directive.at, 'glossary', {}, terms(directive, context)),
  'tab-set': ({ at, lines }, { convert }) => blockOf(at, 'tabs', {}, convert(lines)),
  'tab-item': ({ at, argument, lines }, { convert, inline }) =>
    blockOf(at, 'tab', { title: inline(argument, at) }, convert(lines)),
  grid: transparent,
  'grid-item': transparent,
  'grid-item-card': callout('info'),
  card: callout('info'),
  div: transparent,
  container: transparent,
  'code-cell': cells,
  'code-block': shownCode,
  code: shownCode,
  sourcecode: shownCode,
  math,
  figure,
  image: (directive, { lose }) => inPlaceOf(directive.at, picture(directive, lose)),
  table: (directive, { convert, inline }) => tables(directive, convert(directive.lines), inline),
  'list-table': listTable,
  'csv-table': csvTable,
  epigraph: quote,
  'pull-quote': quote,
  blockquote: quote,
  highlights: quote,
  iframe: embedded('the page'),
  youtube: embedded('the video'),
  video: embedded('the video'),
  index: silent,
  contents: silent,
  tableofcontents: silent,
  toctree: silent,
  only: transparent,
  raw: dropped('what was written for another output'),
  bibliography: dropped('the list of sources'),
  include: dropped('a file that was taken in'),
  literalinclude: dropped('a file that was taken in'),
  mermaid: dropped('a diagram of Mermaid'),
  'nb-exec-table': silent,
};

/** A directive as blocks of a lesson; one that is not known keeps its lines. */
export function convertDirective(
  directive: Directive,
  context: DirectiveContext,
): readonly SourceLine[] {
  const name = directive.name
    .toLowerCase()
    .replace(/^prf:/, '')
    .replace(/-start$/, '');
  const convert = Object.hasOwn(converters, name) ? converters[name] : undefined;
  if (convert) return convert(directive, context);
  context.lose(directive.at, `the directive {${directive.name}}; what stood in it stayed`);
  return transparent(directive, context);
}

/** Sphinx's way, the meaning indented below its term, beside `: `. */
function terms({ lines }: Directive, { convert }: DirectiveContext): readonly SourceLine[] {
  const marked = lines.map((line) =>
    /^\s{2,}\S/.test(line.text) ? { ...line, text: `: ${line.text.trim()}` } : line,
  );
  const isBroken = marked.some(
    ({ text }, index) => text.startsWith(': ') && lines[index]?.text.startsWith(': ') === false,
  );
  return convert(isBroken ? joinedMeanings(marked) : lines);
}

/** One line for each meaning: further lines of it are no further meanings. */
function joinedMeanings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (line.text.startsWith(': ') && last?.text.startsWith(': '))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text.slice(2)}` };
    else joined.push(line);
  }
  return joined;
}
