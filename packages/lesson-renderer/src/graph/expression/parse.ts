/** The tree of an expression. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly of: readonly Expression[] };

export type Parsed =
  | { readonly expression: Expression; readonly problem?: undefined }
  | { readonly problem: string };

const TOKEN =
  /\s*(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[A-Za-z_]\w*(?:\.[xy])?|<=|>=|!=|==|\*\*|[-+*/^()<>,])/y;
const LONGEST = 400;
const DEEPEST = 60;

/** Binding powers of the binary operators; `^` alone binds to the right. */
const PRODUCT = 6;
const BINARY: ReadonlyMap<string, number> = new Map([
  ['or', 1],
  ['and', 2],
  ['<', 4],
  ['<=', 4],
  ['>', 4],
  ['>=', 4],
  ['==', 4],
  ['!=', 4],
  ['+', 5],
  ['-', 5],
  ['*', PRODUCT],
  ['/', PRODUCT],
  ['^', 8],
]);
const NOT = 3;
const SIGN = 7;

/** Signs that are typed or copied as they are printed. */
const ascii: Readonly<Record<string, string>> = {
  '−': '-',
  '·': '*',
  '×': '*',
  '≤': '<=',
  '≥': '>=',
  '²': '^2',
  '³': '^3',
  π: 'pi',
};

class Problem extends Error {}

function tokenize(source: string): string[] {
  const text = source.replaceAll(/[−·×≤≥²³π]/g, (sign) => ascii[sign] ?? sign);
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined)
      throw new Problem(`“${text.slice(at).trim()[0]}” is not expected here`);
    tokens.push(token === '**' ? '^' : token);
  }
  return tokens;
}

/**
 * Parses an expression with `+ - * / ^`, comparison, `and or not`, calls, `pi`, and names; `P.x` is a
 * coordinate of the point P, and `2x` means `2 * x`. Never throws.
 */
export function parseExpression(source: string): Parsed {
  try {
    if (source.length > LONGEST) throw new Problem(`it is longer than ${LONGEST} characters`);
    return { expression: read(tokenize(source)) };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.message };
    throw error;
  }
}

function read(tokens: readonly string[]): Expression {
  let at = 0;
  let depth = 0;
  const call = (name: string, ...of: Expression[]): Expression => ({ kind: 'call', name, of });

  function expect(token: string): void {
    if (tokens[at] !== token) {
      throw new Problem(
        `“${token}” is missing ${tokens[at] ? `before “${tokens[at]}”` : 'at the end'}`,
      );
    }
    at += 1;
  }

  function expression(power: number): Expression {
    depth += 1;
    if (depth > DEEPEST) throw new Problem('it is nested too deeply');
    let left = prefix();
    for (;;) {
      const token = tokens[at] ?? '';
      const binding = BINARY.get(token);
      if (binding === undefined) {
        // A number beside a name or a bracket is a product: `2x`, `3(x + 1)`.
        const product = left.kind === 'number' && /^[A-Za-z_(]/.test(token);
        if (!product || power > PRODUCT) break;
        left = call('*', left, expression(PRODUCT + 1));
      } else {
        if (binding < power) break;
        at += 1;
        left = call(token, left, expression(token === '^' ? binding : binding + 1));
      }
    }
    depth -= 1;
    return left;
  }

  function prefix(): Expression {
    const token = tokens[at];
    if (token === undefined) throw new Problem('it ends too early');
    at += 1;
    if (token === '-') return call('negate', expression(SIGN));
    if (token === '+') return expression(SIGN);
    if (token === 'not') return call('not', expression(NOT));
    if (token === '(') {
      const inner = expression(0);
      expect(')');
      return inner;
    }
    if (/^[\d.]/.test(token)) return { kind: 'number', value: Number(token) };
    if (!/^[A-Za-z_]/.test(token) || BINARY.has(token))
      throw new Problem(`“${token}” is not expected here`);
    return tokens[at] === '(' ? calling(token) : { kind: 'name', name: token };
  }

  function calling(name: string): Expression {
    at += 1;
    const of = [expression(0)];
    while (tokens[at] === ',') {
      at += 1;
      of.push(expression(0));
    }
    expect(')');
    return { kind: 'call', name, of };
  }

  const whole = expression(0);
  if (at < tokens.length) throw new Problem(`“${tokens[at]}” is not expected here`);
  return whole;
}

/** The free names of an expression. */
export function namesIn(expression: Expression): readonly string[] {
  if (expression.kind === 'name') return [expression.name];
  return expression.kind === 'call' ? expression.of.flatMap(namesIn) : [];
}
