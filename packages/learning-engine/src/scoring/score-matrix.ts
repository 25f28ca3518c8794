import { isNear } from './near.ts';
import type { AnswerOf, MatrixKey, Score } from './question.ts';
import { readNumber } from './read-number.ts';
import { allOrNothing, unreadable } from './score.ts';

export function scoreMatrix(key: MatrixKey, answer: AnswerOf<'matrix'>): Score {
  const rows = key.entries.length;
  const columns = key.entries[0]?.length ?? 0;
  if (answer.entries.length !== rows || answer.entries.some((row) => row.length !== columns))
    return unreadable({ code: 'matrix-size', rows, columns });
  const wrongEntries: [number, number][] = [];
  for (const [i, row] of answer.entries.entries())
    for (const [j, text] of row.entries()) {
      const given = readNumber(text);
      if (!given.ok || given.unit !== '')
        return unreadable({
          code: 'entry',
          row: i + 1,
          column: j + 1,
          problem: given.ok ? { code: 'unit-unwanted' } : given.problem,
        });
      if (!isNear(given.value, key.entries[i]?.[j] ?? Number.NaN, key.absoluteTolerance))
        wrongEntries.push([i, j]);
    }
  return wrongEntries.length === 0 ? allOrNothing(true) : { ...allOrNothing(false), wrongEntries };
}
