import { compileLesson } from '@lemma/lesson-renderer/compile';
import { createNodePython, type NodePython } from '@lemma/python-runtime/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPredictedCells } from './check-predicted-cells.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 60_000);
afterAll(async () => python.close());

const cell = (code: string, output: string) =>
  `\`\`\`python run\n${code}\n\`\`\`\n\n\`\`\`output\n${output}\n\`\`\`\n`;
const predicted = (code: string, output: string) =>
  `:::predict\nWhat comes out?\n\n${cell(code, output)}\nSo it is.\n:::`;

async function said(markdown: string): Promise<string[]> {
  const { lesson } = compileLesson(markdown, { fragment: true });
  return checkPredictedCells([{ shown: 'x.md', lesson }], () => Promise.resolve(python));
}

it('a predicted cell that needs an earlier cell is named', async () => {
  expect(await said(`${cell('x = 2', '')}\n${predicted('print(x + 1)', '3')}`)).toEqual([
    expect.stringMatching(
      /^x\.md error The predicted cell .* "NameError: name 'x' is not defined"/u,
    ),
  ]);
});

it('one that is complete in itself, or is about a name that is missing, is right', async () => {
  expect(await said(predicted('x = 2\nprint(x + 1)', '3'))).toEqual([]);
  const missing = "NameError: name 'later' is not defined";
  expect(await said(predicted('print(later)', missing))).toEqual([]);
});
