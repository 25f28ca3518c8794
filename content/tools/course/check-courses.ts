import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePython } from '@lemma/python-runtime/node';
import { load } from 'js-yaml';
import { splitFrontMatter } from '@lemma/lesson-renderer/course';
import { askedText, questionSources } from '../question-source.ts';
import { contentDirectory, type CourseFiles } from '../read-courses.ts';
import { alikePairs } from './alike.ts';
import { checkAskedConstructs } from './check-asked-constructs.ts';
import { checkConstructs, constructsFile } from './check-constructs.ts';
import { checkData } from './check-data.ts';
import { checkFree } from './check-free.ts';
import { checkGotcha } from './check-gotcha.ts';
import { checkGraph } from './check-graph.ts';
import { checkHelp } from './check-help.ts';
import { checkNotation, type Notation, notationFile } from './check-notation.ts';
import { checkOrder } from './check-order.ts';
import { checkPlan } from './check-plan.ts';
import { checkQuestions } from './check-questions.ts';
import { checkSharedNames } from './check-shared-names.ts';
import { checkWeights } from './check-weights.ts';
import { checkCounts, countCourses } from './counts.ts';
import type { CourseLesson, LessonMarkdown } from './course-lesson.ts';

/** What holds only of courses as a whole. A sentence for each thing that does not. */
export async function checkCourses(
  courses: readonly CourseFiles[],
  python: NodePython,
): Promise<string[]> {
  const lessons = courseLessons(courses);
  const problems = [
    ...checkGraph(lessons),
    ...alikePairs(askedQuestions(courses)).map(
      ({ a, b, alike }) =>
        `${a} error It is ${Math.round(alike * 100)} % the same as ${b}. Ask something new, or make one template of both.`,
    ),
    ...checkFree(courses.flatMap((course) => course.lessons.flatMap(({ lesson }) => lesson ?? []))),
    ...checkCounts(countCourses(courses)),
  ];
  for (const course of courses) {
    const written = course.lessons.map(({ uid, shown, markdown }): LessonMarkdown => ({
      uid,
      file: shown,
      markdown,
    }));
    problems.push(
      ...checkOrder(course.lessons.flatMap(({ lesson }) => lesson ?? [])),
      ...checkPlan(course),
      ...checkData(written),
      ...checkQuestions(course),
      ...checkAskedConstructs(course.lessons),
      ...(await checkSharedNames(course.lessons, python)),
      ...checkGotcha(written),
      ...checkHelp(written),
      ...written.flatMap(({ markdown, file }) =>
        checkWeights(splitFrontMatter(markdown).yaml ?? '', file),
      ),
      ...checkWeights(text(course, 'plan.yaml') ?? '', `content/${course.uid}/plan.yaml`),
    );
    const constructs = text(course, 'constructs.yaml');
    if (constructs !== undefined)
      problems.push(
        ...(await checkConstructs(
          written,
          lessons,
          constructsFile.parse(load(constructs)),
          python,
        )),
      );
    problems.push(...checkNotation(written, courseNotation(course)));
  }
  return problems;
}

/** The course's table of notation; empty for a course that has none. */
export function courseNotation(course: CourseFiles): Notation {
  const notation = text(course, 'notation.yaml');
  return notation === undefined ? [] : notationFile.parse(load(notation));
}

/** Every lesson of the graph, written and planned. */
export function courseLessons(courses: readonly CourseFiles[]): CourseLesson[] {
  return courses.flatMap(({ uid: course, lessons, planned }) => [
    ...lessons.flatMap(({ shown, lesson }): CourseLesson[] =>
      lesson ? [{ ...lesson, file: shown, skills: lesson.skills.map(({ id }) => id) }] : [],
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

/** What every question asks, by its uid. */
export function askedQuestions(courses: readonly CourseFiles[]): { uid: string; text: string }[] {
  return courses.flatMap(({ lessons }) =>
    lessons.flatMap(({ uid, markdown }) =>
      questionSources(markdown).map((question) => ({
        uid: `${uid}/${question.id}`,
        text: askedText(question),
      })),
    ),
  );
}

function text(course: CourseFiles, name: string): string | undefined {
  const path = join(contentDirectory, course.uid, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
