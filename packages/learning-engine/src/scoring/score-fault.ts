import type { AnswerOf, FaultKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Right if the line is, and the reason where one is asked for. */
export function scoreFault(key: FaultKey, answer: AnswerOf<'fault'>): Score {
  const { line, reason } = answer;
  if (line === 0) return unreadable({ code: 'no-line' });
  if (!Number.isInteger(line) || line < 1 || line > key.lines)
    return unreadable({ code: 'option-unknown' });
  if (key.reasons.length > 0 && reason === undefined) return unreadable({ code: 'no-reason' });
  if (reason !== undefined && !key.reasons.includes(reason))
    return unreadable({ code: 'option-unknown' });
  const wrongParts = [
    ...(line === key.line ? [] : [{ part: 'line', given: String(line) }]),
    ...(reason === undefined || reason === key.reason ? [] : [{ part: 'reason', given: reason }]),
  ];
  return wrongParts.length === 0 ? allOrNothing(true) : { ...allOrNothing(false), wrongParts };
}
