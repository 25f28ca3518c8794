import { scoreChoice } from './score-choice.ts';
import type { ScoredKind } from './custom-kind.ts';
import { scoreCloze } from './score-cloze.ts';
import { scoreCustom } from './score-custom.ts';
import { scoreExpression } from './score-expression.ts';
import { scoreFault } from './score-fault.ts';
import { scoreMatch } from './score-match.ts';
import { scoreMatrix } from './score-matrix.ts';
import { scoreMulti } from './score-multi.ts';
import { scoreNumeric } from './score-numeric.ts';
import { scoreOrder } from './score-order.ts';
import { scoreOutput } from './score-output.ts';
import { scorePoint } from './score-point.ts';
import { scoreProgram } from './score-program.ts';
import type { Answer, AnswerKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/**
 * Scores an answer against its key. Total: an answer that cannot be read gets `unreadable`, a sentence for the
 * learner, with `problem`, the same for programs, and is no attempt. Credit is all or nothing except where a multiple-choice key declares `partial`.
 *
 * @param kinds of third parties: an answer of one that is not among them cannot be scored.
 */
export function scoreAnswer(
  key: AnswerKey,
  answer: Answer,
  kinds: readonly ScoredKind[] = [],
): Score {
  if (answer.kind === 'dont-know') return allOrNothing(false);
  if (key.kind === 'multiple-choice' && answer.kind === 'multiple-choice')
    return scoreChoice(key, answer);
  if (key.kind === 'numeric' && answer.kind === 'numeric') return scoreNumeric(key, answer);
  if (key.kind === 'matrix' && answer.kind === 'matrix') return scoreMatrix(key, answer);
  if (key.kind === 'repl' && answer.kind === 'repl') return scoreProgram(key, answer);
  if (key.kind === 'output' && answer.kind === 'output') return scoreOutput(key, answer);
  if (key.kind === 'order' && answer.kind === 'order') return scoreOrder(key, answer);
  if (key.kind === 'cloze' && answer.kind === 'cloze') return scoreCloze(key, answer);
  if (key.kind === 'match' && answer.kind === 'match') return scoreMatch(key, answer);
  if (key.kind === 'fault' && answer.kind === 'fault') return scoreFault(key, answer);
  if (key.kind === 'expression' && answer.kind === 'expression')
    return scoreExpression(key, answer);
  if (key.kind === 'multi' && answer.kind === 'multi') return scoreMulti(key, answer);
  if (key.kind === 'point' && answer.kind === 'point') return scorePoint(key, answer);
  if (key.kind === 'custom' && answer.kind === 'custom') return scoreCustom(key, answer, kinds);
  return unreadable({ code: 'other-kind' });
}
