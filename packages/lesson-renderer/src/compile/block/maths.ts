import { renderToString } from 'katex';

export type Macros = Readonly<Record<string, string>>;

export type Typeset =
  | {
      readonly ok: true;
      readonly html: string;
      /** Characters that commands put in the place of their names. */
      readonly expanded: number;
    }
  | { readonly ok: false; readonly problem: string };

const options = {
  output: 'htmlAndMathml',
  throwOnError: true,
  // No command may link, load or style: KaTeX asks before \href, \includegraphics, \htmlClass and their like, and would
  // otherwise show their names in red, without a word to the author.
  trust: ({ command }: { readonly command: string }): boolean => {
    throw new Error(`a formula may not link, load or style, as ${command} does`);
  },
  strict: 'ignore',
  maxSize: 20,
} as const;

/** Characters that the lesson's macros may become in one formula: typesetting more takes minutes. */
const mostExpanded = 10_000;
/** The same for commands that the formula defines: they are bounded before it is known what they become. */
const mostDefined = 5000;
const defines = /\\(?:[egx]?def|(?:re)?newcommand|providecommand|(?:future)?let)(?![A-Za-z])/;

/** Formulas that were typeset last, the oldest first: a course writes most of its formulas many times. */
const kept = new Map<string, Typeset>();
const most = 2000;

/** Typesets one formula to HTML with MathML beside it. `tag` numbers a displayed equation. */
export function typeset(tex: string, display: boolean, macros: Macros, tag?: string): Typeset {
  const source = tag === undefined ? tex : `${tex}\\tag{${tag}}`;
  const key = JSON.stringify([source, display, Object.entries(macros)]);
  const before = kept.get(key);
  if (before) return before;
  const result = typesetAnew(source, display, macros);
  const [oldest] = kept.size < most ? [] : kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, result);
  return result;
}

function typesetAnew(source: string, display: boolean, macros: Macros): Typeset {
  let expanded = defines.test(source) ? mostDefined / 2 : 0;
  const counting = (body: string) => () => {
    expanded += body.length;
    if (expanded > mostExpanded) throw new Error(`${tooMany}, ${mostExpanded} characters`);
    return body;
  };
  try {
    const html = renderToString(source, {
      ...options,
      displayMode: display,
      maxExpand: expansions(source, macros),
      // Anew for each formula: \gdef in one must not change the next.
      macros: Object.fromEntries(
        Object.entries(macros).map(([name, body]) => [name, counting(body)]),
      ),
    });
    return { ok: true, html, expanded };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { ok: false, problem: message.replace(/^KaTeX parse error: /, '') };
  }
}

/** How the problem begins of a formula whose commands become too much, in KaTeX's words. */
export const tooMany = 'Too many expansions';

const repeatsArgument = /(#\d)[^]*\1/;
/** Levels at which an argument that doubles becomes as many symbols. */
const doublings = Math.floor(Math.log2(mostExpanded));

/** How often commands may be replaced by what they stand for. */
function expansions(source: string, macros: Macros): number {
  if (doubles(source, macros)) return doublings;
  return defines.test(source) ? Math.min(1000, mostDefined / source.length) : 1000;
}

/** May an argument double more often than can be typeset: by itself, by another macro, or by the formula? */
function doubles(source: string, macros: Macros): boolean {
  if (defines.test(source) && repeatsArgument.test(source)) return true;
  const repeating = Object.keys(macros).filter((name) => repeatsArgument.test(macros[name] ?? ''));
  return repeating.some(
    (name) =>
      Object.values(macros).some((body) => body.includes(name)) ||
      source.split(name).length - 1 > doublings,
  );
}
