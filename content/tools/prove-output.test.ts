import { compileLesson } from '@lemma/lesson-renderer/compile';
import { createNodePython, type NodePython } from '@lemma/python-runtime/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveOutput } from './prove-output.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(() => python.close());

/** Proves a question on a program that prints the sign of a drawn number. */
async function proved(params: string, printed = '{{if(x > 0, "up", "down")}}') {
  const { lesson } = compileLesson(`---
uid: x
title: X
summary: X.
minutes: 5
skills: { s: Trace }
---
## Exercises

::::question{#q type="output" skill="s"}
${params}What does this program print?

\`\`\`python program
if ${params ? '{{x}}' : '3'} > 0:
    print("up")
else:
    print("down")
\`\`\`

\`\`\`output
${printed}
\`\`\`

:::steps
Look at the sign.
:::
::::
`);
  const [question] = lesson?.questions ?? [];
  if (!question) throw new Error('The lesson of this test does not compile.');
  return await proveOutput(question, 'x.md:9 x/q', python, 20);
}

const drawn = (expression: string) => `\`\`\`params\nx: ${expression}\n\`\`\`\n\n`;

it('a template whose draws reach every line is proved', async () => {
  expect(await proved(drawn('nonzero(-9, 9)'))).toEqual({ where: 'x.md:9 x/q', state: 'proved' });
});

it('a line that no draw of a template runs is named', async () => {
  expect(await proved(drawn('int(1, 9)'))).toMatchObject({
    state: 'wrong',
    message: expect.stringMatching(/^No draw of 20 runs line 4 of the program: print\("down"\)/u),
  });
});

it('a plain program may have a branch that does not run: that is the question', async () => {
  expect(await proved('', 'up')).toMatchObject({ state: 'proved' });
});

it('an output that the program does not print is named with what it prints', async () => {
  expect(await proved(drawn('nonzero(-9, 9)'), 'up')).toMatchObject({
    state: 'wrong',
    message: expect.stringContaining('but the program prints "down'),
  });
});
