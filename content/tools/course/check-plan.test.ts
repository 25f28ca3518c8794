import { expect, test } from 'vitest';
import { checkPlan } from './check-plan.ts';

const units = ['early', 'late'].map((uid) => ({ uid, title: uid }));
const planned = (unit: string, prerequisites: string[]) => ({
  uid: 'p',
  title: 'P',
  unit,
  idea: 'One.',
  outcome: 'Do it.',
  prerequisites,
  encompasses: {},
  minutes: 15,
  skills: { 'p-do': 'Do it' },
});
const said = (unit: string, prerequisites: string[]) =>
  checkPlan({
    uid: 'c',
    units,
    lessons: [{ uid: 'w', unit: 'late', shown: 'w.md', lesson: { minutes: 15, sections: [] } }],
    planned: [planned(unit, prerequisites)],
  });

test('a planned lesson that needs a lesson of a later unit is named', () => {
  expect(said('early', ['w'])).toEqual([
    'content/c/plan.yaml error p stands in a unit before that of w, which it needs.',
  ]);
  expect(said('late', ['w'])).toEqual([]);
});

test('a prerequisite of another course has no unit to stand behind', () => {
  expect(said('early', ['la-dot-product'])).toEqual([]);
});

test('a unit that the course does not have is named', () => {
  expect(said('never', ['w'])).toEqual([
    'content/c/plan.yaml error p stands in the unit never, which the course does not have.',
  ]);
});

test.each([
  [25, 1, []],
  [26, 1, ['w.md error The lesson takes 26 minutes; make it 10 to 25, or two lessons.']],
  [30, 2, []],
  [31, 2, ['w.md error The lesson takes 31 minutes; make it 10 to 30, or two lessons.']],
])('a lesson of %d minutes in %d rounds', (minutes, rounds, expected) => {
  const sections = Array.from({ length: rounds }, () => ({ kind: 'explanation' }));
  const lessons = [{ uid: 'w', unit: 'late', shown: 'w.md', lesson: { minutes, sections } }];
  expect(checkPlan({ uid: 'c', units, lessons, planned: [] })).toEqual(expected);
});
