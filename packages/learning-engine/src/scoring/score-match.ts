import type { AnswerOf, MatchKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Right if each left part has a right part that the key gives it. */
export function scoreMatch(key: MatchKey, answer: AnswerOf<'match'>): Score {
  const given = new Map(answer.pairs);
  if (
    answer.pairs.some(
      ([left, right]) => !key.right.includes(right) || !key.pairs.some(([part]) => part === left),
    )
  )
    return unreadable({ code: 'option-unknown' });
  const missing = key.pairs.findIndex(([left]) => !given.has(left));
  if (missing >= 0) return unreadable({ code: 'pair-missing', pair: missing + 1 });
  const wrongParts = key.pairs
    .filter(([left, right]) => given.get(left) !== right)
    .map(([part]) => ({ part, given: given.get(part) ?? '' }));
  return wrongParts.length === 0 ? allOrNothing(true) : { ...allOrNothing(false), wrongParts };
}
