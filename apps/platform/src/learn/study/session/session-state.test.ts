import { describe, expect, it } from 'vitest';
import {
  exampleEnd,
  exampleQuestion,
  exampleResult,
  exampleSession,
  sessionUid,
} from './example-session.ts';
import type { Session } from '../../wire.ts';
import { linesToRemember } from '../reading/reading-steps.ts';
import {
  openSession,
  questionNumber,
  study,
  type StudyEvent,
  type StudyState,
} from './session-state.ts';

const after = (state: StudyState, ...events: StudyEvent[]) => events.reduce(study, state);
const choice = { kind: 'multiple-choice', selected: ['a'] } as const;
const open = () => openSession(exampleSession());
const asked = () => after(open(), { type: 'to-questions' });

describe('a lesson', () => {
  it('is read part by part, then asks its first question', () => {
    const read = after(open(), { type: 'read-on' }, { type: 'read-on' });
    expect(read.phase).toEqual({ type: 'reading', step: 2 });
    expect(after(read, { type: 'read-on' }).phase).toMatchObject({
      type: 'question',
      question: { uid: 'la-dot-product/q1' },
    });
  });

  it('keeps questions and the review out of what is read', () => {
    expect(open().reading.map((step) => step.part.id)).toEqual(['pairs', 'sign', 'worked']);
  });

  it('goes back from the first question to the last part', () => {
    expect(after(asked(), { type: 'read-back' }).phase).toEqual({ type: 'reading', step: 2 });
  });

  it('opens at the part that was reached on another device', () => {
    expect(openSession(exampleSession({ position: 1 })).phase).toEqual({
      type: 'reading',
      step: 1,
    });
  });

  it('opens at its summary once it is finished', () => {
    expect(openSession(exampleSession({ next: exampleEnd })).phase.type).toBe('finished');
  });
});

describe('a review', () => {
  it('asks first', () => {
    const review = openSession(exampleSession({ kind: 'review' }));
    expect(review.phase.type).toBe('question');
    expect(linesToRemember(review.lesson)).toHaveLength(1);
  });
});

describe('a second try', () => {
  const feedback = {
    correct: false,
    credit: 0,
    comment: 'The sign is missing.',
    explanation: '',
    secondTry: true,
  };
  const next = { ...exampleQuestion('q1'), reason: 'second-try' as const };
  const score = { correct: false, credit: 0, unreadable: null };
  const missed = () =>
    after(
      asked(),
      { type: 'answered', attempt: 'one', answer: choice },
      { type: 'scored', result: exampleResult('one', { score, feedback, next }) },
    );

  it('keeps the question open, with what was said of the first answer', () => {
    expect(missed().phase).toMatchObject({
      type: 'question',
      reason: 'second-try',
      tried: { answer: choice, feedback: { comment: 'The sign is missing.' } },
    });
    expect(questionNumber(missed())).toBe(1);
  });

  it('does not count, whatever it is', () => {
    const again = after(
      missed(),
      { type: 'answered', attempt: 'two', answer: choice },
      { type: 'scored', result: exampleResult('two') },
    );
    expect(again.phase.type).toBe('feedback');
    expect(again.marks).toEqual([{ skill: 'compute', correct: false }]);
  });

  it('is found again by a reload', () => {
    const answers = [
      {
        attempt_uid: 'b2c8e9b0-7d57-4f0e-9a53-7b7f3f6f0a11',
        question: next.question,
        answer: { kind: 'multiple-choice' as const, selected: ['b'] },
        feedback,
        answered_at: '2026-11-21T09:05:00.000Z',
      },
    ];
    expect(openSession(exampleSession({ answers, next })).phase).toMatchObject({
      type: 'question',
      tried: { answer: { selected: ['b'] } },
    });
  });
});

describe('without network', () => {
  const aside = () =>
    after(asked(), { type: 'answered', attempt: 'one', answer: choice }, { type: 'set-aside' });
  const missResult = exampleResult('one', {
    score: { correct: false, credit: 0, unreadable: null },
    next: exampleQuestion('q3', 9),
  });
  const checked = (change: Partial<Session> = {}) =>
    exampleSession({
      answers: [
        {
          attempt_uid: 'one',
          question: exampleQuestion('q1').question,
          answer: { kind: 'multiple-choice', selected: ['b'] },
          feedback: { correct: false, credit: 0, comment: '', explanation: 'Pairs first.' },
          answered_at: '2026-11-21T09:05:00.000Z',
        },
      ],
      next: exampleQuestion('q3', 9),
      ahead: [],
      ...change,
    });

  it('goes on with the question that was kept, and counts on', () => {
    expect(aside().phase).toMatchObject({
      type: 'question',
      question: { uid: 'la-dot-product/q2' },
    });
    expect(questionNumber(aside())).toBe(2);
    expect(aside().ahead.map(({ uid }) => uid)).toEqual(['la-dot-product/q3']);
  });

  it('stays where nothing was kept ahead', () => {
    const state = after(openSession(exampleSession({ ahead: [] })), { type: 'to-questions' });
    const sent = after(state, { type: 'answered', attempt: 'one', answer: choice });
    expect(after(sent, { type: 'set-aside' })).toBe(sent);
  });

  it('shows a late miss with its answer before what comes next, and leaves the question on the screen', () => {
    const late = after(
      aside(),
      { type: 'scored', result: missResult },
      { type: 'synchronised', session: checked() },
    );
    expect(late.phase).toMatchObject({ type: 'question', question: { uid: 'la-dot-product/q2' } });
    expect(late.marks).toEqual([{ skill: 'compute', correct: false }]);
    const answered = after(
      late,
      { type: 'answered', attempt: 'two', answer: choice },
      { type: 'scored', result: exampleResult('two', { next: exampleQuestion('q3', 9) }) },
      { type: 'go-on' },
    );
    expect(answered.phase).toMatchObject({
      type: 'feedback',
      question: { uid: 'la-dot-product/q1' },
      feedback: { explanation: 'Pairs first.' },
    });
    expect(after(answered, { type: 'go-on' }).phase).toMatchObject({
      question: { uid: 'la-dot-product/q3' },
    });
  });

  it('shows late misses before the end of a session that ended meanwhile', () => {
    const ended = after(
      aside(),
      { type: 'scored', result: missResult },
      { type: 'synchronised', session: checked({ next: exampleEnd }) },
    );
    expect(ended.phase).toMatchObject({ type: 'feedback', question: { uid: 'la-dot-product/q1' } });
    expect(after(ended, { type: 'go-on' }).phase.type).toBe('finished');
  });
});

describe('an answer', () => {
  const sent = () => after(asked(), { type: 'answered', attempt: 'one', answer: choice });

  it('waits for its score, then shows it and goes on to what the server asks', () => {
    const scored = after(sent(), { type: 'scored', result: exampleResult('one') });
    expect(scored.phase).toMatchObject({ type: 'feedback', feedback: { correct: true } });
    expect(scored.marks).toEqual([{ skill: 'compute', correct: true }]);
    expect(after(scored, { type: 'go-on' }).phase).toMatchObject({
      type: 'question',
      question: { uid: 'la-dot-product/q2' },
    });
  });

  it('is counted once, however often its result comes', () => {
    const result = exampleResult('one');
    const twice = after(sent(), { type: 'scored', result }, { type: 'scored', result });
    expect(twice.marks).toHaveLength(1);
  });

  it('that could not be read leaves the question open and says why', () => {
    const score = { correct: false, credit: 0, unreadable: 'Fill in every entry.' };
    const result = exampleResult('one', { score, feedback: null, next: exampleQuestion('q1') });
    const state = after(sent(), { type: 'scored', result });
    expect(state.phase).toMatchObject({ type: 'question', problem: 'Fill in every entry.' });
    expect(state.marks).toEqual([]);
  });

  it('on its way is not disturbed by what the server had before', () => {
    const state = sent();
    expect(after(state, { type: 'synchronised', session: exampleSession() })).toBe(state);
  });

  it('cannot be given twice', () => {
    const state = sent();
    expect(after(state, { type: 'answered', attempt: 'two', answer: choice })).toBe(state);
  });
});

describe('another tab', () => {
  const elsewhere = exampleSession({
    answers: [
      {
        attempt_uid: 'b2c8e9b0-7d57-4f0e-9a53-7b7f3f6f0a11',
        question: exampleQuestion('q1').question,
        answer: { kind: 'multiple-choice', selected: ['a'] },
        feedback: { correct: true, credit: 1, comment: '', explanation: '' },
        answered_at: '2026-11-21T09:05:00.000Z',
      },
    ],
    next: exampleQuestion('q2'),
  });

  it('that went on moves this one to where the session stands, and says so', () => {
    const state = after(asked(), { type: 'synchronised', session: elsewhere });
    expect(state.phase).toMatchObject({ type: 'question', question: { uid: 'la-dot-product/q2' } });
    expect(state.moved).toBe(true);
  });

  it('does not pull a reader away from the page', () => {
    const state = after(open(), { type: 'synchronised', session: elsewhere });
    expect(state.phase).toEqual({ type: 'reading', step: 0 });
    expect(after(state, { type: 'to-questions' }).phase).toMatchObject({
      question: { uid: 'la-dot-product/q2' },
    });
  });

  it('of another session changes nothing', () => {
    const other = { ...elsewhere, session_uid: `${sessionUid.slice(0, -1)}9` };
    const state = asked();
    expect(after(state, { type: 'synchronised', session: other })).toBe(state);
  });
});
