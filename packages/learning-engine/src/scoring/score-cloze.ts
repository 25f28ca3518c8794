import { isNear } from './near.ts';
import type { AnswerOf, ClozeKey, GapKey, Score, WrongPart } from './question.ts';
import { readNumber } from './read-number.ts';
import { allOrNothing, unreadable } from './score.ts';
import type { AnswerProblem } from './unreadable.ts';

/** Right if every gap is. An empty gap is no attempt. */
export function scoreCloze(key: ClozeKey, answer: AnswerOf<'cloze'>): Score {
  if (answer.gaps.length !== key.gaps.length) return unreadable({ code: 'option-unknown' });
  const wrongParts: WrongPart[] = [];
  for (const [index, gap] of key.gaps.entries()) {
    const typed = answer.gaps[index] ?? '';
    const problem = gapProblem(gap, typed, index + 1);
    if (problem) return unreadable(problem);
    if (!fits(gap, typed)) wrongParts.push({ part: gap.id, given: plainGap(typed, gap.compare) });
  }
  return wrongParts.length === 0 ? allOrNothing(true) : { ...allOrNothing(false), wrongParts };
}

function gapProblem(gap: GapKey, typed: string, number: number): AnswerProblem | undefined {
  if (typed.trim() === '') return { code: 'gap-empty', gap: number };
  if (gap.compare !== 'number') return undefined;
  const read = readNumber(typed);
  if (!read.ok) return { code: 'gap', gap: number, problem: read.problem };
  return read.unit === ''
    ? undefined
    : { code: 'gap', gap: number, problem: { code: 'unit-unwanted' } };
}

function fits(gap: GapKey, typed: string): boolean {
  if (gap.compare === 'number') {
    const given = readNumber(typed);
    return (
      given.ok &&
      gap.accept.some((text) => {
        const wanted = readNumber(text);
        return wanted.ok && isNear(given.value, wanted.value, gap.absoluteTolerance);
      })
    );
  }
  const given = plainGap(typed, gap.compare);
  return gap.accept.some((text) => plainGap(text, gap.compare) === given);
}

/**
 * The typed text in the form that two answers are compared in. `text`: lower case, single blanks, plain quotes and
 * dashes. `code`: one blank between names, numbers, signs and strings, whatever blanks were typed.
 */
export function plainGap(text: string, compare: GapKey['compare']): string {
  if (compare === 'code') return plainCode(text);
  return text
    .normalize('NFKC')
    .replace(/[‘’‛′`]/gu, "'")
    .replace(/[“”„″]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

/** Pieces of a line of code: text in quotes, names and numbers, single signs. */
const codePieces = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[\p{L}\p{N}_]+(?:\.\d+)?|\S/gu;

function plainCode(text: string): string {
  const straight = text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"');
  // A string is the same in either quotes.
  const pieces = (straight.match(codePieces) ?? []).map((piece) =>
    /^'[^"\\]*'$/u.test(piece) ? `"${piece.slice(1, -1)}"` : piece,
  );
  return pieces.join(' ');
}
