import { expect, it } from 'vitest';
import { compileLesson, questionFrom, toLearnerQuestion } from '../compile/index.ts';

const source =
  '::::question{#q type="numeric" skill="sums" answer="2"}\nWhat is 1 + 1?\n\n:::steps\nCount.\n:::\n::::\n';
const compiled = compileLesson(source, { fragment: true }).lesson?.questions[0];
if (!compiled) throw new Error('The example does not compile.');
const question: Readonly<Record<string, unknown>> = { ...toLearnerQuestion(compiled, 7) };

it('takes a question from JSON as it was made', () => {
  const json: unknown = JSON.parse(JSON.stringify(question));
  expect(questionFrom(json)).toEqual(question);
});

it('takes one of a kind that a later version brings, which is shown as its text', () => {
  expect(questionFrom({ ...question, kind: 'essay' })).toMatchObject({ kind: 'essay' });
});

it.each([
  ['nothing', null],
  ['a text', 'question'],
  ['a compiled question, which has no seed', compiled],
  ...['uid', 'kind', 'skill', 'seed', 'several', 'prompt', 'options', 'hints'].map(
    (field): [string, unknown] => [
      `a question without ${field}`,
      { ...question, [field]: undefined },
    ],
  ),
])('refuses %s by the name of its source', (_, value) => {
  expect(() => questionFrom(value, 'The answer of /next')).toThrow(
    new TypeError(
      'The answer of /next is not a question for learners. Give the JSON that toLearnerQuestion() makes.',
    ),
  );
});
