/** The tree of a Python Boolean expression; `text` is how it is written. */
export type BooleanExpression =
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'constant'; readonly text: string; readonly value: boolean }
  | { readonly kind: 'not'; readonly text: string; readonly of: BooleanExpression }
  | {
      readonly kind: Operator;
      readonly text: string;
      readonly left: BooleanExpression;
      readonly right: BooleanExpression;
    };

export type Operator = 'and' | 'or' | '==' | '!=' | '^';

export type ParsedBoolean =
  | { readonly expression: BooleanExpression; readonly problem?: undefined }
  | { readonly problem: BooleanProblem };

/** Why an expression cannot be read. */
export type BooleanProblem =
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'unexpected'; readonly found: string }
  | { readonly kind: 'ends-early' | 'bracket-missing' | 'comparisons' }
  | { readonly kind: 'too-many-names'; readonly count: number; readonly most: number };

export const MOST_NAMES = 4;
const LONGEST = 120;
const TOKEN = /\s*([A-Za-z_]\w*|==|!=|[()^])/y;

/** Python's order, loosest first: `or`, `and`, `not`, `== !=`, `^`. */
const LEVELS: readonly (readonly Operator[])[] = [['or'], ['and'], ['==', '!='], ['^']];
const NOT_LEVEL = 2;

class Problem extends Error {
  readonly problem: BooleanProblem;
  constructor(problem: BooleanProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

function tokenize(text: string): string[] {
  if (text.length > LONGEST) throw new Problem({ kind: 'too-long', most: LONGEST });
  const end = text.trimEnd().length;
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined)
      throw new Problem({ kind: 'unexpected', found: text.slice(at).trim().charAt(0) });
    tokens.push(token);
  }
  return tokens;
}

const isOperator = (token: string, level: readonly Operator[]): token is Operator =>
  level.some((operator) => operator === token);

function read(tokens: readonly string[]): BooleanExpression {
  let at = 0;

  function binary(level: number): BooleanExpression {
    const operators = LEVELS[level];
    if (!operators) return atom();
    if (level === NOT_LEVEL && tokens[at] === 'not') {
      at += 1;
      const of = binary(level);
      return { kind: 'not', text: `not ${of.text}`, of };
    }
    let left = binary(level + 1);
    let compared = false;
    for (;;) {
      const kind = tokens[at] ?? '';
      if (!isOperator(kind, operators)) return left;
      at += 1;
      // Python reads `a == b == c` as `a == b and b == c`, which surprises: ask for brackets.
      if (level === NOT_LEVEL && compared) {
        throw new Problem({ kind: 'comparisons' });
      }
      compared = true;
      const right = binary(level + 1);
      left = { kind, text: `${left.text} ${kind} ${right.text}`, left, right };
    }
  }

  function atom(): BooleanExpression {
    const token = tokens[at];
    at += 1;
    if (token === undefined) throw new Problem({ kind: 'ends-early' });
    if (token === '(') {
      const inner = binary(0);
      if (tokens[at] !== ')') throw new Problem({ kind: 'bracket-missing' });
      at += 1;
      return { ...inner, text: `(${inner.text})` };
    }
    if (token === 'True' || token === 'False') {
      return { kind: 'constant', text: token, value: token === 'True' };
    }
    if (/^[A-Za-z_]/.test(token) && !['and', 'or', 'not'].includes(token)) {
      return { kind: 'name', text: token };
    }
    throw new Problem({ kind: 'unexpected', found: token });
  }

  const whole = binary(0);
  const rest = tokens[at];
  if (rest !== undefined) throw new Problem({ kind: 'unexpected', found: rest });
  return whole;
}

/** Reads `not (a and b)`, with `==`, `!=`, `^`, `True` and `False`. Never throws. */
export function parseBoolean(text: string): ParsedBoolean {
  try {
    const expression = read(tokenize(text));
    const names = namesOf(expression);
    if (names.length > MOST_NAMES) {
      throw new Problem({ kind: 'too-many-names', count: names.length, most: MOST_NAMES });
    }
    return { expression };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.problem };
    throw error;
  }
}

/** Direct parts, in the order Python looks at them. */
export function partsOf(expression: BooleanExpression): readonly BooleanExpression[] {
  if (expression.kind === 'name' || expression.kind === 'constant') return [];
  return expression.kind === 'not' ? [expression.of] : [expression.left, expression.right];
}

/** Names in order of first use. */
export function namesOf(expression: BooleanExpression): readonly string[] {
  const own = expression.kind === 'name' ? [expression.text.replaceAll(/[()]/g, '')] : [];
  return [...new Set([...own, ...partsOf(expression).flatMap(namesOf)])];
}

export type Assignment = ReadonlyMap<string, boolean>;

export function evaluate(expression: BooleanExpression, values: Assignment): boolean {
  switch (expression.kind) {
    case 'name':
      return values.get(expression.text.replaceAll(/[()]/g, '')) ?? false;
    case 'constant':
      return expression.value;
    case 'not':
      return !evaluate(expression.of, values);
    case 'and':
      return evaluate(expression.left, values) && evaluate(expression.right, values);
    case 'or':
      return evaluate(expression.left, values) || evaluate(expression.right, values);
    case '==':
      return evaluate(expression.left, values) === evaluate(expression.right, values);
    default:
      return evaluate(expression.left, values) !== evaluate(expression.right, values);
  }
}
