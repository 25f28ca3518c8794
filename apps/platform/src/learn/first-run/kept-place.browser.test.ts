import { beforeEach, expect, it } from 'vitest';
import { keepPlace, keptPlace } from './kept-place.ts';

beforeEach(() => localStorage.clear());

it('is the learner’s own, and begins at the goal', () => {
  expect(keptPlace('ada')).toEqual({ step: 'goal' });
  keepPlace('ada', { step: 'path', goal: 'maths' });
  expect(keptPlace('ada')).toEqual({ step: 'path', goal: 'maths' });
  expect(keptPlace('grace')).toEqual({ step: 'goal' });
});

it.each(['', 'null', '[]', '{"learner":"ada"}', '{"learner":"ada","step":"__proto__"}', '{'])(
  'does without what it did not write: %s',
  (text) => {
    localStorage.setItem('lemma-first-run', text);
    expect(keptPlace('ada')).toEqual({ step: 'goal' });
  },
);

it('leaves out a goal that there is not any more', () => {
  localStorage.setItem('lemma-first-run', '{"learner":"ada","step":"time","goal":"latin"}');
  expect(keptPlace('ada')).toEqual({ step: 'time' });
});
