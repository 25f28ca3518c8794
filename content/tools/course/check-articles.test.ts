import { compileLesson } from '@lemma/lesson-renderer/compile';
import { expect, it } from 'vitest';
import { checkArticles, wrongArticle } from './check-articles.ts';

it.each(['a 8', 'A $11 \\times 2$', 'a 80', 'an 7', 'an $12', 'a apple', 'an row'])(
  '"%s" is wrong',
  (text) => {
    expect(wrongArticle(`Here is ${text} of them.`)).toBeDefined();
  },
);

it.each([
  'an 8',
  'an 11',
  'a 110',
  'a 1',
  'a 12',
  'a one-way street',
  'an hour',
  'a euro',
  'a unit',
  '$a 8$',
  'in `a 8`',
  'vitamin-a 8',
])('"%s" is right', (text) => {
  expect(wrongArticle(`Here is ${text} of them.`)).toBeUndefined();
});

it('a question is named by its place, whichever draw says it', () => {
  const markdown = `---
uid: x
title: X
summary: X.
prerequisites: []
minutes: 5
skills:
  s: Add
---

## Explanation

Text.

## Worked example

Text.

## Exercises

::::question{#e-1 type="numeric" skill="s" answer="{{a}}"}
\`\`\`params
a: int(2, 9)
\`\`\`

How many sides has a {{a}}-sided shape?

:::steps
$\{{a}}$.
:::
::::

## Review

Text.
`;
  const lesson = compileLesson(markdown).lesson ?? undefined;
  expect(checkArticles([{ shown: 'x.md', lesson }])).toEqual([
    expect.stringMatching(/^x\.md:21 error x\/e-1 says "a 8" for some draws\./u),
  ]);
});
