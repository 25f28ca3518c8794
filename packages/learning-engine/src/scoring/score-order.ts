import type { AnswerOf, OrderKey, PlacedLine, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** The part that is wrong where lines are missing at the end. */
export const endOfOrder = 'end';

/**
 * Right if it is one of the key's arrangements. Lines with the same text are interchangeable. A wrong answer names
 * its first line that no arrangement with the same beginning has there.
 */
export function scoreOrder(key: OrderKey, answer: AnswerOf<'order'>): Score {
  const { lines } = answer;
  if (lines.length === 0) return unreadable({ code: 'nothing-placed' });
  const text = new Map(key.lines.map((line) => [line.id, line.text]));
  if (
    lines.some(({ id }) => !text.has(id)) ||
    new Set(lines.map(({ id }) => id)).size < lines.length
  )
    return unreadable({ code: 'option-unknown' });
  const same = (a: PlacedLine, b: PlacedLine | undefined) =>
    b !== undefined && a.indent === b.indent && text.get(a.id) === text.get(b.id);
  const inPlace = Math.max(
    0,
    ...key.orders.map((order) => {
      const wrong = lines.findIndex((line, index) => !same(line, order[index]));
      return wrong < 0 ? lines.length : wrong;
    }),
  );
  const whole = key.orders.some(
    (order) =>
      order.length === lines.length && lines.every((line, index) => same(line, order[index])),
  );
  if (whole) return allOrNothing(true);
  const wrong = lines[inPlace];
  return {
    ...allOrNothing(false),
    wrongParts: [
      wrong ? { part: wrong.id, given: String(wrong.indent) } : { part: endOfOrder, given: '' },
    ],
  };
}
