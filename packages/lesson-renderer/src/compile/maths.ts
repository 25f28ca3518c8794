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
  maxExpand: 1000,
} as const;

/** Typesets one formula to HTML with MathML beside it. `tag` numbers a displayed equation. */
export function typeset(tex: string, display: boolean, macros: Macros, tag?: string): Typeset {
  const source = tag === undefined ? tex : `${tex}\\tag{${tag}}`;
  try {
    // A copy of the macros: \gdef in one formula must not change the next.
    const html = renderToString(source, {
      ...options,
      displayMode: display,
      macros: { ...macros },
    });
    return { ok: true, html };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { ok: false, problem: message.replace(/^KaTeX parse error: /, '') };
  }
}
