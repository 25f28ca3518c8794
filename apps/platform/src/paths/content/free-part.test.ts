import { join } from 'node:path';
import { readCourseFolders } from '@lemma/lesson-renderer/course';
import { expect, it } from 'vitest';
import { freePart } from './free-part.ts';

it('the server gives away as much of each course as the texts say', () => {
  const courses = readCourseFolders(join(import.meta.dirname, '../../../../../content'));
  expect(freePart).toBe('the first unit of each path');
  expect(courses.map(({ course }) => course.free_units)).toEqual([1, 1]);
});
