import type { Answer, SessionStep } from '@lemma/learning-engine';
import type { Session, SessionStepWire } from '@lemma/api-client/contract';
import {
  type CompiledLesson,
  type Feedback,
  feedbackBeforeSecondTry,
  feedbackFor,
  toLearnerLesson,
  toLearnerQuestion,
} from '@lemma/lesson-renderer/compile';
import { scoreOf, type ScoredAnswer } from './score.ts';
import type { OpenQuestions } from './open-questions.ts';
import { questionAt } from './question-bank.ts';
import { type Planned, stepAfter, stepsAhead } from './session-plan.ts';
import type { AttemptRow, PlannedSession, SessionRow } from './session-rows.ts';

type Finished = Extract<SessionStepWire, { type: 'finished' }>;

/** A step as the wire carries it. A finished one is what the end of the session said. */
export function wireStep(
  lesson: CompiledLesson,
  row: SessionRow,
  step: SessionStep,
): SessionStepWire {
  if (step.type === 'finished') {
    if (!row.result) throw new Error(`Session ${row.sessionUid} is finished and has no result.`);
    return row.result as Finished;
  }
  return questionStep(lesson, step);
}

/** What a session asks first, and what it asks after that if all goes well. */
export function firstSteps(
  lesson: CompiledLesson,
  row: Planned,
): { readonly first_step: SessionStepWire; readonly ahead: Session['ahead'] } {
  const step = stepAfter(lesson, row, []);
  if (step.type === 'finished') throw new Error(`${lesson.uid} has no question for a ${row.kind}.`);
  return { first_step: questionStep(lesson, step), ahead: wireAhead(lesson, row, []) };
}

/** The questions that a page keeps to go on without network. */
export function wireAhead(
  lesson: CompiledLesson,
  row: Planned,
  rows: readonly AttemptRow[],
): Session['ahead'] {
  return stepsAhead(lesson, row, rows).map(({ question, seed }) => ({
    ...toLearnerQuestion(questionAt(lesson, question, seed), seed),
  }));
}

function questionStep(
  lesson: CompiledLesson,
  step: Extract<SessionStep, { type: 'question' }>,
): SessionStepWire {
  const question = questionAt(lesson, step.question, step.seed);
  return {
    type: 'question',
    question: { ...toLearnerQuestion(question, step.seed) },
    reason: step.reason,
  };
}

/** What the server says of an answer. While a second try is due, neither steps nor the right answer. */
export function feedbackOn(
  { question, answer, score }: ScoredAnswer,
  seed: number,
  next: SessionStep | undefined,
): Feedback {
  const feedback = feedbackFor(question, seed, answer, score);
  return next?.type === 'question' && next.reason === 'second-try'
    ? feedbackBeforeSecondTry(feedback)
    : feedback;
}

type KeptAnswer = Pick<AttemptRow, 'questionUid' | 'seed' | 'answer' | 'correct' | 'credit'>;

/** An answer that was kept, scored again. */
export function scoredRow(lesson: CompiledLesson, row: KeptAnswer): ScoredAnswer {
  const question = questionAt(lesson, row.questionUid, row.seed);
  const answer = row.answer as Answer;
  return { question, answer, score: scoreOf(question, answer) };
}

/** A question instance, the answer given to it, and what the server says of it. */
function wireAnswer(
  lesson: CompiledLesson,
  row: AttemptRow,
  next: SessionStep | undefined,
): Session['answers'][number] {
  const scored = scoredRow(lesson, row);
  return {
    attempt_uid: row.attemptUid,
    question: { ...toLearnerQuestion(scored.question, row.seed) },
    answer: row.answer as Session['answers'][number]['answer'],
    feedback: { ...feedbackOn(scored, row.seed, next) },
    answered_at: new Date(row.at).toISOString(),
  };
}

/**
 * An answer of a session that went on, as it was scored then: what counts as right may have changed since. Of a question
 * that waits for an answer again it says no more than before a second try.
 */
export function wireEarlierAnswer(
  lesson: CompiledLesson,
  row: KeptAnswer & Pick<AttemptRow, 'attemptUid' | 'at'>,
  open: OpenQuestions,
): Session['answers'][number] {
  const { question, answer, score } = scoredRow(lesson, row);
  const { unreadable: _unreadable, problem: _problem, ...readable } = score;
  const { correct, credit } = row;
  const feedback = feedbackFor(question, row.seed, answer, { ...readable, correct, credit });
  return {
    attempt_uid: row.attemptUid,
    question: { ...toLearnerQuestion(question, row.seed) },
    answer: row.answer as Session['answers'][number]['answer'],
    feedback: { ...(open.has(question) ? feedbackBeforeSecondTry(feedback) : feedback) },
    answered_at: new Date(row.at).toISOString(),
  };
}

/**
 * A session as its screen needs it. Of its questions it holds those that were asked, at their seeds. `open`: what other
 * sessions ask, for one that is finished.
 */
export function wireSession(
  lesson: CompiledLesson,
  row: PlannedSession,
  rows: readonly AttemptRow[],
  open: OpenQuestions,
): Session {
  const step = stepAfter(lesson, row, rows);
  const next = wireStep(lesson, row, step);
  const answers = rows.map((one, i) =>
    row.finishedAt === null
      ? wireAnswer(lesson, one, i === rows.length - 1 ? step : undefined)
      : wireEarlierAnswer(lesson, one, open),
  );
  const asked = new Map(
    [
      ...answers.map((one) => one.question),
      ...(next.type === 'question' ? [next.question] : []),
    ].map((question) => [question.uid, question]),
  );
  return {
    session_uid: row.sessionUid,
    kind: row.kind,
    lesson_uid: row.lessonUid,
    lesson_version: row.lessonVersion,
    lesson: {
      // Without its questions: filling all their templates takes longer than everything else here.
      ...toLearnerLesson({ ...lesson, questions: [] }, { seed: row.seed }),
      questions: [...asked.values()],
    },
    started_at: new Date(row.startedAt).toISOString(),
    position: row.position,
    seconds: row.seconds,
    answers,
    next,
    ahead: next.type === 'question' ? wireAhead(lesson, row, rows) : [],
  };
}
