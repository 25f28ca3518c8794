import type { RootContent } from 'hast';

/** Punctuation that may not begin a line, and such that may not end one. */
const closing = /^[-\p{Pe}\p{Pf}.,;:!?…'"%]+/u;
const opening = /[\p{Ps}\p{Pi}"']+$/u;
const base = '<span class="katex-base">';

/**
 * Holds a formula in a line together with the punctuation that touches it. A browser may break the line beside what KaTeX
 * makes, whatever stands there; `nowrap` alone would keep long formulas from breaking too, hence the places for it.
 */
export function joinFormulas(children: RootContent[]): void {
  for (let index = 0; index < children.length; index += 1) {
    const formula = children[index];
    if (formula?.type !== 'raw' || !formula.value.startsWith('<span class="katex">')) continue;
    const before = edge(children[index - 1], opening);
    const after = edge(children[index + 1], closing);
    if (before + after === '') continue;
    const [head = '', ...parts] = formula.value.split(base);
    const value = `${head}${base}${parts.join(`<wbr>${base}`)}`;
    children[index] = {
      type: 'raw',
      value: `<span class="lemma-joined">${before}${value}${after}</span>`,
    };
  }
}

/** Takes the punctuation off the edge of a neighbour; none of it is a sign of HTML. */
function edge(neighbour: RootContent | undefined, pattern: RegExp): string {
  if (neighbour?.type !== 'text') return '';
  const [found = ''] = pattern.exec(neighbour.value) ?? [];
  neighbour.value = neighbour.value.replace(pattern, '');
  return found;
}
