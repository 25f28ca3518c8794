import type { Multiplication, Obstacle, Term } from './multiplication.ts';
import type { MatrixMultiplierStrings, Place } from '../strings/matrix-multiplier.ts';

export type Names = readonly [string, string];

export const productName = ([a, b]: Names): string => a + b;

/** Places in formulas count from 0, in sentences from 1. */
const placeOf = ({ row, column }: Place): Place => ({ row: row + 1, column: column + 1 });

function sayTerm(term: Term, names: Names, strings: MatrixMultiplierStrings): string {
  const say = (value: string) => strings.say(value);
  const { row, column } = placeOf(term);
  const rest = term.last
    ? [strings.sayResult(productName(names), { row, column }, say(term.sum))]
    : term.index === 0
      ? []
      : [strings.saySum(say(term.sum))];
  return [
    ...(term.index === 0 ? [strings.sayEntry(row, names[0], column, names[1])] : []),
    strings.sayTerm(say(term.left), say(term.right), say(term.product)),
    ...rest,
  ].join(' ');
}

/** The sentence that is said when the learner arrives at a position. */
export function sayStep(
  { terms, product }: Multiplication,
  position: number,
  names: Names,
  strings: MatrixMultiplierStrings,
): string {
  const term = terms[position];
  if (term) return sayTerm(term, names, strings);
  const rows = product.map((row) => row.map((value) => strings.say(value)));
  return strings.sayProduct(productName(names), rows);
}

/** What stands in the way of multiplying, and what to do about it. */
export function explainObstacle(
  obstacle: Obstacle,
  names: Names,
  strings: MatrixMultiplierStrings,
): string {
  if (obstacle.kind === 'sizes') {
    const { columns, rows } = obstacle;
    return strings.sizesDiffer(productName(names), names[0], columns, names[1], rows);
  }
  const [matrix, typed] = [names[obstacle.matrix], obstacle.text.trim()];
  const at = placeOf(obstacle);
  return typed === '' ? strings.emptyEntry(matrix, at) : strings.unreadableEntry(matrix, at, typed);
}
