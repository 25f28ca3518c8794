import { nativePython } from '@lemma/testing/native-python';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNativePython } from './native-python.ts';
import { testPackagedValues } from './packaged-values.fixture.ts';
import type { NodePython } from './python-from.ts';
import { testShownValues } from './shown-values.fixture.ts';

const native = nativePython();
let python: NodePython;
beforeAll(async () => {
  if (native.state === 'found') python = await createNativePython(native.python);
});
afterAll(() => python?.close());

const packages = 'import numpy as np\nimport pandas as pd\n';

describe.runIf(native.state === 'found')('a CPython with NumPy and pandas', () => {
  it('prints what a cell of the page prints', async () => {
    const result = await python.run('import numpy as np\nprint(np.arange(3).sum())\nnp.arange(3)');
    expect(result).toMatchObject({ status: 'ok', stdout: '3\n', value: 'array([0, 1, 2])' });
  });

  it('shows a data frame as a table', async () => {
    const { displays } = await python.run(`${packages}pd.DataFrame({"a": [1]})`);
    expect(displays.map(({ mime, data }) => [mime, JSON.parse(data)])).toEqual([
      [
        'application/vnd.lemma.table+json',
        { kind: 'frame', shape: [1, 1], head: [['', 'a']], rows: [['0', '1']], types: ['int64'] },
      ],
    ]);
  });

  it('names the learner’s line alone in a traceback', async () => {
    const { error } = await python.run(`${packages}pd.DataFrame({"a": [1]})["b"]`);
    expect(error?.type).toBe('KeyError');
    expect(error?.frames.map(({ line }) => line)).toEqual([3]);
  });

  it('keeps a namespace, and the files of one run out of the next', async () => {
    await python.run('import shapes\nside = shapes.side\n-- shapes.py --\nside = 2\n', { ns: 'a' });
    expect((await python.run('side', { ns: 'a' })).value).toBe('2');
    expect((await python.run('import shapes')).error?.type).toBe('ModuleNotFoundError');
  });

  it('ends an endless loop at its time limit and runs the next program', async () => {
    expect((await python.run('while True: pass', { timeoutMs: 200 })).status).toBe('timeout');
    const stubborn =
      'while True:\n    try:\n        while True: pass\n    except BaseException: pass';
    expect((await python.run(stubborn, { timeoutMs: 200 })).status).toBe('timeout');
    expect((await python.run('import os\nos._exit(3)')).status).toBe('crashed');
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  testPackagedValues(() => python);
  testShownValues(() => python);
});

it('a Python that is not there is named', async () => {
  await expect(createNativePython('/no/such/python')).rejects.toThrow('/no/such/python');
});

it.runIf(native.state === 'not-run')('states that it did not run', () => {
  const why = native.state === 'not-run' ? native.why : '';
  process.stdout.write(`not run: NumPy and pandas in CPython, ${why}\n`);
  expect(why).not.toBe('');
});
