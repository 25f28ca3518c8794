import { renderToString } from 'katex';

export type Macros = Readonly<Record<string, string>>;

export type Typeset =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly problem: string };

const options = {
  output: 'htmlAndMathml',
  throwOnError: true,
  // No command may link, load or style: \href, \includegraphics and \htmlClass stay off.
  trust: false,
  strict: 'ignore',
  maxSize: 20,
} as const;

/** Symbols that commands may become in one formula: typesetting more takes minutes. */
const mostExpanded = 10_000;
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
  try {
    // A copy of the macros: \gdef in one formula must not change the next.
    const html = renderToString(source, {
      ...options,
      displayMode: display,
      maxExpand: expansions(source, macros),
      macros: { ...macros },
    });
    return { ok: true, html };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { ok: false, problem: message.replace(/^KaTeX parse error: /, '') };
  }
}

const repeatsArgument = /(#\d)[^]*\1/;
/** Levels at which an argument that doubles becomes as many symbols. */
const doublings = Math.floor(Math.log2(mostExpanded));

/** How often commands may be replaced by what they stand for. */
function expansions(source: string, macros: Macros): number {
  const bodies = [...(defines.test(source) ? [source] : []), ...Object.values(macros)];
  if (doubles(source, macros)) return doublings;
  return Math.min(1000, mostExpanded / Math.max(1, ...bodies.map(({ length }) => length)));
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
