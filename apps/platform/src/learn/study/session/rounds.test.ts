import { describe, expect, it } from 'vitest';
import type { Session } from '../../wire.ts';
import { exampleEnd, exampleQuestion, exampleResult, exampleInRounds } from './example-session.ts';
import { openSession, study, type StudyEvent, type StudyState } from './session-state.ts';
import { stepProgress } from './step-progress.ts';

const after = (state: StudyState, ...events: StudyEvent[]) => events.reduce(study, state);
const choice = { kind: 'multiple-choice', selected: ['a'] } as const;
const first = exampleQuestion('q1');
const second = exampleQuestion('q2', 1, 'read');
const open = (change: Partial<Session> = {}) => openSession(exampleInRounds(change));
/** An answer as a session keeps it. */
const kept = (attempt_uid: string, { question }: typeof first): Session['answers'][number] => {
  const { feedback } = exampleResult(attempt_uid);
  if (!feedback) throw new Error('The example result has no feedback.');
  return { attempt_uid, question, answer: { ...choice, selected: ['a'] }, feedback, answered_at };
};
const answered_at = '2026-11-21T09:10:00.000Z';
const answered = (attempt: string, next: Session['next']): StudyEvent[] => [
  { type: 'answered', attempt, answer: choice },
  { type: 'scored', result: exampleResult(attempt, { next }) },
];

describe('a study in rounds', () => {
  it('reads a round, asks it, and reads the next once that is asked', () => {
    const round1 = after(open(), { type: 'read-on' });
    expect(round1.phase).toMatchObject({ type: 'question', question: { skill: 'compute' } });
    const feedback = after(round1, ...answered('one', second));
    expect(feedback.phase.type).toBe('feedback');
    const round2 = after(feedback, { type: 'go-on' });
    expect(round2.phase).toEqual({ type: 'reading', step: 1 });
    const questions = after(round2, { type: 'read-on' }, { type: 'read-on' });
    expect(questions.phase).toMatchObject({ type: 'question', question: { skill: 'read' } });
  });

  it('reads a round once: a further question of it follows at once', () => {
    const round2 = after(
      open(),
      { type: 'to-questions' },
      ...answered('one', second),
      { type: 'go-on' },
      { type: 'to-questions' },
      ...answered('two', exampleQuestion('q3', 1, 'read')),
      { type: 'go-on' },
    );
    expect(round2.phase).toMatchObject({ type: 'question', question: { skill: 'read' } });
  });

  it('goes back from a question to the last part of its round, and from there to the round before', () => {
    const question = after(
      open(),
      { type: 'to-questions' },
      ...answered('one', second),
      { type: 'go-on' },
      { type: 'to-questions' },
    );
    const back = after(question, { type: 'read-back' });
    expect(back.phase).toEqual({ type: 'reading', step: 2 });
    const before = after(back, { type: 'read-back' }, { type: 'read-back' });
    expect(before.phase).toEqual({ type: 'reading', step: 0 });
    const on = after(before, { type: 'read-on' }, { type: 'read-on' }, { type: 'read-on' });
    expect(on.phase).toMatchObject({ type: 'question', question: { skill: 'read' } });
  });

  it('opens at the reading of the round that failed, without the rounds before', () => {
    expect(open({ next: second }).phase).toEqual({ type: 'reading', step: 1 });
  });

  it('opens where a reload left it: in the second round’s reading, or at its questions', () => {
    const answers = [kept('one', first)];
    expect(open({ answers, next: second, position: 1 }).phase).toEqual({
      type: 'reading',
      step: 1,
    });
    expect(open({ answers, next: second, position: 2 }).phase).toEqual({
      type: 'reading',
      step: 2,
    });
    expect(open({ answers, next: second, position: 3 }).phase.type).toBe('question');
    const inRound2 = [...answers, kept('two', second)];
    expect(open({ answers: inRound2, next: second }).phase.type).toBe('question');
  });

  it('goes on to the next round’s reading without network, and keeps its question', () => {
    const state = after(
      open({ ahead: [second.question] }),
      { type: 'to-questions' },
      { type: 'answered', attempt: 'one', answer: choice },
      { type: 'set-aside' },
    );
    expect(state.phase).toEqual({ type: 'reading', step: 1 });
    const asked = after(state, { type: 'to-questions' });
    expect(asked.phase).toMatchObject({ type: 'question', fromAhead: true });
  });

  it('shows the reading of a round that another tab went on to', () => {
    const state = after(open(), { type: 'to-questions' });
    const answers = [kept('elsewhere', first)];
    const session = exampleInRounds({ answers, next: second });
    expect(after(state, { type: 'synchronised', session })).toMatchObject({
      moved: true,
      phase: { type: 'reading', step: 1 },
    });
  });
});

describe('the bar of a study in rounds', () => {
  it('has a group for each round', () => {
    expect(stepProgress(open())).toEqual({ current: 1, total: 11, rounds: [5, 6], round: 1 });
  });

  it('counts on from round to round', () => {
    const feedback = after(open(), { type: 'to-questions' }, ...answered('one', second));
    expect(stepProgress(feedback)).toMatchObject({ current: 2, round: 1 });
    const round2 = after(feedback, { type: 'go-on' });
    expect(stepProgress(round2)).toMatchObject({ current: 6, round: 2 });
    const question = after(round2, { type: 'to-questions' });
    expect(stepProgress(question)).toMatchObject({ current: 8, round: 2 });
  });

  it('is full at the end', () => {
    const { current, total } = stepProgress(open({ next: exampleEnd }));
    expect(current).toBe(total);
  });
});
