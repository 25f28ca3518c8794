import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../cli/run.ts';
import {
  compileCourseLesson,
  CourseFileError,
  figurePath,
  knownLessons,
  readCourse,
  readCourseFolders,
} from './index.ts';
import { compileLesson } from '../compile/compile-lesson.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lemma-course-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
}

const course = `uid: algebra
title: Algebra
units:
  - uid: vectors
    title: Vectors
    lessons: [la-vectors, la-length]
  - uid: matrices
    title: Matrices
    lessons: [la-matrices]
`;
const plan = `lessons:
  - uid: la-matrices
    title: Matrices
    unit: matrices
`;

test('written lessons come in the order of the course, with their place and whether they are free', () => {
  write({
    'algebra/course.yaml': course,
    'algebra/plan.yaml': plan,
    'algebra/vectors/la-length.md': 'Length',
    'algebra/vectors/la-vectors.md': 'Vectors',
    'algebra/matrices/la-matrices.md': 'Matrices',
  });
  const [folder] = readCourseFolders(directory);
  expect(folder?.problems).toEqual([]);
  expect(folder?.lessons.map(({ uid, unit, number, free }) => [uid, unit, number, free])).toEqual([
    ['la-vectors', 'vectors', 1, true],
    ['la-length', 'vectors', 2, true],
    ['la-matrices', 'matrices', 1, false],
  ]);
});

test('a lesson is compiled with the pictures beside it, in the order of its cells', () => {
  const cell = (alt: string) =>
    `\`\`\`python run alt="${alt}"\nimport matplotlib\nax.plot([1])\n\`\`\`\n`;
  write({
    'algebra/course.yaml': course,
    'algebra/plan.yaml': plan,
    'algebra/vectors/la-length.md': 'Length',
    'algebra/vectors/la-vectors.md': `---\nuid: la-vectors\ntitle: Vectors\nsummary: Arrows.\nminutes: 5\nprerequisites: []\nskills:\n  a: Draw\n---\n\n## Explanation\n\n${cell('One.')}\n${cell('Two.')}\n${cell('Three.')}`,
    'algebra/vectors/figures/la-vectors-1.svg': '<svg id="1"/>',
    'algebra/vectors/figures/la-vectors-2.svg': '<svg id="2"/>',
    'algebra/vectors/figures/la-vectors-11.svg': '<svg id="11"/>',
  });
  const folders = readCourseFolders(directory);
  const [lesson] = folders[0]?.lessons ?? [];
  if (!lesson) throw new Error('no lesson');
  expect(figurePath(lesson.path, 2)).toBe(
    join(directory, 'algebra/vectors/figures/la-vectors-2.svg'),
  );
  const { lesson: compiled, messages } = compileCourseLesson(
    lesson,
    knownLessons(folders),
    compileLesson,
  );
  const cells = (compiled?.sections ?? []).flatMap(({ parts }) =>
    parts
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'python' ? [[block.alt, block.figure]] : [])),
  );
  expect(cells).toEqual([
    ['One.', '<svg id="1"/>'],
    ['Two.', '<svg id="2"/>'],
    ['Three.', undefined],
  ]);
  expect(messages.filter(({ rule }) => rule === 'drawn-figures')).toMatchObject([
    { message: expect.stringContaining('figure 3') },
  ]);
});

test('a lesson that is named and neither written nor planned, and one that no unit names, are problems', () => {
  write({
    'algebra/course.yaml': course,
    'algebra/plan.yaml': plan,
    'algebra/vectors/la-vectors.md': 'Vectors',
    'algebra/vectors/la-angle.md': 'Angle',
  });
  expect(readCourseFolders(directory)[0]?.problems).toEqual([
    'algebra/course.yaml names the lesson la-length, but there is no vectors/la-length.md: write it, or describe it in plan.yaml.',
    'algebra/vectors/la-angle.md is not in its unit: add la-angle to course.yaml, or nobody will see it.',
  ]);
});

test('a lesson that two units name is a problem, and stands in the first', () => {
  write({
    'algebra/course.yaml': course.replace('[la-matrices]', '[la-vectors]'),
    'algebra/plan.yaml': plan.replace('la-matrices', 'la-length'),
    'algebra/vectors/la-vectors.md': 'Vectors',
    'algebra/matrices/la-vectors.md': 'Vectors again',
  });
  const [folder] = readCourseFolders(directory);
  expect(folder?.lessons.map(({ unit }) => unit)).toEqual(['vectors']);
  expect(folder?.problems[0]).toBe(
    'algebra/course.yaml names the lesson la-vectors in two units: leave it in one.',
  );
});

test.each([
  [
    'a key that is mistyped',
    course.replace('units:', 'unit:'),
    'course.yaml:3:1',
    'Did you mean "units"?',
  ],
  [
    'a uid with a capital',
    course.replace('la-length', 'La-Length'),
    'course.yaml:6:27',
    'kebab-case',
  ],
  ['what is not YAML', 'uid: [', 'course.yaml:1:', 'not YAML'],
  ['a list', '- a', 'course.yaml:1:1', 'Write the keys'],
  ['nothing', '', 'course.yaml:1:1', 'Write the keys'],
])('a course.yaml with %s is refused with the place and what to write', (_, text, place, fix) => {
  write({ 'algebra/course.yaml': text });
  expect(() => readCourse(join(directory, 'algebra'), 'course.yaml')).toThrow(CourseFileError);
  expect(() => readCourse(join(directory, 'algebra'), 'course.yaml')).toThrow(place);
  expect(() => readCourse(join(directory, 'algebra'), 'course.yaml')).toThrow(fix);
});

test('a course says which former lessons its lessons replace', () => {
  write({ 'algebra/course.yaml': `${course}replaces:\n  la-length: [la-norms, la-distance]\n` });
  expect(readCourse(join(directory, 'algebra')).replaces).toEqual({
    'la-length': ['la-norms', 'la-distance'],
  });
  write({ 'algebra/course.yaml': course });
  expect(readCourse(join(directory, 'algebra')).replaces).toEqual({});
});

test.each([
  ['la-lines: [la-norms]', '11:3', 'No unit names la-lines'],
  ['la-length: [la-norms, la-vectors]', '11:25', 'A unit still names la-vectors'],
  ['la-length: [la-length]', '11:15', 'A unit still names la-length'],
  ['la-length: la-norms', '11:14', 'Write new lessons, each with the former ones'],
  ['la-length: []', '11:14', 'Write new lessons, each with the former ones'],
  ['la-length: [La-Norms]', '11:15', 'kebab-case'],
])('what cannot be replaced is named at its place: %s', (line, place, message) => {
  write({ 'algebra/course.yaml': `${course}replaces:\n  ${line}\n` });
  const read = () => readCourse(join(directory, 'algebra'), 'course.yaml');
  expect(read).toThrow(`course.yaml:${place} `);
  expect(read).toThrow(message);
});

test('a folder without course.yaml is refused by name', () => {
  expect(() => readCourse(join(directory, 'none'), 'none/course.yaml')).toThrow(
    /^none\/course\.yaml cannot be read: ENOENT/u,
  );
});

test('the command line says what is wrong with a course.yaml, as an error in the content', async () => {
  write({
    'algebra/course.yaml': course.replace('title: Algebra', 'title: 5'),
    'algebra/vectors/la-vectors.md': 'Vectors',
  });
  const result = await run(['check', directory]);
  expect(result.code).toBe(1);
  expect(result.output).toMatch(/course\.yaml:2:8 {2}`title` is the number 5\. Write text/u);
});
