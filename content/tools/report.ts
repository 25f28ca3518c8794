/**
 * `pnpm content:report [--full] [--json]`: how much there is, and how much of it is proved. Prints a table, writes the
 * page `content/dist/report.html` and the counts that the site states, `content/counts.json`. Templates are
 * recomputed over 20 seeds, with --full over 200, where content/proofs.json does not say that they are proved.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../../scripts/measure/table.ts';
import { alikePairs } from './course/alike.ts';
import { checkCourses, courseLessons } from './course/check-courses.ts';
import { askedQuestions, checkLessons, courseNotation } from './course/check-lessons.ts';
import { countCourses, writeCounts } from './course/counts.ts';
import { byUid } from './course/course-lesson.ts';
import { lessonsOnEarlierOnes } from './course/earlier-lessons.ts';
import { lessonPythons } from './lesson-pythons.ts';
import { checkMutants } from './mutants/check-mutants.ts';
import { proveLesson } from './prove-lesson.ts';
import { contentDirectory, readCourses } from './read-courses.ts';
import { readMutantRecords } from './records/mutant-records.ts';
import { readProofRecords, recordedIn } from './records/proof-records.ts';
import { graphPicture } from './report/graph-picture.ts';
import { lessonFigures, total } from './report/lesson-figures.ts';
import { type CourseReport, reportPage } from './report/page.ts';
import { unprovedByKind } from './unproved-questions.ts';
import { practiceFigures } from './report/practice-figures.ts';

/** Pairs that the page shows although they pass: worth a look when a lesson is written. */
const worthALook = 0.4;

const seeds = process.argv.includes('--full') ? 200 : 20;
const courses = readCourses();
const counts = countCourses(courses);
writeCounts(counts);

const never = () => 1;
const isRecorded = recordedIn(readProofRecords(), never);
const pythons = await lessonPythons();
const reports: CourseReport[] = [];
for (const course of courses) {
  const lessons = [];
  for (const file of course.lessons) {
    const figures = lessonFigures(
      file,
      await proveLesson(file, await pythons.of(file.lesson), seeds, isRecorded),
    );
    if (figures) lessons.push(figures);
  }
  const picture = graphPicture(courseLessons([course]), course.units);
  reports.push({ ...course, lessons, picture, notation: courseNotation(course) });
}
const mutants = await checkMutants(
  courses.flatMap((course) => course.lessons),
  pythons.plain,
  readMutantRecords(),
  never,
  pythons.of,
);
const problems = [
  ...courses.flatMap((course) => course.problems),
  ...checkCourses(courses),
  ...(await checkLessons(courses, () => true, pythons)),
  ...mutants.problems,
];
await pythons.close();

const folder = join(contentDirectory, 'dist');
mkdirSync(folder, { recursive: true });
const alike = alikePairs(askedQuestions(courses), worthALook);
writeFileSync(
  join(folder, 'report.html'),
  reportPage({ counts, courses: reports, problems, alike, seeds }),
);

const rows = reports.map(({ uid, planned, lessons }) => ({
  course: uid,
  lessons: lessons.length,
  planned: planned.length,
  questions: total(lessons, ({ questions }) => questions),
  repl: total(lessons, ({ byKind }) => byKind.repl ?? 0),
  templates: total(lessons, ({ templates }) => templates),
  proved: total(lessons, ({ proved }) => proved),
  minutes: total(lessons, ({ minutes }) => minutes),
}));
const { distinctInEightReviews, seeded, kinds, withPrediction, withOwnStep } = practiceFigures(
  courses.flatMap((course) => course.lessons.flatMap(({ lesson }) => lesson ?? [])),
);
const onEarlierLessons = lessonsOnEarlierOnes(
  courses.flatMap((course) => course.lessons),
  byUid(courseLessons(courses)),
);
const mutantsSurviving = mutants.surviving;
const unproved = unprovedByKind(
  reports.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.unproved)),
);
printTable(rows, {
  ...counts,
  by_course: rows,
  distinctInEightReviews,
  seeded,
  kinds,
  mutantsSurviving,
  withPrediction,
  withOwnStep,
  onEarlierLessons,
  unproved,
});
console.log(
  `\nEight reviews in a row show ${distinctInEightReviews.lowest} different questions in the lesson with the fewest, ${distinctInEightReviews.median} in the median. ` +
    `${Math.round(seeded * 100)} % of the questions draw their numbers; ${mutantsSurviving} of ${mutants.mutants + mutantsSurviving} mutants survive. ` +
    `${withPrediction.lessons} of ${withPrediction.of} lessons ask for a prediction, ${withOwnStep.lessons} leave a step or a reason of an example to the learner. ` +
    `In ${onEarlierLessons.lessons} of ${onEarlierLessons.of} lessons two questions or more lead back to an earlier lesson that they need.`,
);
for (const [kind, questions] of Object.entries(unproved)) {
  const silent = questions.filter(({ reason }) => reason === null).length;
  console.log(
    `${questions.length} ${kind} questions have no machine-made proof, ${silent} of them without a reason.`,
  );
}
for (const problem of problems) console.log(problem);
console.log('\nThe page is content/dist/report.html, the counts are content/counts.json.');
