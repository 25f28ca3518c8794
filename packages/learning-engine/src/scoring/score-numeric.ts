import { isNear } from './near.ts';
import type { AnswerOf, NumericKey, Score } from './question.ts';
import { readNumber } from './read-number.ts';
import { allOrNothing, unreadable } from './score.ts';

export function scoreNumeric(key: NumericKey, answer: AnswerOf<'numeric'>): Score {
  const given = readNumber(answer.text);
  if (!given.ok) return unreadable(given.problem);
  if (given.unit !== '' && !sameUnit(given.unit, key.unit))
    return unreadable(
      key.unit === undefined
        ? { code: 'unit-unwanted' }
        : { code: 'unit-expected', unit: key.unit },
    );
  const value = key.unit === '%' && answer.text.includes('%') ? given.value * 100 : given.value;
  return allOrNothing(isNear(value, key.value, key.absoluteTolerance, key.relativeTolerance));
}

function sameUnit(given: string, wanted: string | undefined): boolean {
  return wanted !== undefined && plainUnit(given) === plainUnit(wanted);
}

function plainUnit(unit: string): string {
  return unit
    .normalize('NFKC')
    .replace(/[\s^·*]/g, '')
    .replace('μ', 'u')
    .replace('µ', 'u');
}
