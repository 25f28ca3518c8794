/** `pnpm content:report`: how much there is, and how much of it is proved. A seeded template counts once. */
import { createNodePython } from '@lemma/python-runtime/node';
import { printTable } from '../../scripts/measure/table.ts';
import { proveLesson } from './prove-lesson.ts';
import { readCourses } from './read-courses.ts';

const python = await createNodePython();
interface CourseTotals {
  readonly course: string;
  lessons: number;
  readonly planned: number;
  questions: number;
  repl: number;
  templates: number;
  proved: number;
  minutes: number;
}

const byCourse: CourseTotals[] = [];
for (const course of readCourses()) {
  const totals: CourseTotals = {
    course: course.uid,
    lessons: 0,
    planned: course.planned,
    questions: 0,
    repl: 0,
    templates: 0,
    proved: 0,
    minutes: 0,
  };
  for (const file of course.lessons) {
    if (!file.lesson) continue;
    const { questions } = await proveLesson(file, python, 20);
    totals.lessons += 1;
    totals.minutes += file.lesson.minutes;
    totals.questions += file.lesson.questions.length;
    totals.repl += file.lesson.questions.filter(({ kind }) => kind === 'repl').length;
    totals.templates += file.lesson.questions.filter(({ template }) => template).length;
    totals.proved += questions.filter(({ state }) => state === 'proved').length;
  }
  byCourse.push(totals);
}
await python.close();

const sum = (name: 'lessons' | 'questions' | 'proved') =>
  byCourse.reduce((total, course) => total + course[name], 0);
printTable(
  byCourse.map((course) => ({ ...course })),
  {
    lessons: sum('lessons'),
    questions: sum('questions'),
    proved: sum('proved'),
    by_course: byCourse,
  },
);
