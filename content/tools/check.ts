/**
 * `pnpm content:check [UID…] [--quick] [--write] [--json]`: compiles every lesson, runs its Python, proves its keys.
 * Each key of a template is recomputed over 200 seeds (20 with --quick). --write puts in the outputs that running the code gives.
 * Without uids it also checks what holds of courses as a whole: the graph, prerequisites by the syntax tree, alike questions.
 * The tests of an exercise must find every mutant of its solution; content/mutants.json records those that do, and a
 * random tenth of them is proved again. Without --quick the records are written.
 */
import { writeFileSync } from 'node:fs';
import { createNodePython } from '@lemma/python-runtime/node';
import { printTable } from '../../scripts/measure/table.ts';
import { checkCourses } from './course/check-courses.ts';
import { checkMutants } from './mutants/check-mutants.ts';
import { readRecords, writeRecords } from './mutants/mutant-records.ts';
import type { Proof } from './proof.ts';
import { proveLesson } from './prove-lesson.ts';
import { readCourses } from './read-courses.ts';

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const seeds = flags.has('--quick') ? 20 : 200;

const python = await createNodePython();
const rows: Record<string, string | number>[] = [];
const said: string[] = [];
let errors = 0;
const courses = readCourses(wanted);
for (const course of courses) {
  said.push(...course.problems);
  errors += course.problems.length;
  for (const file of course.lessons) {
    for (const { file: name, line, column, severity, rule, message, fix } of file.messages)
      said.push(`${name}:${line}:${column} ${severity} ${message} ${fix} [${rule}]`);
    const compileErrors = file.messages.filter(({ severity }) => severity === 'error').length;
    const { questions, outputs, written } = await proveLesson(file, python, seeds);
    if (flags.has('--write') && written !== file.markdown) writeFileSync(file.path, written);
    const wrong = [...questions, ...(flags.has('--write') ? [] : outputs)].filter(
      ({ state }) => state === 'wrong',
    );
    said.push(...wrong.map(({ where, message }) => `${where} error ${message ?? ''}`));
    errors += wrong.length + compileErrors + (file.lesson ? 0 : 1);
    rows.push({
      lesson: file.uid,
      questions: questions.length,
      proved: count(questions, 'proved'),
      unproved: count(questions, 'unproved'),
      outputs: outputs.length,
      wrong: wrong.length,
      messages: file.messages.length,
    });
  }
}
const lessons = courses.flatMap((course) => course.lessons);
const { problems: mutantProblems, ...mutants } = await checkMutants(
  lessons,
  python,
  readRecords(),
  Math.random,
);
said.push(...mutantProblems);
errors += mutantProblems.length;
if (!flags.has('--quick') && wanted.length === 0) {
  const exercises = lessons.flatMap(({ lesson }) => lesson?.questions ?? []);
  writeRecords(
    mutants.records,
    exercises.map(({ uid }) => uid),
  );
}
if (wanted.length === 0) {
  const problems = await checkCourses(courses, python);
  said.push(...problems);
  errors += problems.length;
}
await python.close();

for (const line of said) console.log(line);
if (said.length > 0) console.log();
printTable(rows, { lessons: rows, errors, mutantsSurviving: mutants.surviving });
console.log(
  `\n${mutants.mutants} mutants of ${mutants.exercises} solutions fail; those of ${mutants.proved} were graded now, ${mutants.surviving} survive.`,
);
console.log(
  errors === 0 ? `\n${rows.length} lessons hold, keys over ${seeds} seeds.` : `\n${errors} errors.`,
);
process.exitCode = errors === 0 ? 0 : 1;

function count(proofs: readonly Proof[], state: Proof['state']): number {
  return proofs.filter((proof) => proof.state === state).length;
}
