import type { Answer, SessionStep } from '@lemma/learning-engine';
import { nextSessionStep } from '@lemma/learning-engine';
import type { Session, SessionStepWire } from '@lemma/api-client/contract';
import {
  type CompiledLesson,
  feedbackFor,
  toLearnerLesson,
  toLearnerQuestion,
} from '@lemma/lesson-renderer/compile';
import { scoreOf } from './score.ts';
import { planOf, questionAt } from './question-bank.ts';
import type { AttemptRow, SessionRow } from './session-rows.ts';

type Finished = Extract<SessionStepWire, { type: 'finished' }>;

/** What the session asks after the given answers. */
export function stepAfter(
  lesson: CompiledLesson,
  row: Pick<SessionRow, 'kind' | 'seed'>,
  answers: readonly AttemptRow[],
): SessionStep {
  return nextSessionStep(
    planOf(lesson, row.kind, row.seed),
    answers.map(({ questionUid, skill, correct, credit }) => ({
      question: questionUid,
      skill,
      correct,
      credit,
    })),
  );
}

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

/** What a session of this seed asks first. */
export function firstStep(
  lesson: CompiledLesson,
  kind: SessionRow['kind'],
  seed: number,
): SessionStepWire {
  const step = stepAfter(lesson, { kind, seed }, []);
  if (step.type === 'finished') throw new Error(`${lesson.uid} has no question for a ${kind}.`);
  return questionStep(lesson, step);
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

/** A question instance, the answer given to it, and what the server says of it. */
export function wireAnswer(lesson: CompiledLesson, row: AttemptRow): Session['answers'][number] {
  const question = questionAt(lesson, row.questionUid, row.seed);
  const answer = row.answer as Answer;
  const feedback = feedbackFor(question, row.seed, answer, scoreOf(question, answer));
  return {
    attempt_uid: row.attemptUid,
    question: { ...toLearnerQuestion(question, row.seed) },
    answer: answer as Session['answers'][number]['answer'],
    feedback: { ...feedback },
    answered_at: new Date(row.at).toISOString(),
  };
}

/** A session as its screen needs it. Of its questions it holds those that were asked, at their seeds. */
export function wireSession(
  lesson: CompiledLesson,
  row: SessionRow,
  rows: readonly AttemptRow[],
): Session {
  const next = wireStep(lesson, row, stepAfter(lesson, row, rows));
  const answers = rows.map((one) => wireAnswer(lesson, one));
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
  };
}
