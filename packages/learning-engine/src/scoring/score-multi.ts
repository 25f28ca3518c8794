import type { AnswerOf, MultiKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Right if exactly the right options are chosen; names each option that is too many, then each that is missing. */
export function scoreMulti(key: MultiKey, answer: AnswerOf<'multi'>): Score {
  const selected = new Set(answer.selected);
  if (selected.size === 0) return unreadable({ code: 'nothing-chosen' });
  if ([...selected].some((id) => !key.options.includes(id)))
    return unreadable({ code: 'option-unknown' });
  const wrongParts = [
    ...key.options
      .filter((id) => selected.has(id) && !key.correct.includes(id))
      .map((part) => ({ part, given: 'chosen' })),
    ...key.correct.filter((id) => !selected.has(id)).map((part) => ({ part, given: 'missed' })),
  ];
  return wrongParts.length === 0 ? allOrNothing(true) : { ...allOrNothing(false), wrongParts };
}
