import {
  type Answer,
  isSecondTry,
  nextSessionStep,
  questionsAhead,
  type SessionAnswer,
  type SessionStep,
  takesAnswer,
} from '@lemma/learning-engine';
import type { CompiledLesson } from '@lemma/lesson-renderer/compile';
import { planOf } from './question-bank.ts';
import type { AttemptRow, PlannedSession } from './session-rows.ts';

/** What a session's questions depend on besides its answers. */
export type Planned = Pick<PlannedSession, 'kind' | 'seed' | 'shown' | 'passedSkills'>;

/** What the session asks after the given answers. */
export function stepAfter(
  lesson: CompiledLesson,
  row: Planned,
  answers: readonly AttemptRow[],
): SessionStep {
  return nextSessionStep(planOf(lesson, row), answers.map(asAnswer));
}

/** The questions after that one, if all goes well: for a page without network. */
export function stepsAhead(
  lesson: CompiledLesson,
  row: Planned,
  answers: readonly AttemptRow[],
): ReturnType<typeof questionsAhead> {
  return questionsAhead(planOf(lesson, row), answers.map(asAnswer));
}

/** Whether the session takes an answer to this question: it asks it now, or gave it ahead. */
export function takes(
  lesson: CompiledLesson,
  row: Planned,
  answers: readonly AttemptRow[],
  question: string,
  seed: number,
): boolean {
  return takesAnswer(planOf(lesson, row), answers.map(asAnswer), { question, seed });
}

/** Answers that count: all but second tries. */
export function countedRows(rows: readonly AttemptRow[]): readonly AttemptRow[] {
  const answers = rows.map(asAnswer);
  return rows.filter((_, i) => !isSecondTry(answers, i));
}

function asAnswer({
  questionUid,
  seed,
  skill,
  correct,
  credit,
  answer,
}: AttemptRow): SessionAnswer {
  const dontKnow = (answer as Answer).kind === 'dont-know';
  return { question: questionUid, seed, skill, correct, credit, dontKnow };
}
