import { expect, it } from 'vitest';
import type { DiagnosedLesson } from './disc.ts';
import { weeksToGoal } from './time-to-goal.ts';

const lesson = (result: DiagnosedLesson['result'], minutes: number): DiagnosedLesson => ({
  lesson_uid: `${result}-${minutes}`,
  title: '',
  unit_uid: 'one',
  unit_title: 'One',
  minutes,
  prerequisites: [],
  belief: 0.5,
  asked: false,
  result,
});

it('counts what is new at best, and what is not sure with reviews on top at most', () => {
  // 630 minutes are three weeks of 30 a day; (630 + 210) · 1.4 are 5.6 weeks.
  const lessons = [lesson('skipped', 400), lesson('unknown', 630), lesson('unsure', 210)];
  expect(weeksToGoal(lessons)).toEqual({ least: 3, most: 6 });
});

it('is a range even of one short lesson', () => {
  expect(weeksToGoal([lesson('unknown', 10)])).toEqual({ least: 1, most: 2 });
});

it('has nothing to say when all is known', () => {
  expect(weeksToGoal([lesson('skipped', 10)])).toBeUndefined();
});
