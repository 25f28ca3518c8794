import { compileLesson } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { cellsHash, questionHash, recordedIn } from './proof-records.ts';

const source = (prompt: string, answer: string, steps = 'Add.') => `---
uid: x
title: X
summary: X.
minutes: 5
skills: { s: Add }
---
## Explanation

\`\`\`python run
print(1)
\`\`\`

\`\`\`output
1
\`\`\`

## Exercises

::::question{#q type="numeric" skill="s" answer="${answer}"}
${prompt}

\`\`\`python verify
key = 3
\`\`\`

:::steps
${steps}
:::
::::
`;

function hashOf(markdown: string): string {
  const [question] = compileLesson(markdown).lesson?.questions ?? [];
  if (!question) throw new Error('The lesson of this test does not compile.');
  return questionHash(question);
}

it('a record counts for the content that it was made of, and for no other', () => {
  const records = { checker: 'this', proved: { 'x/q': 'a' } };
  const isRecorded = recordedIn(records, () => 0.5);
  expect(isRecorded('x/q', 'a')).toBe(true);
  expect(isRecorded('x/q', 'b')).toBe(false);
  expect(isRecorded('x/r', 'a')).toBe(false);
});

it('a tenth of what is recorded is proved again', () => {
  const records = { checker: 'this', proved: { 'x/q': 'a' } };
  const draws = Array.from({ length: 100 }, (_, index) => index / 100);
  const again = draws.filter((draw) => !recordedIn(records, () => draw)('x/q', 'a'));
  expect(again).toHaveLength(10);
});

it('another key or another proof is another content of a question, other steps are not', () => {
  const hash = hashOf(source('What is 1 + 2?', '3'));
  expect(hashOf(source('What is 1 + 2?', '4'))).not.toBe(hash);
  expect(hashOf(source('What is 1 + 2?', '3').replace('key = 3', 'key = 1 + 2'))).not.toBe(hash);
  expect(hashOf(source('What is 1 + 2?', '3', 'Begin with 1.'))).toBe(hash);
});

it('another cell, output or figure is another content of the cells, another question is not', () => {
  const markdown = source('What is 1 + 2?', '3');
  const cells = (text: string, figures: readonly string[] = []) =>
    cellsHash({ markdown: text, figures });
  const hash = cells(markdown);
  expect(cells(markdown.replace('print(1)', 'print(2)'))).not.toBe(hash);
  expect(cells(markdown.replace('output\n1', 'output\n2'))).not.toBe(hash);
  expect(cells(markdown.replace('\n\n```output', '\n\nText.\n\n```output'))).not.toBe(hash);
  expect(cells(markdown.replace('1 + 2', '2 + 1'))).toBe(hash);
  expect(cells(markdown, ['<svg/>'])).not.toBe(hash);
});
