import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDirectory, type CourseFiles } from '../read-courses.ts';
import { checkFree } from './check-free.ts';
import { checkGraph } from './check-graph.ts';
import { checkOrder } from './check-order.ts';
import { checkPlan } from './check-plan.ts';
import { checkProvedChoices } from './check-questions.ts';
import { checkWeights } from './check-weights.ts';
import { checkCounts, countCourses } from './counts.ts';
import type { CourseLesson } from './course-lesson.ts';

/** What holds only of courses as a whole. A sentence for each thing that does not. */
export function checkCourses(courses: readonly CourseFiles[]): string[] {
  return [
    ...checkGraph(courseLessons(courses)),
    ...checkFree(courses.flatMap((course) => course.lessons.flatMap(({ lesson }) => lesson ?? []))),
    ...checkCounts(countCourses(courses)),
    ...courses.flatMap((course) => [
      ...checkOrder(course.lessons.flatMap(({ lesson }) => lesson ?? [])),
      ...checkPlan(course),
      ...checkProvedChoices(course.uid, course.lessons),
      ...checkWeights(courseText(course, 'plan.yaml') ?? '', `content/${course.uid}/plan.yaml`),
    ]),
  ];
}

/** Every lesson of the graph, written and planned. */
export function courseLessons(courses: readonly CourseFiles[]): CourseLesson[] {
  const replaces = new Map(courses.flatMap((course) => Object.entries(course.replaces)));
  return courses.flatMap(({ uid: course, lessons, planned }) => [
    ...lessons.flatMap(({ shown, lesson }): CourseLesson[] =>
      lesson
        ? [
            {
              ...lesson,
              file: shown,
              skills: lesson.skills.map(({ id }) => id),
              replaces: replaces.get(lesson.uid) ?? [],
            },
          ]
        : [],
    ),
    ...planned.map((lesson): CourseLesson => ({
      ...lesson,
      course,
      file: `content/${course}/plan.yaml`,
      skills: [],
      planned: true,
    })),
  ]);
}

/** A file of the course's folder, if it is there. */
export function courseText(course: CourseFiles, name: string): string | undefined {
  const path = join(contentDirectory, course.uid, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
