import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { type Answer, type Score, scoreAnswer } from '@lemma/learning-engine';
import type { CompiledQuestion } from '@lemma/lesson-renderer/compile';
import { questionKinds } from '../content/question-kinds.ts';
import { Refusal } from '../refusal/refusal.ts';

/** An answer with the instance it was given to and its score. */
export interface ScoredAnswer {
  readonly question: CompiledQuestion;
  readonly answer: Answer;
  readonly score: Score;
}

/** Scores an answer against a question's key. Refuses an answer of another kind than the question. */
export function scoreOf(question: CompiledQuestion, answer: Answer): Score {
  if (answer.kind !== question.kind && answer.kind !== 'dont-know') {
    const message = `is ${answer.kind}, but ${question.uid} takes ${question.kind} or dont-know`;
    throw new Refusal('invalid-request', `/body/answer/kind ${message}.`, {
      errors: [{ pointer: '/body/answer/kind', message }],
    });
  }
  return scoreAnswer(question.key, answer, questionKinds());
}

/** Why an answer cannot be read, for programs: a field of the reply, left out where it can. */
export function wireProblem({
  problem,
}: Score): Pick<OutputOf<Contract['answerDiagnostic']>, 'problem'> {
  return problem ? { problem: { ...problem } } : {};
}
