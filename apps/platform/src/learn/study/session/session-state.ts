import { evidenceOf, type Answer } from '@lemma/learning-engine';
import type { Feedback, LearnerLesson, LearnerQuestion } from '@lemma/lesson-renderer';
import type { AttemptResult, FinishedStep, Session, SessionKind, SessionStep } from '../../wire.ts';
import { asFeedback, asLesson, asQuestion } from '../lesson/documents.ts';
import { type ReadingStep, readingSteps } from '../reading/reading-steps.ts';
import { readingOf, roundAsked, roundOf } from './rounds.ts';

/** Why a question is asked. */
type Reason = Extract<SessionStep, { type: 'question' }>['reason'];

/** A question with the answer that was given to it and what the server says of that. */
export interface Answered {
  readonly question: LearnerQuestion;
  readonly answer: Answer;
  readonly feedback: Feedback;
}

/** What is on the screen now. */
export type Phase =
  | { readonly type: 'reading'; readonly step: number }
  | {
      readonly type: 'question';
      readonly question: LearnerQuestion;
      readonly reason: Reason;
      /** The first answer, at a second try. */
      readonly tried?: Pick<Answered, 'answer' | 'feedback'>;
      /** True for a question that the page went on to by itself: the server takes its answer, whatever it asks. */
      readonly fromAhead?: boolean;
      /** Why the last answer could not be read, or could not be delivered; '' if nothing went wrong. */
      readonly problem: string;
    }
  | {
      readonly type: 'sending';
      readonly question: LearnerQuestion;
      readonly reason: Reason;
      readonly tried?: Pick<Answered, 'answer' | 'feedback'>;
      readonly attempt: string;
      readonly answer: Answer;
    }
  | ({ readonly type: 'feedback' } & Answered)
  | { readonly type: 'finished'; readonly end: FinishedStep };

export interface StudyState {
  readonly uid: string;
  readonly kind: SessionKind;
  readonly lesson: LearnerLesson;
  readonly reading: readonly ReadingStep[];
  /** The furthest round that was shown, from 1: its reading does not come again by itself. */
  readonly round: number;
  /** The answers that count, oldest first: a second try is none of them. */
  readonly marks: readonly Mark[];
  /** What the server asks for once the reading or the feedback on the screen is done. */
  readonly next: SessionStep;
  /** Questions to go on with while an answer cannot be delivered. */
  readonly ahead: readonly LearnerQuestion[];
  /** Answers that were set aside and whose result has not come yet. */
  readonly waiting: readonly { readonly attempt: string; readonly skill: string }[];
  /** Attempts that were set aside, turned out to be wrong, and have not been shown with their answer yet. */
  readonly missed: readonly string[];
  /** Those of `missed` whose feedback is known: shown before what comes next. */
  readonly late: readonly Answered[];
  readonly phase: Phase;
  /** Said once after the place was moved by another tab or device. */
  readonly moved: boolean;
}

/** One answer that counts. */
export interface Mark {
  readonly skill: string;
  readonly correct: boolean;
}

export type StudyEvent =
  | { readonly type: 'read-on' }
  | { readonly type: 'read-back' }
  | { readonly type: 'to-questions' }
  | { readonly type: 'answered'; readonly attempt: string; readonly answer: Answer }
  /** Goes on to the next question while the answer waits to be delivered. */
  | { readonly type: 'set-aside' }
  | { readonly type: 'scored'; readonly result: AttemptResult }
  | { readonly type: 'refused'; readonly attempt: string; readonly problem: string }
  | { readonly type: 'go-on' }
  /** The session as the server has it: after a reload, or when another tab went on with it. */
  | { readonly type: 'synchronised'; readonly session: Session };

/** Where a session stands when its screen opens. */
export function openSession(session: Session): StudyState {
  const lesson = asLesson(session.lesson);
  const reading = readingSteps(lesson, session.kind);
  const round = roundAsked(lesson, session.next) ?? 1;
  const { start, end } = readingOf(reading, round);
  const marks = marksOf(session);
  const started =
    marks.some(({ skill }) => roundOf(lesson, skill) === round) || session.position >= end;
  return {
    uid: session.session_uid,
    kind: session.kind,
    lesson,
    reading,
    round,
    marks,
    next: session.next,
    ahead: session.ahead.map(asQuestion),
    waiting: [],
    missed: [],
    late: [],
    phase:
      started || session.next.type === 'finished'
        ? phaseOf(session.next, triedIn(session))
        : { type: 'reading', step: Math.max(start, session.position) },
    moved: false,
  };
}

/** The study flow: reading, questions one at a time as the server asks them, feedback after each, the end. */
export function study(state: StudyState, event: StudyEvent): StudyState {
  const { phase } = state;
  switch (event.type) {
    case 'read-on':
      if (phase.type !== 'reading') return state;
      return phase.step + 1 < endOfReading(state)
        ? show(state, { type: 'reading', step: phase.step + 1 })
        : askNext(state);
    case 'read-back': {
      const before = readingPosition(state) - 1;
      if (before < 0 || (phase.type !== 'reading' && phase.type !== 'question')) return state;
      return show(state, { type: 'reading', step: before });
    }
    case 'to-questions':
      return phase.type === 'reading' ? askNext(state) : state;
    case 'answered': {
      if (phase.type !== 'question') return state;
      const { question, reason, tried } = phase;
      const { attempt, answer } = event;
      return show(state, { type: 'sending', question, reason, attempt, answer, ...given(tried) });
    }
    case 'set-aside':
      return setAside(state);
    case 'scored':
      return scored(state, event.result);
    case 'refused':
      return refused(state, event.attempt, event.problem);
    case 'go-on':
      return phase.type === 'feedback' ? goOn(state) : state;
    case 'synchronised':
      return synchronised(state, event.session);
  }
}

function show(state: StudyState, phase: Phase): StudyState {
  return { ...state, phase, moved: false };
}

/** What was answered without network and was wrong comes first, then the reading of a new round, then what the server asks. */
function goOn(state: StudyState): StudyState {
  const [first, ...late] = state.late;
  if (first) return show({ ...state, late }, { type: 'feedback', ...first });
  return beginRound(state) ?? show(state, phaseOf(state.next));
}

/** The reading of the round that is asked next, if it was not shown yet. */
function beginRound(state: StudyState): StudyState | undefined {
  const round = roundAsked(state.lesson, state.next) ?? 1;
  if (round <= state.round) return undefined;
  const { start, end } = readingOf(state.reading, round);
  if (start === end) return undefined;
  return show({ ...state, round }, { type: 'reading', step: start });
}

/** The step after the last one that is read before what is asked next. */
function endOfReading({ reading, lesson, next }: StudyState): number {
  return readingOf(reading, roundAsked(lesson, next) ?? 1).end;
}

/** From the reading to the questions. */
function askNext(state: StudyState): StudyState {
  const asked = goOn(state);
  return asked.phase.type === 'question' && state.waiting.length > 0
    ? { ...asked, phase: { ...asked.phase, fromAhead: true } }
    : asked;
}

function setAside(state: StudyState): StudyState {
  const { phase } = state;
  const [question, ...ahead] = state.ahead;
  if (phase.type !== 'sending' || !question) return state;
  const next = { type: 'question', question: { ...question }, reason: 'new' } as const;
  const waiting = [...state.waiting, { attempt: phase.attempt, skill: phase.question.skill }];
  const after = { ...state, waiting, ahead, next };
  return (
    beginRound(after) ??
    show(after, { type: 'question', question, reason: 'new', fromAhead: true, problem: '' })
  );
}

function refused(state: StudyState, attempt: string, problem: string): StudyState {
  const { phase } = state;
  if (isWaiting(state, attempt)) return { ...state, waiting: without(state, attempt) };
  if (phase.type !== 'sending' || phase.attempt !== attempt) return state;
  const { question, reason, tried } = phase;
  return show(state, { type: 'question', question, reason, problem, ...given(tried) });
}

function scored(state: StudyState, result: AttemptResult): StudyState {
  const { phase } = state;
  if (isWaiting(state, result.attempt_uid)) return scoredLate(state, result);
  if (phase.type !== 'sending' || phase.attempt !== result.attempt_uid) return state;
  const { question, answer, tried } = phase;
  if (result.feedback === null)
    return show(state, {
      type: 'question',
      question,
      reason: phase.reason,
      problem: result.score.unreadable ?? 'This answer could not be read.',
      ...given(tried),
    });
  const feedback = asFeedback(result.feedback);
  const { correct } = result.score;
  const after = {
    ...state,
    marks: tried ? state.marks : [...state.marks, { skill: question.skill, correct }],
    next: result.next,
    ahead: result.ahead.map(asQuestion),
  };
  return feedback.secondTry
    ? show(after, phaseOf(result.next, { answer, feedback }))
    : show(after, { type: 'feedback', question, answer, feedback });
}

/** The screen has gone on. What the server asks now is known once nothing waits any more: the session is read anew. */
function scoredLate(state: StudyState, { attempt_uid: attempt, score }: AttemptResult): StudyState {
  const waiting = without(state, attempt);
  if (score.unreadable !== null) return { ...state, waiting };
  const { correct } = score;
  const skill = state.waiting.find((one) => one.attempt === attempt)?.skill ?? '';
  return {
    ...state,
    waiting,
    marks: [...state.marks, { skill, correct }],
    missed: correct ? state.missed : [...state.missed, attempt],
  };
}

/**
 * Takes over what the server has, and leaves the screen as it is if the server has nothing new. An answer that is on
 * its way brings the newest state itself.
 */
function synchronised(state: StudyState, session: Session): StudyState {
  const { phase } = state;
  if (session.session_uid !== state.uid || phase.type === 'sending') return state;
  if (state.waiting.length > 0) return state;
  const fresh = openSession(session);
  // Answers are only ever added: this is an older view, one that was kept for want of a connection.
  if (fresh.marks.length < state.marks.length) return state;
  const { marks, next, ahead } = fresh;
  const shown = session.answers.filter(
    ({ attempt_uid, feedback }) => state.missed.includes(attempt_uid) && !feedback['secondTry'],
  );
  const uids = shown.map(({ attempt_uid }) => attempt_uid);
  const known = {
    ...state,
    marks,
    next,
    ahead,
    missed: state.missed.filter((uid) => !uids.includes(uid)),
    late: [...state.late, ...shown.map(answeredOf)],
  };
  if (marks.length === state.marks.length && shown.length === 0)
    if (isAsked(next, phase) || phase.type === 'feedback') return state;
  if (phase.type === 'feedback' || phase.type === 'reading' || staysAt(phase, session))
    return known;
  if (known.late.length > 0) return goOn(known);
  return { ...known, round: Math.max(state.round, fresh.round), phase: fresh.phase, moved: true };
}

/** A question that was given ahead stays while the session goes on: its answer is taken as well. */
function staysAt(phase: Phase, { answers, next }: Session): boolean {
  if (phase.type !== 'question' || !phase.fromAhead || next.type === 'finished') return false;
  const { uid, seed } = phase.question;
  return !answers.some(({ question }) => question.uid === uid && question.seed === seed);
}

function isAsked(next: SessionStep, phase: Phase): boolean {
  if (next.type === 'finished') return phase.type === 'finished';
  return (
    phase.type === 'question' &&
    phase.question.uid === next.question.uid &&
    phase.question.seed === next.question.seed
  );
}

function phaseOf(next: SessionStep, tried?: Pick<Answered, 'answer' | 'feedback'>): Phase {
  if (next.type === 'finished') return { type: 'finished', end: next };
  const { reason } = next;
  return {
    type: 'question',
    question: asQuestion(next.question),
    reason,
    problem: '',
    ...given(reason === 'second-try' ? tried : undefined),
  };
}

/** The answer before a second try that a reload finds. */
function triedIn({ answers }: Session): Answered | undefined {
  const last = answers.at(-1);
  return last && answeredOf(last);
}

function answeredOf(answer: Session['answers'][number]): Answered {
  return {
    question: asQuestion(answer.question),
    answer: answer.answer,
    feedback: asFeedback(answer.feedback),
  };
}

function marksOf({ answers }: Session): readonly Mark[] {
  const all = answers.map(({ question, feedback }) => ({
    question: question.uid,
    seed: question.seed,
    skill: question.skill,
    correct: feedback.correct,
  }));
  return evidenceOf(all).map(({ skill, correct }) => ({ skill, correct }));
}

function given(tried: Pick<Answered, 'answer' | 'feedback'> | undefined): {
  readonly tried?: Pick<Answered, 'answer' | 'feedback'>;
} {
  return tried ? { tried } : {};
}

function isWaiting({ waiting }: StudyState, attempt: string): boolean {
  return waiting.some((one) => one.attempt === attempt);
}

function without({ waiting }: StudyState, attempt: string): StudyState['waiting'] {
  return waiting.filter((one) => one.attempt !== attempt);
}

/** Parts that were read, at least: up to the questions of their round once these are asked. */
export function readingPosition({ reading, lesson, phase }: StudyState): number {
  switch (phase.type) {
    case 'reading':
      return phase.step;
    case 'finished':
      return reading.length;
    default:
      return readingOf(reading, roundOf(lesson, phase.question.skill)).end;
  }
}

/** Number of the question on the screen, from 1. */
export function questionNumber({ marks, waiting, phase }: StudyState): number {
  const done = marks.length + waiting.length;
  const isCounted =
    phase.type === 'feedback' ||
    ((phase.type === 'question' || phase.type === 'sending') && phase.tried !== undefined);
  return isCounted ? Math.max(1, done) : done + 1;
}
