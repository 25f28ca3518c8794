export type ComparisonSign = '<' | '<=' | '>' | '>=' | '==' | '!=';
export type BinarySign = '+' | '-' | '*' | '/' | '^' | 'and' | 'or';
export type UnarySign = '-' | 'not';

/** The tree of an expression; `at` is the index of the character that the part begins with or is joined by. */
export type Expression = { readonly at: number } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string }
  /** `P.x`, a coordinate of the point `P`. */
  | { readonly kind: 'coordinate'; readonly point: string; readonly axis: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  /** `A[1, 2]`. */
  | { readonly kind: 'index'; readonly of: Expression; readonly indexes: readonly Expression[] }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'unary'; readonly sign: UnarySign; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly sign: BinarySign;
      readonly left: Expression;
      readonly right: Expression;
    }
  /** `a < b <= c` holds where each neighbouring pair does: one sign less than operands. */
  | {
      readonly kind: 'comparison';
      readonly signs: readonly ComparisonSign[];
      readonly operands: readonly Expression[];
    }
);

/** The parts that an expression is directly made of, in the order in which they are written. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items;
    case 'index':
      return [expression.of, ...expression.indexes];
    case 'call':
      return expression.args;
    case 'unary':
      return [expression.of];
    case 'binary':
      return [expression.left, expression.right];
    case 'comparison':
      return expression.operands;
    default:
      return [];
  }
}
