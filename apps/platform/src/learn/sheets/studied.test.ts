import { expect, test } from 'vitest';
import { course, lessons, unit } from '../story/examples.ts';
import { isStudied, unitSheets } from './studied.ts';

const [lesson] = lessons;
const given = (change: Partial<(typeof lessons)[number]>) => {
  if (!lesson) throw new Error('The examples have no lesson.');
  return { ...lesson, has_access: true, unit_uid: unit, ...change };
};

test('what a learner has met is on the sheet; what is still to come, or needs a plan, is not', () => {
  const studied = (status: 'mastered' | 'due' | 'relearn' | 'skipped' | 'available' | 'locked') =>
    isStudied(given({ status }));
  expect(studied('mastered') && studied('due') && studied('relearn') && studied('skipped')).toBe(
    true,
  );
  expect(studied('available') || studied('locked')).toBe(false);
  expect(isStudied(given({ status: 'mastered', has_access: false }))).toBe(false);
});

test('a unit has its studied lessons and those to come; planned lessons and empty units are left out', () => {
  const sheets = unitSheets(
    [course],
    [
      given({ lesson_uid: 'la-a', status: 'mastered' }),
      given({ lesson_uid: 'la-b', status: 'locked' }),
      given({ lesson_uid: 'la-c', status: 'coming' }),
    ],
  );
  expect(sheets.map(({ uid, studied, toCome }) => [uid, studied.length, toCome.length])).toEqual([
    [unit, 1, 1],
  ]);
});
