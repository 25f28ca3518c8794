import { load } from 'js-yaml';
import { splitFrontMatter } from '@lemma/lesson-renderer/course';
import type { LessonPythons } from '../lesson-pythons.ts';
import { askedText, questionSources } from '../question-source.ts';
import type { CourseFiles, LessonFile } from '../read-courses.ts';
import { alikePairs } from './alike.ts';
import { checkArticles } from './check-articles.ts';
import { checkAskedConstructs } from './check-asked-constructs.ts';
import { checkConstructs, constructsFile } from './check-constructs.ts';
import { courseLessons, courseText } from './check-courses.ts';
import { checkData } from './check-data.ts';
import { checkGotcha } from './check-gotcha.ts';
import { checkHelp } from './check-help.ts';
import { checkNotation, type Notation, notationFile } from './check-notation.ts';
import { checkPackages } from './check-packages.ts';
import { checkPredictedCells } from './check-predicted-cells.ts';
import { checkPredictions } from './check-predictions.ts';
import { checkQuestions } from './check-questions.ts';
import { checkSharedNames } from './check-shared-names.ts';
import { checkWeights } from './check-weights.ts';
import type { LessonMarkdown } from './course-lesson.ts';

/** What must hold of each lesson that `isWanted`, alone and beside the others. A sentence for each thing that does not. */
export async function checkLessons(
  courses: readonly CourseFiles[],
  isWanted: (lesson: { readonly uid: string }) => boolean,
  { plain: python, of: pythonOf }: Pick<LessonPythons, 'plain' | 'of'>,
): Promise<string[]> {
  const graph = courseLessons(courses);
  const problems = alikePairs(askedQuestions(courses))
    .filter(({ a, b }) => [a, b].some((uid) => isWanted({ uid: uid.replace(/\/.*$/u, '') })))
    .map(
      ({ a, b, alike }) =>
        `${a} error It is ${Math.round(alike * 100)} % the same as ${b}. Ask something new, or make one template of both.`,
    );
  for (const course of courses) {
    const lessons = course.lessons.filter(isWanted);
    const written = lessons.map(markdownOf);
    const constructs = courseText(course, 'constructs.yaml');
    problems.push(
      ...checkData(written),
      ...checkPackages(lessons),
      ...checkQuestions(lessons, { teachesPrograms: constructs !== undefined }),
      ...checkPredictions(lessons),
      ...(await checkPredictedCells(lessons, pythonOf)),
      ...checkArticles(lessons),
      ...checkAskedConstructs(lessons),
      ...(await checkSharedNames(course.lessons, isWanted, python)),
      ...checkGotcha(written),
      ...checkHelp(written),
      ...written.flatMap(({ markdown, file }) =>
        checkWeights(splitFrontMatter(markdown).yaml ?? '', file),
      ),
      ...checkNotation(written, courseNotation(course)),
    );
    if (constructs !== undefined)
      problems.push(
        ...(await checkConstructs(written, graph, constructsFile.parse(load(constructs)), python)),
      );
  }
  return problems;
}

/** The course's table of notation; empty for a course that has none. */
export function courseNotation(course: CourseFiles): Notation {
  const notation = courseText(course, 'notation.yaml');
  return notation === undefined ? [] : notationFile.parse(load(notation));
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

function markdownOf({ uid, shown, markdown }: LessonFile): LessonMarkdown {
  return { uid, file: shown, markdown };
}
