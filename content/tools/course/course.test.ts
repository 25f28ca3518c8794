import { compileLesson } from '@lemma/lesson-renderer/compile';
import { createNodePython, type NodePython } from '@lemma/python-runtime/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alikePairs } from './alike.ts';
import { checkConstructs } from './check-constructs.ts';
import { checkData } from './check-data.ts';
import { checkFree } from './check-free.ts';
import { checkGotcha } from './check-gotcha.ts';
import { checkGraph } from './check-graph.ts';
import { checkNotation } from './check-notation.ts';
import { checkOrder } from './check-order.ts';
import { checkProvedChoices, checkQuestions } from './check-questions.ts';
import { checkWeights } from './check-weights.ts';
import type { CourseLesson } from './course-lesson.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 180_000);
afterAll(() => python.close());

function lesson(uid: string, prerequisites: string[], rest: Partial<CourseLesson> = {}) {
  return {
    uid,
    prerequisites,
    file: `${uid}.md`,
    title: uid,
    course: 'c',
    unit: 'u',
    encompasses: {},
    minutes: 15,
    skills: [],
    ...rest,
  } satisfies CourseLesson;
}

/** What the check of questions says of a lesson with these exercises. */
function questionsSaid(exercises: string, teachesPrograms = true): string {
  const source = `---
uid: x
title: X
summary: X
minutes: 10
skills: { x-a: Add, x-b: Subtract }
---
## Exercises

${exercises}`;
  const { lesson: compiled } = compileLesson(source);
  return [
    ...checkQuestions([{ shown: 'x.md', lesson: compiled }], { teachesPrograms }),
    ...checkProvedChoices('c', [{ shown: 'x.md', lesson: compiled }]),
  ].join('\n');
}

test('a sound graph has nothing to say about', () => {
  const b = lesson('b', ['a'], { encompasses: { a: 0.4 } });
  expect(checkGraph([lesson('a', []), b, lesson('c', ['b'], { planned: true })])).toEqual([]);
});

test('a prerequisite that another one implies is named with the one that implies it', () => {
  const problems = checkGraph([lesson('a', []), lesson('b', ['a']), lesson('c', ['a', 'b'])]);
  expect(problems).toEqual(['c.md error c lists a, which b already needs. Take a out.']);
});

test('a circle, a lesson that nobody has, and a written lesson on a planned one are named', () => {
  const said = checkGraph([
    lesson('a', ['b']),
    lesson('b', ['a']),
    lesson('c', ['nowhere']),
    lesson('later', [], { planned: true }),
    lesson('d', ['later']),
  ]).join('\n');
  expect(said).toContain('go in a circle');
  expect(said).toContain('there is no such lesson');
  expect(said).toContain('d needs later, which is only planned');
});

test('a weight on a lesson that need not be known is named', () => {
  const [problem] = checkGraph([lesson('a', []), lesson('b', [], { encompasses: { a: 0.3 } })]);
  expect(problem).toContain('b gives a a repetition without needing it');
});

test('a weight above one half wants a reason behind it', () => {
  const yaml = 'encompasses:\n  la-a: 0.6 # each step is one of these\n  la-b: 0.7\n  la-c: 0.5';
  expect(checkWeights(yaml, 'x.md')).toEqual([
    expect.stringContaining('x.md:3 error The weight 0.7 of la-b'),
  ]);
  expect(checkWeights('encompasses: { la-a: 0.9 }', 'x.md')).toHaveLength(1);
});

test('the same question with other names is found, two questions of one kind are not', () => {
  const asked = [
    { uid: 'one', text: 'How many apples are in the basket after Ana takes three of them away?' },
    { uid: 'two', text: 'How many apples are in the basket after Ben takes three of them away?' },
    { uid: 'three', text: 'How many rows has a matrix whose transpose has three columns?' },
  ];
  expect(alikePairs(asked).map(({ a, b }) => [a, b])).toEqual([['one', 'two']]);
});

test('templates are compared by what they ask, not by the shape of their matrices', () => {
  const matrix = String.raw`$\begin{pmatrix} {{a}} & {{b}} \\ {{c}} & {{d}} \end{pmatrix}$`;
  const asked = [
    { uid: 'inverse', text: `Find the inverse of ${matrix}, by hand.` },
    { uid: 'trace', text: `Add up the diagonal entries that stand in ${matrix}.` },
  ];
  expect(alikePairs(asked)).toEqual([]);
});

test('a formula that departs from the notation is named with its line', () => {
  const notation = [
    { sign: String.raw`A^{\mathsf T}`, means: 'the transpose', not: [String.raw`\^T\b`] },
  ];
  const markdown = `First $A^{\\mathsf T}$.\n\nThen $A^T x$.`;
  expect(checkNotation([{ uid: 'x', file: 'x.md', markdown }], notation)).toEqual([
    expect.stringContaining('x.md:3 error $A^T x$'),
  ]);
});

test('a lesson that asks too little is told what is missing', () => {
  const question = `::::question{#q type="numeric" skill="x-a" answer="2"}
What is $1 + 1$?
:::steps
Two.
:::
::::
`;
  expect(questionsSaid(question)).toBe(
    [
      'x.md error a first study without a mistake asks 2 questions; at least 8 must be asked. Add exercises to the skills that have the fewest.',
      'x.md error 1 questions; a lesson has at least 10.',
      'x.md error 0 questions are kept for later reviews; at least 6 must be.',
      'x.md error 0 of the questions for later reviews are seeded; at least 3 must be.',
      'x.md error a first review without a mistake does not ask x-b. A lesson has at most five skills, each with questions.',
      'x.md error 1 questions test x-a; each skill has at least 2.',
      'x.md error 0 questions test x-b; each skill has at least 2.',
    ].join('\n'),
  );
});

test('a lesson whose review has six questions and three of them seeded is large enough', () => {
  const asked = (
    id: number,
    seeded: boolean,
  ) => `::::question{#r-${id} type="numeric" skill="x-a" answer="${seeded ? '{{n}}' : id}"}
${seeded ? '\n```params\nn: int(10, 99)\n```\n' : ''}
Which number?

:::steps
It is given.
:::
::::`;
  const said = (seeded: number) =>
    questionsSaid(
      `## Review\n\n${[1, 2, 3, 4, 5, 6].map((id) => asked(id, id <= seeded)).join('\n\n')}`,
    );
  expect(said(2)).toContain('2 of the questions for later reviews are seeded');
  expect(said(3)).not.toContain('for later reviews');
});

test('a test that shows a lambda is named, and one with a name of its own is not', () => {
  const tests = (name: string) => `::::question{#q type="repl" skill="x-a"}
Write \`f(xs)\`.

\`\`\`python starter
def f(xs):
    ...
\`\`\`

\`\`\`python solution
def f(xs):
    xs.append(1)
\`\`\`

\`\`\`yaml tests
- call: "(lambda xs: (f(xs), xs))([])"
  expect: "(None, [1])"${name}
\`\`\`

:::steps
Append.
:::
::::
`;
  const said = (name: string) => questionsSaid(tests(name));
  expect(said('')).toContain('x/q shows learners the test (lambda');
  expect(said('\n  name: "xs = []; f(xs), xs"')).not.toContain('shows learners');
});

test('a runnable cell asks for programs only in a course that teaches them', () => {
  const cell = '## Explanation\n\n```python run\nprint(2)\n```\n';
  expect(questionsSaid(cell)).toContain('a first study without a mistake asks for no program');
  expect(questionsSaid(cell, false)).not.toMatch(/program|REPL/u);
});

test('a lesson without a gotcha is named', () => {
  const written = ['', ':::gotcha[Not width by height]\n…\n:::\n'].map((markdown, index) => ({
    uid: `x${index}`,
    file: `x${index}.md`,
    markdown,
  }));
  expect(checkGotcha(written)).toEqual([expect.stringContaining('x0.md error No gotcha')]);
});

test('a free lesson behind a paid one is named', () => {
  const a = { uid: 'a', free: false, prerequisites: [] };
  const b = { uid: 'b', free: true, prerequisites: ['a'] };
  expect(checkFree([a, b])).toEqual([expect.stringContaining('b error It is free and needs a')]);
  expect(checkFree([{ ...a, free: true }, b])).toEqual([]);
});

test('a lesson that stands before one it needs is named', () => {
  const [a, b] = [lesson('a', []), lesson('b', ['a'])];
  expect(checkOrder([b, a])).toEqual([expect.stringContaining('b error It stands before a')]);
  expect(checkOrder([a, b])).toEqual([]);
});

test('numbers that a lesson takes from a data file are those of the file', () => {
  const cell = (numbers: string) =>
    `\`\`\`python run\n# mm a day, from seattle-2014.csv: precipitation, 2014-01-01 to 2014-01-03\nrain = [${numbers}]\n\`\`\`\n`;
  const lessons = ['0.0, 4.1, 1.5', '0.0, 4.2, 1.5', '0.0, 4.1'].map((numbers, index) => ({
    uid: `x${index}`,
    file: `x${index}.md`,
    markdown: cell(numbers),
  }));
  expect(checkData(lessons)).toEqual([
    expect.stringContaining('x1.md:1 error The numbers are not those of'),
    expect.stringContaining('x2.md:1'),
  ]);
});

test('a lesson that uses a construct without needing its lesson is named', async () => {
  const code = 'print([x * 2 for x in xs if x > {{k}}])';
  const markdown = `\`\`\`python play\n${code}\n\`\`\`\n\n\`\`\`python verify\nkey = {1}\n\`\`\`\n`;
  const constructs = {
    taught_by: {
      'list comprehension': ['lists'],
      'condition in a comprehension': ['filters'],
      set: ['sets'],
    },
    explained_in_place: {},
  };
  const lessons = [
    lesson('lists', []),
    lesson('filters', ['lists']),
    lesson('sets', []),
    lesson('mine', ['lists']),
  ];
  const written = [{ uid: 'mine', file: 'mine.md', markdown }];
  expect(await checkConstructs(written, lessons, constructs, python)).toEqual([
    expect.stringContaining('mine.md error Its programs use "condition in a comprehension"'),
  ]);
  const explained = {
    ...constructs,
    explained_in_place: { mine: { 'condition in a comprehension': 'said' } },
  };
  expect(await checkConstructs(written, lessons, explained, python)).toEqual([]);
}, 180_000);

test('a file of a program that is named as a data file holds lines of it, in order', () => {
  const lesson = (name: string, lines: string) => ({
    uid: name,
    file: `${name}.md`,
    markdown: `\`\`\`python run\nopen("x")\n-- ${name} --\n${lines}\n\`\`\`\n`,
  });
  const head = 'date,precipitation,temp_max,temp_min';
  const first = '2014-02-10,18.3,10.0,2.2';
  const second = '2014-02-11,17.0,12.2,5.6';
  const name = 'seattle-2014.csv';
  const right = [
    lesson(name, `${head}\n${first}\n${second}`),
    lesson('alice.txt', "pictures or conversations in it, `and what is the use of a book,'"),
    lesson('mine.csv', 'a,b\n1,2'),
  ];
  expect(checkData(right)).toEqual([]);
  for (const lines of [
    `${first}\n${second}`,
    `${head}\n${second}\n${first}`,
    `${head}\n2014-02-10,18.3,10.0,2.3`,
  ])
    expect(checkData([lesson(name, lines)])).toEqual([
      expect.stringContaining(`is no line of content/data/${name}`),
    ]);
});
