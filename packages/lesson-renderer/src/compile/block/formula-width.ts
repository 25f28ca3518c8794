/** Tags and texts of MathML, as KaTeX writes it: nothing in it closes by itself but spaces. */
const piece =
  /<(?<close>\/?)(?<tag>m\w+|semantics|annotation)[^>]*?(?<alone>\/?)>|(?<text>[^<]+)/gu;

interface Node {
  readonly tag: string;
  readonly widths: number[];
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
const script = 0.7;

/** Width of a node by those of its children. */
function widthOf({ tag, widths }: Node): number {
  const [base = 0, ...scripts] = widths;
  switch (tag) {
    case 'annotation':
      return 0;
    case 'mtable':
    case 'mfrac':
    case 'mover':
    case 'munder':
    case 'munderover':
      return Math.max(0, ...widths);
    case 'msub':
    case 'msup':
      return base + script * sum(scripts);
    case 'msubsup':
      return base + script * Math.max(...scripts, 0);
    case 'msqrt':
      return 1 + sum(widths);
    // Space around a cell, and around an operator.
    case 'mtd':
    case 'mo':
      return sum(widths) + 1;
    case 'mspace':
      return 1;
    default:
      return sum(widths);
  }
}

/**
 * About how many characters wide a typeset formula is: a fraction as its longer part, a table as its longest row. It is an
 * estimate by KaTeX's MathML, since only a browser knows the widths of letters.
 *
 * @example
 * formulaWidth('<math><mfrac><mn>123</mn><mn>4</mn></mfrac></math>'); // 3
 */
export function formulaWidth(html: string): number {
  const open: Node[] = [{ tag: '', widths: [] }];
  const add = (width: number) => open.at(-1)?.widths.push(width);
  const [, mathml = ''] = /(<math[^]*<\/math>)/u.exec(html) ?? [];
  for (const { groups = {} } of mathml.matchAll(piece)) {
    const { close, tag = '', alone, text } = groups;
    if (text !== undefined) add(text.replaceAll(/&\w+;/gu, 'x').trim().length);
    else if (alone) add(widthOf({ tag, widths: [] }));
    else if (close) {
      const node = open.length > 1 ? open.pop() : undefined;
      if (node) add(widthOf(node));
    } else open.push({ tag, widths: [] });
  }
  return sum(open[0]?.widths ?? []);
}
