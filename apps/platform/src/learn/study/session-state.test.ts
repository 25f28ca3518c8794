import { describe, expect, it } from 'vitest';
import {
  exampleEnd,
  exampleQuestion,
  exampleResult,
  exampleSession,
  sessionUid,
} from './example-session.ts';
import { openSession, study, type StudyEvent, type StudyState } from './session-state.ts';

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
  it('reads the lines to remember and no explanation', () => {
    const review = openSession(exampleSession({ kind: 'review' }));
    expect(review.reading.map((step) => step.part.id)).toEqual(['review']);
  });
});

describe('an answer', () => {
  const sent = () => after(asked(), { type: 'answered', attempt: 'one', answer: choice });

  it('waits for its score, then shows it and goes on to what the server asks', () => {
    const scored = after(sent(), { type: 'scored', result: exampleResult('one') });
    expect(scored.phase).toMatchObject({ type: 'feedback', feedback: { correct: true } });
    expect(scored.marks).toEqual([true]);
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
