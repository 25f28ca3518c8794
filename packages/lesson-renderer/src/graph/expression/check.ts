import {
  type Expression,
  numberConstants,
  numberFunctions,
  partsOf,
} from '@lemma/learning-engine/expression';
import { nearest } from '../../format/nearest.ts';
import { constantNamed, coordinateName } from './evaluate.ts';

const functions = ['if', ...numberFunctions.keys()];

/** What the expressions of templates have and those of graphs have not, and what to write in a graph. */
const ofTemplates: ReadonlyMap<string, string> = new Map([
  ...['int', 'nonzero', 'choice', 'matrix', 'vector'].map(
    (name) => [name, 'Let the learner choose with a slider: { a: { from: 0, to: 2 } }.'] as const,
  ),
  ...['dot', 'norm', 'transpose', 'det', 'rows', 'columns', 'row', 'column'].map(
    (name) => [name, 'Calculate with numbers: P.x*Q.x + P.y*Q.y, hypot(P.x, P.y).'] as const,
  ),
  ...['signed', 'paren', 'coef', 'signedcoef', 'text'].map(
    (name) => [name, 'Write {{…}} with the number alone.'] as const,
  ),
]);

/** What is wrong at a character of an expression, and what to write instead. */
export interface ExpressionMistake {
  readonly message: string;
  readonly fix: string;
  readonly at: number;
}

/** The first part of an expression that a graph cannot evaluate, or undefined. */
export function checkExpression(
  expression: Expression,
  known: ReadonlySet<string>,
): ExpressionMistake | undefined {
  const own = checkPart(expression, known);
  if (own) return { ...own, at: expression.at };
  for (const part of partsOf(expression)) {
    const problem = checkExpression(part, known);
    if (problem) return problem;
  }
  return undefined;
}

type Advice = Omit<ExpressionMistake, 'at'>;

function checkPart(part: Expression, known: ReadonlySet<string>): Advice | undefined {
  switch (part.kind) {
    case 'name':
      return checkName(part.name, known);
    case 'coordinate':
      return checkName(coordinateName(part), known);
    case 'call':
      return checkCall(part, known);
    case 'text':
      return {
        message: 'A text in quotes is only available in templates.',
        fix: 'Write a number or an expression.',
      };
    case 'list':
      return {
        message: 'A list is only available in templates.',
        fix: 'Write each coordinate as an expression of its own: [a, 2a].',
      };
    case 'index':
      return {
        message: 'An index in square brackets is only available in templates.',
        fix: 'Write P.x or P.y for a coordinate.',
      };
    default:
      return undefined;
  }
}

function checkName(name: string, known: ReadonlySet<string>): Advice | undefined {
  if (known.has(name) || constantNamed(name) !== undefined) return undefined;
  const names = [...known, ...numberConstants.keys()];
  return {
    message: `“${name}” is not defined here.`,
    fix: functions.includes(name)
      ? `Write brackets behind a function: ${name}(x).`
      : nearest(
          name,
          names.filter(({ length }) => length > 1),
          adviceOn(name, names),
        ),
  };
}

function checkCall(
  { name, args }: Extract<Expression, { kind: 'call' }>,
  known: ReadonlySet<string>,
): Advice | undefined {
  const advice = ofTemplates.get(name);
  if (advice !== undefined)
    return { message: `${name}() is only available in templates.`, fix: advice };
  const called = name === 'if' ? { least: 3, most: 3 } : numberFunctions.get(name);
  if (!called)
    return {
      message: `There is no function “${name}”.`,
      fix: known.has(name)
        ? `Write ${name}*( … ) for a product.`
        : nearest(
            name.replace(/^arc/, 'a'),
            functions,
            `The functions are ${functions.join(', ')}.`,
          ),
    };
  const { least, most } = called;
  if (args.length >= least && args.length <= most) return undefined;
  const range = least === most ? String(least) : `${least} to ${most}`;
  return {
    message: `${name}() takes ${range} ${range === '1' ? 'value' : 'values'}, not ${args.length}.`,
    fix: 'Separate values by commas.',
  };
}

/** `ax` where `a*x` is meant; else the names that there are. */
function adviceOn(name: string, names: readonly string[]): string {
  const letters = Array.from(name);
  return letters.length > 1 && letters.every((letter) => names.includes(letter))
    ? `Write a product with a star: ${letters.join('*')}.`
    : `The names are ${names.join(', ')}. A slider makes one: sliders: { a: { from: 0, to: 2 } }.`;
}
