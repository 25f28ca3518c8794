import type { Multiplication, Obstacle, Term } from './multiplication.ts';

export type Names = readonly [string, string];

export const productName = ([a, b]: Names): string => a + b;

/** A value as a screen reader should say it. */
const say = (text: string): string =>
  text.replaceAll('−', ' minus ').replaceAll('²', ' squared').replaceAll(/\s+/g, ' ').trim();

function termSentence(term: Term, names: Names): string {
  const place = `row ${term.row + 1}, column ${term.column + 1}`;
  const first = `${say(term.left)} times ${say(term.right)} is ${say(term.product)}.`;
  if (term.last) {
    return `${first} The entry of ${productName(names)} in ${place} is ${say(term.sum)}.`;
  }
  return term.index === 0 ? first : `${first} So far ${say(term.sum)}.`;
}

/** The sentence that is said when the learner arrives at a position. */
export function sayStep(
  { terms, product }: Multiplication,
  position: number,
  names: Names,
): string {
  const term = terms[position];
  if (!term) {
    const rows = product.map((row, index) => `row ${index + 1}: ${row.map(say).join(', ')}`);
    return `Done. ${productName(names)} is ${rows.join('; ')}.`;
  }
  const start =
    term.index === 0
      ? `Row ${term.row + 1} of ${names[0]} with column ${term.column + 1} of ${names[1]}. `
      : '';
  return start + termSentence(term, names);
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What stands in the way of multiplying, and what to do about it. */
export function explainObstacle(obstacle: Obstacle, names: Names): string {
  if (obstacle.kind === 'entry') {
    const { row, column, text } = obstacle;
    const what = text.trim() === '' ? 'is empty' : `is “${text}”, which cannot be read`;
    return `${names[obstacle.matrix]}, row ${row + 1}, column ${column + 1} ${what}. Type a number, a fraction like 1/2, or a term like 2x.`;
  }
  return (
    `${productName(names)} is not defined: ${names[0]} has ${plural(obstacle.columns, 'column')} but ` +
    `${names[1]} has ${plural(obstacle.rows, 'row')}. Every entry in a row of ${names[0]} needs a partner in a column of ${names[1]}.`
  );
}
