import { expect, it } from 'vitest';
import { unprovedByKind, unprovedQuestions, unreasoned } from './unproved-questions.ts';

it('questions without a proof are listed by kind, with the reason or null', () => {
  const questions = [
    { uid: 'x/a', kind: 'order', unproved: 'An argument.' },
    { uid: 'x/b', kind: 'order' },
    { uid: 'x/c', kind: 'match' },
    { uid: 'x/d', kind: 'numeric' },
  ] as const;
  const proofs = (['unproved', 'unproved', 'unproved', 'proved'] as const).map((state) => ({
    where: 'x.md',
    state,
  }));
  expect(unprovedByKind(unprovedQuestions(questions, proofs))).toEqual({
    order: [
      { question: 'x/a', reason: 'An argument.' },
      { question: 'x/b', reason: null },
    ],
    match: [{ question: 'x/c', reason: null }],
  });
  expect(unreasoned('x.md', unprovedQuestions(questions, proofs))).toEqual([
    expect.stringContaining('x.md error No machine proves the key of x/b,'),
    expect.stringContaining('the key of x/c,'),
  ]);
});
