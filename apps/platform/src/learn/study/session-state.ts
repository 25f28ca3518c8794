import type { Answer } from '@lemma/learning-engine';
import type { Feedback, LearnerLesson, LearnerQuestion } from '@lemma/lesson-renderer';
import type { AttemptResult, FinishedStep, Session, SessionKind, SessionStep } from '../wire.ts';
import { asFeedback, asLesson, asQuestion } from './documents.ts';
import { type ReadingStep, readingSteps } from './reading-steps.ts';

/** What is on the screen now. */
export type Phase =
  | { readonly type: 'reading'; readonly step: number }
  | {
      readonly type: 'question';
      readonly question: LearnerQuestion;
      readonly reason: 'new' | 'retry';
      /** Why the last answer could not be read, or could not be delivered; '' if nothing went wrong. */
      readonly problem: string;
    }
  | {
      readonly type: 'sending';
      readonly question: LearnerQuestion;
      readonly reason: 'new' | 'retry';
      readonly attempt: string;
      readonly answer: Answer;
    }
  | {
      readonly type: 'feedback';
      readonly question: LearnerQuestion;
      readonly answer: Answer;
      readonly feedback: Feedback;
    }
  | { readonly type: 'finished'; readonly end: FinishedStep };

export interface StudyState {
  readonly uid: string;
  readonly kind: SessionKind;
  readonly lesson: LearnerLesson;
  readonly reading: readonly ReadingStep[];
  /** Whether each answer given so far was right, oldest first. */
  readonly marks: readonly boolean[];
  /** What the server asks for once the reading or the feedback on the screen is done. */
  readonly next: SessionStep;
  readonly phase: Phase;
  /** Said once after the place was moved by another tab or device. */
  readonly moved: boolean;
}

export type StudyEvent =
  | { readonly type: 'read-on' }
  | { readonly type: 'read-back' }
  | { readonly type: 'to-questions' }
  | { readonly type: 'answered'; readonly attempt: string; readonly answer: Answer }
  | { readonly type: 'scored'; readonly result: AttemptResult }
  | { readonly type: 'refused'; readonly attempt: string; readonly problem: string }
  | { readonly type: 'go-on' }
  /** The session as the server has it: after a reload, or when another tab went on with it. */
  | { readonly type: 'synchronised'; readonly session: Session };

/** Where a session stands when its screen opens. */
export function openSession(session: Session): StudyState {
  const lesson = asLesson(session.lesson);
  const reading = readingSteps(lesson, session.kind);
  const step = Math.min(session.position, reading.length);
  const started = session.answers.length > 0 || step >= reading.length;
  return {
    uid: session.session_uid,
    kind: session.kind,
    lesson,
    reading,
    marks: session.answers.map((answer) => answer.feedback.correct),
    next: session.next,
    phase:
      started || session.next.type === 'finished'
        ? phaseOf(session.next)
        : { type: 'reading', step },
    moved: false,
  };
}

/** The study flow: reading, questions one at a time as the server asks them, feedback after each, the end. */
export function study(state: StudyState, event: StudyEvent): StudyState {
  const { phase } = state;
  switch (event.type) {
    case 'read-on':
      if (phase.type !== 'reading') return state;
      return phase.step + 1 < state.reading.length
        ? show(state, { type: 'reading', step: phase.step + 1 })
        : show(state, phaseOf(state.next));
    case 'read-back':
      if (phase.type === 'reading' && phase.step > 0)
        return show(state, { type: 'reading', step: phase.step - 1 });
      if (phase.type === 'question' && state.reading.length > 0)
        return show(state, { type: 'reading', step: state.reading.length - 1 });
      return state;
    case 'to-questions':
      return phase.type === 'reading' ? show(state, phaseOf(state.next)) : state;
    case 'answered':
      if (phase.type !== 'question') return state;
      return show(state, {
        type: 'sending',
        question: phase.question,
        reason: phase.reason,
        attempt: event.attempt,
        answer: event.answer,
      });
    case 'scored':
      return scored(state, event.result);
    case 'refused':
      if (phase.type !== 'sending' || phase.attempt !== event.attempt) return state;
      return show(state, {
        type: 'question',
        question: phase.question,
        reason: phase.reason,
        problem: event.problem,
      });
    case 'go-on':
      return phase.type === 'feedback' ? show(state, phaseOf(state.next)) : state;
    case 'synchronised':
      return synchronised(state, event.session);
  }
}

function show(state: StudyState, phase: Phase): StudyState {
  return { ...state, phase, moved: false };
}

function scored(state: StudyState, result: AttemptResult): StudyState {
  const { phase } = state;
  if (phase.type !== 'sending' || phase.attempt !== result.attempt_uid) return state;
  if (result.feedback === null)
    return show(state, {
      type: 'question',
      question: phase.question,
      reason: phase.reason,
      problem: result.score.unreadable ?? 'This answer could not be read.',
    });
  return {
    ...state,
    marks: [...state.marks, result.score.correct],
    next: result.next,
    phase: {
      type: 'feedback',
      question: phase.question,
      answer: phase.answer,
      feedback: asFeedback(result.feedback),
    },
    moved: false,
  };
}

/**
 * Takes over what the server has, and leaves the screen as it is if the server has nothing new. An answer that is on
 * its way brings the newest state itself.
 */
function synchronised(state: StudyState, session: Session): StudyState {
  if (session.session_uid !== state.uid || state.phase.type === 'sending') return state;
  const fresh = openSession(session);
  // Answers are only ever added: this is an older view, one that was kept for want of a connection.
  if (fresh.marks.length < state.marks.length) return state;
  if (fresh.marks.length === state.marks.length && isAsked(session.next, state.phase)) return state;
  if (state.phase.type === 'feedback' && fresh.marks.length === state.marks.length) return state;
  if (state.phase.type === 'reading') return { ...state, marks: fresh.marks, next: fresh.next };
  return { ...fresh, phase: phaseOf(session.next), moved: true };
}

function isAsked(next: SessionStep, phase: Phase): boolean {
  if (next.type === 'finished') return phase.type === 'finished';
  return (
    phase.type === 'question' &&
    phase.question.uid === next.question.uid &&
    phase.question.seed === next.question.seed
  );
}

function phaseOf(next: SessionStep): Phase {
  if (next.type === 'finished') return { type: 'finished', end: next };
  return {
    type: 'question',
    question: asQuestion(next.question),
    reason: next.reason,
    problem: '',
  };
}
