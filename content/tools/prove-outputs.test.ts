import { createNativePython, createNodePython, type NodePython } from '@lemma/python-runtime/node';
import { nativePython } from '@lemma/testing/native-python';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveOutputs } from './prove-outputs.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
});
afterAll(() => python.close());

const only = (markdown: string) => ({ markdown, figures: [] });

test('a played program runs by itself, and what it prints is proved', async () => {
  const lesson = (output: string) =>
    `\`\`\`python run\nx = 1\n\`\`\`\n\n\`\`\`python play\nprint("x" in globals())\n\`\`\`\n\n\`\`\`output\n${output}\n\`\`\`\n`;
  const { written, proofs } = await proveOutputs(only(lesson('True')), 'x.md', python);
  expect(proofs).toMatchObject([{ state: 'wrong' }]);
  expect(written.markdown).toBe(lesson('False'));
  const bare = await proveOutputs(only('```python play\nprint(2)\n```\n'), 'x.md', python);
  expect(bare.written.markdown).toBe('```python play\nprint(2)\n```\n\n```output\n2\n```\n');
});

test('an output block holds what running gives: a line of an error, or its whole traceback', async () => {
  const cell = (output: string) =>
    `\`\`\`python run\nprint(1)\nnowhere\n\`\`\`\n\n\`\`\`output\n${output}\n\`\`\`\n`;
  const { written, proofs } = await proveOutputs(only(cell('?')), 'x.md', python);
  expect(proofs).toMatchObject([{ state: 'wrong' }]);
  expect(written.markdown).toBe(cell("1\nNameError: name 'nowhere' is not defined"));
  const whole = await proveOutputs(only(cell('Traceback')), 'y.md', python);
  expect(whole.written.markdown).toContain('File "main.py", line 2, in <module>\n    nowhere\n');
  expect((await proveOutputs(whole.written, 'z.md', python)).proofs).toMatchObject([
    { state: 'proved' },
  ]);
});

const native = nativePython();

describe.runIf(native.state === 'found')('with packages', () => {
  let packaged: NodePython;
  beforeAll(async () => {
    if (native.state === 'found') packaged = await createNativePython(native.python);
  });
  afterAll(() => packaged?.close());

  test('a data frame that is the value of a cell is written as a table', async () => {
    const code =
      'import pandas as pd\nprint(7)\npd.DataFrame({"a|b": [1.5], "n": [2]}, index=["x"])';
    const cell = (block: string) => `\`\`\`python run\n${code}\n\`\`\`\n\n${block}\n`;
    const block =
      '```output table\n7\n|     | a\\|b | n   |\n|-----|------|-----|\n| x   | 1.5  | 2   |\n```';
    const { written, proofs } = await proveOutputs(
      only(cell('```output\n7\n```')),
      'x.md',
      packaged,
    );
    expect(proofs).toMatchObject([{ state: 'wrong' }]);
    expect(written.markdown).toBe(cell(block));
    const again = await proveOutputs(written, 'y.md', packaged);
    expect(again.proofs).toMatchObject([{ state: 'proved' }]);
  });

  const drawing = (info: string, more = '') =>
    only(
      `\`\`\`python ${info}\nimport matplotlib.pyplot as plt\n\nfig, ax = plt.subplots()\nax.plot([1, 2], [3, 4])\n${more}\n\`\`\`\n`,
    );

  test('a figure is kept, and proved by what the cell draws', async () => {
    const lesson = drawing('run alt="A line rises."');
    const first = await proveOutputs(lesson, 'x.md', packaged);
    expect(first.proofs).toMatchObject([{ state: 'wrong' }]);
    expect(first.written.figures).toEqual([expect.stringContaining('<svg')]);
    const again = await proveOutputs({ ...lesson, ...first.written }, 'y.md', packaged);
    expect(again.proofs).toMatchObject([{ state: 'proved' }]);
    const other = {
      ...lesson,
      figures: [first.written.figures[0]?.replace('</svg>', ' </svg>') ?? ''],
    };
    expect((await proveOutputs(other, 'z.md', packaged)).proofs).toMatchObject([
      { state: 'wrong', message: expect.stringContaining('not what the cell draws') },
    ]);
  });

  test.for([
    [drawing('run'), 'Say what it shows'],
    [drawing('run alt="Two."', 'plt.subplots()'), 'draws 2'],
    [drawing('run alt="None."', 'plt.close("all")'), 'draws 0'],
    [drawing('run alt="Bad."', 'ax.set_title("$\\\\frac$")'), 'draws 0'],
  ] as const)(
    'a figure without words, and a cell with more or fewer, are wrong',
    async ([lesson, message]) => {
      const { proofs } = await proveOutputs(lesson, 'x.md', packaged);
      expect(proofs[0]).toMatchObject({
        state: 'wrong',
        message: expect.stringContaining(message),
      });
    },
  );
});
