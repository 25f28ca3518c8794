import { isName } from '../expression/names.ts';
import { numberConstants } from '../expression/number-functions.ts';
import { parseTokens } from '../expression/parse.ts';
import { UnreadableExpressionError, type ExpressionProblem } from '../expression/problem.ts';
import { tokenize, type Token } from '../expression/tokens.ts';
import { partsOf, type Expression } from '../expression/tree.ts';
import { AlgebraError, type AlgebraProblem } from './problem.ts';

const maxAnswerLength = 300;
const functions = new Set('sqrt abs exp ln log2 log10 sin cos tan asin acos atan'.split(' '));

/**
 * Reads algebra as learners write it: letters that stand side by side are multiplied (`2xy`, `x(x + 1)`).
 * Throws AlgebraError.
 */
export function readAlgebra(text: string, variables: readonly string[]): Expression {
  if (text.trim() === '') throw new AlgebraError({ code: 'nothing-typed' });
  if (text.length > maxAnswerLength) throw new AlgebraError({ code: 'too-long' });
  const factors = [...new Set([...variables.filter(isName), ...numberConstants.keys()])].toSorted(
    (a, b) => b.length - a.length,
  );
  const tokens = tokenize(text).flatMap((token) => splitName(token, factors));
  const bare = tokens.find(
    ({ written }, i) => functions.has(written) && tokens[i + 1]?.written !== '(',
  );
  if (bare)
    throw new AlgebraError({ code: 'function-without-brackets', at: bare.at, found: bare.written });
  let expression;
  try {
    expression = parseTokens(tokens, false).value;
  } catch (error) {
    if (!(error instanceof UnreadableExpressionError)) throw error;
    throw new AlgebraError(asAlgebraProblem(error.problem));
  }
  checkAlgebra(expression, factors);
  return expression;
}

/** `xy` is `x` and `y`, if there are variables of these names and none called `xy`. */
function splitName(token: Token, factors: readonly string[]): readonly Token[] {
  const { type, written, at } = token;
  if (type !== 'name' || functions.has(written)) return [token];
  const parts: Token[] = [];
  for (let from = 0; from < written.length;) {
    const name = factors.find((factor) => written.startsWith(factor, from));
    if (name === undefined) return [token];
    parts.push({ type: 'factor', value: name, written: name, at: at + from });
    from += name.length;
  }
  return parts;
}

function asAlgebraProblem({ code, at, found }: ExpressionProblem): AlgebraProblem {
  if (found === '=') return { code: 'equation', at };
  if (found === ',') return { code: 'comma', at };
  if (found === '\\') return { code: 'latex', at };
  if (found === '|') return { code: 'bars', at };
  switch (code) {
    case 'too-long':
    case 'too-deep':
    case 'ends-early':
      return { code };
    case 'unclosed':
    case 'two-readings':
      return { code, at };
    case 'where':
      return { code: 'unexpected', at, found };
    default:
      return { code, at, found };
  }
}

function checkAlgebra(expression: Expression, factors: readonly string[]): void {
  const { kind, at } = expression;
  if (kind === 'call') checkCall(expression);
  else if (kind === 'name' && !factors.includes(expression.name))
    throw new AlgebraError({ code: 'unknown-name', at, found: expression.name });
  else if (!isAlgebra(expression)) throw new AlgebraError({ code: 'not-algebra', at });
  for (const part of partsOf(expression)) checkAlgebra(part, factors);
}

function checkCall({ name, args, at }: Extract<Expression, { kind: 'call' }>): void {
  if (name === 'log') throw new AlgebraError({ code: 'logarithm', at });
  if (!functions.has(name)) throw new AlgebraError({ code: 'unknown-function', at, found: name });
  if (args.length !== 1) throw new AlgebraError({ code: 'one-argument', at, found: name });
}

function isAlgebra(expression: Expression): boolean {
  if (expression.kind === 'unary') return expression.sign === '-';
  if (expression.kind === 'binary') return expression.sign !== 'and' && expression.sign !== 'or';
  return expression.kind === 'number' || expression.kind === 'name';
}
