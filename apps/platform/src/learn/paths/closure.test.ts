import { expect, it } from 'vitest';
import { lessons } from '../story/examples.ts';
import { closure } from './closure.ts';

it('brings everything that the goals rest on, in library order', () => {
  expect(closure(lessons, ['la-norm']).lessons.map((lesson) => lesson.lesson_uid)).toEqual([
    'la-vectors',
    'la-vector-arithmetic',
    'la-dot-product',
    'la-norm',
  ]);
});

it('counts only what is not mastered yet as time to go', () => {
  const plan = closure(lessons, ['la-norm']);
  expect(plan.left.map((lesson) => lesson.lesson_uid)).toEqual(['la-norm']);
  expect(plan.minutesLeft).toBe(18);
});

it('leaves out goals that are not there', () => {
  expect(closure(lessons, ['nowhere']).lessons).toEqual([]);
});
