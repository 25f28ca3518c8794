/**
 * `pnpm content:check [UID…] [--quick] [--write] [--json]`: compiles every lesson, runs its Python, proves its keys.
 * Each key of a template is recomputed over 200 seeds (20 with --quick). --write puts in the outputs that running the code gives.
 * Without uids it also checks what holds of courses as a whole: the graph, the order, the counts.
 * The tests of an exercise must find every mutant of its solution. content/mutants.json and content/proofs.json record what is
 * proved, and a random tenth of that is proved again. A run of all lessons without --quick writes the records.
 */
import { printTable } from '../../scripts/measure/table.ts';
import { checkCourses } from './course/check-courses.ts';
import { checkLessons } from './course/check-lessons.ts';
import { checkMutants } from './mutants/check-mutants.ts';
import { lessonPythons } from './lesson-pythons.ts';
import type { Proof } from './proof.ts';
import { proveLesson } from './prove-lesson.ts';
import { type LessonFile, readCourses } from './read-courses.ts';
import { readMutantRecords, writeMutantRecords } from './records/mutant-records.ts';
import { readProofRecords, recordedIn, writeProofRecords } from './records/proof-records.ts';
import { unprovedQuestions, unreasoned } from './unproved-questions.ts';
import { writeOutputs } from './write-outputs.ts';

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const seeds = flags.has('--quick') ? 20 : 200;

const pythons = await lessonPythons();
const rows: Record<string, string | number>[] = [];
const said: string[] = [];
let errors = 0;
let made = 0;
const proved: Record<string, string> = {};
const records = readProofRecords();
const isRecorded = recordedIn(records, Math.random);
const courses = readCourses();
const isWanted = ({ uid }: { uid: string }) => wanted.length === 0 || wanted.includes(uid);
const lessons = courses.flatMap((course) => course.lessons).filter(isWanted);
const unknown = wanted.filter((name) => !lessons.some(({ uid }) => uid === name));
if (unknown.length > 0) {
  said.push(
    `No lesson is called ${unknown.join(', ')}. Name lessons by their uids, as in course.yaml.`,
  );
  errors += unknown.length;
}
for (const { problems } of courses) {
  said.push(...problems);
  errors += problems.length;
}
for (const file of lessons) {
  for (const { file: name, line, column, severity, rule, message, fix } of file.messages)
    said.push(`${name}:${line}:${column} ${severity} ${message} ${fix} [${rule}]`);
  const compileErrors = file.messages.filter(({ severity }) => severity === 'error').length;
  const python = await pythons.of(file.lesson);
  const proofs = await proveLesson(file, python, seeds, isRecorded);
  const { questions, outputs, reviews, written } = proofs;
  made += proofs.made;
  Object.assign(proved, python ? {} : recordsOf(file), proofs.proved);
  if (flags.has('--write')) writeOutputs(file, written);
  const wrong = [...questions, ...reviews, ...(flags.has('--write') ? [] : outputs)].filter(
    ({ state }) => state === 'wrong',
  );
  const silent = unreasoned(file.shown, unprovedQuestions(file.lesson?.questions ?? [], questions));
  said.push(...wrong.map(({ where, message }) => `${where} error ${message ?? ''}`), ...silent);
  errors += wrong.length + silent.length + compileErrors + (file.lesson ? 0 : 1);
  rows.push({
    lesson: file.uid,
    questions: questions.length,
    proved: count(questions, 'proved'),
    unproved: count(questions, 'unproved'),
    notRun: count([...questions, ...outputs], 'not-run'),
    outputs: outputs.length,
    wrong: wrong.length,
    messages: file.messages.length,
  });
}
const { problems: mutantProblems, ...mutants } = await checkMutants(
  lessons,
  pythons.plain,
  readMutantRecords(),
  Math.random,
  pythons.of,
);
const problems = [
  ...mutantProblems,
  ...(await checkLessons(courses, isWanted, pythons)),
  ...(wanted.length === 0 ? checkCourses(courses) : []),
];
said.push(...problems);
errors += problems.length;
if (!flags.has('--quick') && wanted.length === 0) {
  const exercises = lessons.flatMap(({ lesson }) => lesson?.questions ?? []);
  writeMutantRecords(
    mutants.records,
    exercises.map(({ uid }) => uid),
  );
  writeProofRecords({ checker: records.checker, proved });
}
await pythons.close();

for (const line of said) console.log(line);
if (said.length > 0) console.log();
printTable(rows, { lessons: rows, errors, mutantsSurviving: mutants.surviving });
console.log(
  `\n${mutants.mutants} mutants of ${mutants.exercises} solutions fail; those of ${mutants.proved} were graded now, ${mutants.surviving} survive.`,
);
const notRun = rows.reduce((sum, row) => sum + Number(row['notRun']), 0);
if (notRun > 0)
  console.log(
    `not run: ${notRun} proofs of lessons with NumPy, pandas or Matplotlib, since ${pythons.notRun() ?? 'no Python has them'}.`,
  );
console.log(`${made} proofs of keys and outputs were made now, the others are recorded.`);
console.log(
  errors === 0 ? `\n${rows.length} lessons hold, keys over ${seeds} seeds.` : `\n${errors} errors.`,
);
process.exitCode = errors === 0 ? 0 : 1;

/** What is recorded of a lesson that nothing here can run. */
function recordsOf({ uid, lesson }: LessonFile): Record<string, string> {
  const uids = [uid, ...(lesson?.questions ?? []).map((question) => question.uid)];
  return Object.fromEntries(
    uids.flatMap((each) => {
      const hash = records.proved[each];
      return hash === undefined ? [] : [[each, hash]];
    }),
  );
}

function count(proofs: readonly Proof[], state: Proof['state']): number {
  return proofs.filter((proof) => proof.state === state).length;
}
