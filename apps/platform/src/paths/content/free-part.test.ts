import { join } from 'node:path';
import { frontMatterFields, readCourseFolders } from '@lemma/lesson-renderer/course';
import { expect, it } from 'vitest';
import { freePart } from './free-part.ts';
import { sampleLessons } from './sample-lessons.ts';

const courses = readCourseFolders(join(import.meta.dirname, '../../../../../content'));

it('the server gives away as much of each course as the texts say', () => {
  expect(freePart).toBe('the first unit of each path');
  expect(courses.map(({ course }) => course.free_units)).toEqual([1, 1]);
});

it.each(Object.values(sampleLessons))(
  '%s is open to visitors: free, and needs no lesson',
  (uid) => {
    const found = courses.flatMap(({ course, lessons }) =>
      lessons
        .filter((one) => one.uid === uid)
        .map(({ unit, markdown }) => ({
          isFree: course.units.slice(0, course.free_units).some((one) => one.uid === unit),
          prerequisites: frontMatterFields(markdown).prerequisites,
        })),
    );
    expect(found).toEqual([{ isFree: true, prerequisites: [] }]);
  },
);
