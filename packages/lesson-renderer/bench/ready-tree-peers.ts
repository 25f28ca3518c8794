import { renderToString } from 'katex';
import MarkdownIt from 'markdown-it';
import { Lexer, Parser } from 'marked';

/** What is left to do for a page: everything that may be done beforehand is. */
export type ToString = () => string;

/** marked, the quickest peer known: its tokens lie ready, and its formulas are HTML in them. */
export function markedWithTokens(markdown: string): ToString {
  const tokens = new Lexer().lex(withFormulasSet(markdown));
  return () => Parser.parse(tokens);
}

/** markdown-it, likewise. */
export function markdownItWithTokens(markdown: string): ToString {
  const parser = new MarkdownIt({ html: true });
  const tokens = parser.parse(withFormulasSet(markdown), {});
  return () => parser.renderer.render(tokens, parser.options, {});
}

/** Markdown with HTML in the place of its formulas, so that no peer sets them while it is timed. */
function withFormulasSet(markdown: string): string {
  return markdown
    .replaceAll(
      /\$\$\n([^$]+)\n\$\$/g,
      (_all, tex: string) => `<div>${renderToString(tex, { displayMode: true })}</div>`,
    )
    .replaceAll(/\$([^$\n]+)\$/g, (_all, tex: string) => renderToString(tex));
}
