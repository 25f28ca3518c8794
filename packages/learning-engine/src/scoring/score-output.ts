import type { AnswerOf, OutputKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Right if it is the same text line by line: blanks at the end of a line and empty lines at the end do not count. */
export function scoreOutput(key: OutputKey, answer: AnswerOf<'output'>): Score {
  const given = plainOutput(answer.text);
  if (given === '' && plainOutput(key.text) !== '') return unreadable({ code: 'nothing-typed' });
  if (given === plainOutput(key.text)) return allOrNothing(true);
  return { ...allOrNothing(false), wrongParts: [{ part: 'output', given }] };
}

/** Printed text as it is compared. */
export function plainOutput(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}
