import { algebraProblemInWords } from '../algebra/problem.ts';
import { sameExpression } from '../algebra/same-expression.ts';
import type { AnswerOf, ExpressionKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Right if it is the same expression as the key's (decision 0083), however it is written. */
export function scoreExpression(
  { expression, variables, domain = {} }: ExpressionKey,
  { text }: AnswerOf<'expression'>,
): Score {
  const compared = sameExpression(text, expression, { variables, domain });
  switch (compared.kind) {
    case 'same':
      return allOrNothing(true);
    case 'different':
      return { ...allOrNothing(false), wrongParts: [{ part: compared.why, given: text }] };
    case 'unreadable': {
      const { problem } = compared;
      const words = algebraProblemInWords(problem, variables);
      return unreadable({ code: 'expression', problem, variables, words });
    }
  }
}
