import { randomInteger } from '../random/seeded.ts';
import { makeMatrix } from './matrix.ts';
import { ExpressionError, type TemplateValue } from './value.ts';

/** Draws, and how many arguments each takes. */
export const draws: ReadonlyMap<string, number> = new Map([
  ['int', 2],
  ['nonzero', 2],
  ['choice', 0],
  ['matrix', 4],
  ['vector', 3],
]);

/** Draws a value. Throws ExpressionError outside a params line, and for an empty range. */
export function drawn(
  name: string,
  args: readonly number[],
  random: (() => number) | undefined,
): TemplateValue {
  if (!random)
    throw new ExpressionError(
      `${name}() draws a number.`,
      'Draw it in the params block and use its name here.',
    );
  if (args.length !== draws.get(name))
    throw new ExpressionError(
      `${name}() got ${args.length} arguments.`,
      `It takes ${draws.get(name) || 'at least 1'}.`,
    );
  const [low = 0, high = 0] = args.slice(-2);
  if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || low > high)
    throw new ExpressionError(
      `${name}() cannot draw from ${low} to ${high}.`,
      'Give two whole numbers, the lower one first.',
    );
  if (name === 'matrix' || name === 'vector')
    return makeMatrix(args[0] ?? 1, name === 'matrix' ? (args[1] ?? 1) : 1, () =>
      randomInteger(random, low, high),
    );
  if (name === 'int') return randomInteger(random, low, high);
  const holdsZero = low <= 0 && high >= 0;
  if (holdsZero && low === high)
    throw new ExpressionError('nonzero(0, 0) has nothing to draw.', 'Widen the range.');
  const value = randomInteger(random, low, holdsZero ? high - 1 : high);
  return holdsZero && value >= 0 ? value + 1 : value;
}
