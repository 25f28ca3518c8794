/** What a piece of code is. The class in the page is `hljs-` and this name, so themes of highlight.js fit. */
export type TokenKind =
  | 'comment'
  | 'string'
  | 'regexp'
  | 'meta'
  | 'attr'
  | 'title'
  | 'keyword'
  | 'literal'
  | 'built_in'
  | 'number'
  | 'section';

/** Patterns by kind, tried in this order at each place of the code. */
export type Grammar = readonly (readonly [TokenKind, RegExp])[];

/** Any of some words, whole. */
export function words(list: string): RegExp {
  return new RegExp(`(?<![\\w$.-])(?:${list.split(' ').join('|')})(?![\\w$-])`);
}

// Each pattern that opens something also matches up to the end of the line or text: one that fails there would be
// tried again at the next opening, at quadratic cost.
export const string = /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/;
export const blockComment = /\/\*[^]*?(?:\*\/|(?![^]))/;
export const hashComment = /(?<!\S)#[^\n]*/;
export const number = /(?<![\w$.])\d(?:[\w.]|(?<=[eE])[+-])*/;
