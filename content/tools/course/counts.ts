import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentDirectory, type CourseFiles } from '../read-courses.ts';

const amounts = z.object({ lessons: z.int(), questions: z.int() });

/** `content/counts.json`: what is written, as the site states it. A seeded template counts once. */
export const countsFile = amounts.extend({
  courses: z.record(
    z.string(),
    amounts.extend({
      planned: z.int(),
      units: z.record(z.string(), amounts.extend({ planned: z.int() })),
    }),
  ),
});
export type Counts = z.output<typeof countsFile>;

const path = join(contentDirectory, 'counts.json');

export function countCourses(courses: readonly CourseFiles[]): Counts {
  return {
    ...count(courses.flatMap(({ lessons }) => lessons)),
    courses: Object.fromEntries(
      courses.map(({ uid, lessons, planned, units }) => [
        uid,
        {
          ...count(lessons),
          planned: planned.length,
          units: Object.fromEntries(
            units.map((unit) => [
              unit.uid,
              {
                ...count(lessons.filter((lesson) => lesson.unit === unit.uid)),
                planned: planned.filter((lesson) => lesson.unit === unit.uid).length,
              },
            ]),
          ),
        },
      ]),
    ),
  };
}

function count(lessons: CourseFiles['lessons']): z.output<typeof amounts> {
  return {
    lessons: lessons.length,
    questions: lessons.reduce((sum, { lesson }) => sum + (lesson?.questions.length ?? 0), 0),
  };
}

export function writeCounts(counts: Counts): void {
  writeFileSync(path, written(counts));
}

/** Says so if `counts.json` states other figures than the lessons give. */
export function checkCounts(counts: Counts): string[] {
  return readFileSync(path, 'utf8') === written(counts)
    ? []
    : ['content/counts.json error It does not state what is written. Run pnpm content:report.'];
}

const written = (counts: Counts) => `${JSON.stringify(counts, undefined, 2)}\n`;
