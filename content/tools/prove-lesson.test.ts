import { compileLesson } from '@lemma/lesson-renderer/compile';
import { createNodePython } from '@lemma/python-runtime/node';
import { expect, it } from 'vitest';
import { proveLesson } from './prove-lesson.ts';

it('an expected value that is no literal is a fault of the question, and ends nothing else', async () => {
  const markdown = `---
uid: x
title: X
summary: X.
minutes: 5
skills: { s: Divide }
---
## Exercises

::::question{#q type="repl" skill="s"}
Write the function.

\`\`\`python starter
def part(n): ...
\`\`\`

\`\`\`python solution
def part(n): return n / 3
\`\`\`

\`\`\`yaml tests
- call: part(2)
  expect: 2 / 3
\`\`\`

\`\`\`python wrong
def part(n): return n // 3
\`\`\`

\`\`\`python wrong
def part(n): return n
\`\`\`

:::hint
Divide.
:::

:::steps
Divide.
:::
::::
`;
  const { lesson } = compileLesson(markdown);
  const place = { course: 'c', unit: 'u', free: false, number: 1 };
  const shown = { shown: 'x.md', path: 'x.md', markdown, figures: [] };
  const python = await createNodePython();
  const file = { uid: 'x', ...shown, ...place, lesson, messages: [] };
  const { questions } = await proveLesson(file, python, 1);
  await python.close();
  expect(questions).toEqual([
    expect.objectContaining({
      state: 'wrong',
      message: expect.stringMatching(/"expect": .* character \d+ of the Python literal "2 \/ 3"/u),
    }),
  ]);
}, 60_000);
