import { join } from 'node:path';
import { readCourseFolders } from '@lemma/lesson-renderer/course';
import { expect, it } from 'vitest';
import { goals } from './goals.ts';

it('every goal that names a path names one that there is', () => {
  const courses = readCourseFolders(join(import.meta.dirname, '../../../../../content'));
  const known = courses.map(({ course }) => course.uid);
  const named = goals.flatMap(({ course }) => course ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((course) => !known.includes(course))).toEqual([]);
});
