import type { AnswerOf, MultipleChoiceKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Partial credit: (hits − false alarms) / right options, at least 0, so that choosing everything earns nothing. */
export function scoreChoice(key: MultipleChoiceKey, answer: AnswerOf<'multiple-choice'>): Score {
  const selected = new Set(answer.selected);
  if (selected.size === 0) return unreadable({ code: 'nothing-chosen' });
  if ([...selected].some((id) => !key.options.includes(id)))
    return unreadable({ code: 'option-unknown' });
  if (key.correct.length === 1 && selected.size > 1) return unreadable({ code: 'one-only' });
  const hits = key.correct.filter((id) => selected.has(id)).length;
  const falseAlarms = selected.size - hits;
  const correct = hits === key.correct.length && falseAlarms === 0;
  if (correct || key.credit !== 'partial') return allOrNothing(correct);
  return { correct, credit: Math.max(0, (hits - falseAlarms) / Math.max(1, key.correct.length)) };
}
