import { join } from 'node:path';
import { readCourseFolders } from '@lemma/lesson-renderer/course';
import { expect, it } from 'vitest';
import { goals } from './goals.ts';

it('every goal that names a path names one that there is', () => {
  const courses = readCourseFolders(join(import.meta.dirname, '../../../../../content'));
  const known = courses.map(({ course }) => course.uid);
  for (const { course } of goals) if (course) expect(known).toContain(course);
});
