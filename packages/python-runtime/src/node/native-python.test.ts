import { nativePython } from '@lemma/testing/native-python';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNativePython } from './native-python.ts';
import type { NodePython } from './python-from.ts';

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
    expect(displays).toMatchObject([{ mime: 'text/html' }]);
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

  it.for([
    ['np.arange(4).reshape(2, 2)', 'array([[0, 1], [2, 3]])'],
    ['np.array([1, 2]) > 1', 'array([False, True])'],
    ['np.array([1, 2]).sum()', '3'],
    ['np.array([0.5, np.nan])', 'array([0.5, nan])'],
    ["np.array(['2024-03-01'], dtype='datetime64[D]')", "array(['2024-03-01'])"],
    ["pd.Series([1, None], index=['a', 'b'])", "Series({'a': 1.0, 'b': None})"],
    ["pd.Series(['x', None], dtype='str')", "Series(['x', None], dtype='str')"],
    ["pd.DataFrame({'a': [1, 1, 2]}).groupby('a').size()", 'Series([2, 1], index=[1, 2])'],
    [
      "pd.DataFrame({'d': pd.to_datetime(['2024-03-01'])})",
      "DataFrame({'d': [Timestamp('2024-03-01')]})",
    ],
    ["pd.Index(['a', 'b'])", "Index(['a', 'b'])"],
    ["pd.Timestamp('2024-03-01')", "Timestamp('2024-03-01')"],
    ['pd.NA', 'NA'],
  ] as const)('the grader takes %s for %s', async ([call, wanted]) => {
    const cases = [{ name: call, call, expect: wanted, hidden: false }];
    const { results } = await python.grade({ code: packages, cases, rules: [] });
    expect(results).toMatchObject([{ passed: true }]);
  });

  it.for([
    ['np.zeros((1000, 1000))', 'array([0.0])', 'It is too large to compare.'],
    ['pd.Series([1, 2])', 'array([1, 2])', 'It should be a NumPy array.'],
    ['np.array([[1], [2]])', 'array([1, 2])', 'their shape is (2, 1), and (2,) is wanted.'],
  ] as const)('the grader says what is wrong with %s', async ([call, wanted, message]) => {
    const cases = [{ name: call, call, expect: wanted, hidden: false }];
    const { results } = await python.grade({ code: packages, cases, rules: [] });
    expect(results[0]?.message).toContain(message);
  });

  it('calls no method that a program overrides', async () => {
    const code = `${packages}class Sly(np.float64):
    def item(self): return 3
    def __eq__(self, other): return True
class Names(pd.Index):
    def tolist(self): return [3]`;
    const cases = [{ name: 'sly', call: 'Sly(2)', expect: '3', hidden: false }];
    expect((await python.grade({ code, cases, rules: [] })).passed).toBe(false);
  });
});

it('a Python that is not there is named', async () => {
  await expect(createNativePython('/no/such/python')).rejects.toThrow('/no/such/python');
});

it.runIf(native.state === 'not-run')('states that it did not run', () => {
  const why = native.state === 'not-run' ? native.why : '';
  process.stdout.write(`not run: NumPy and pandas in CPython, ${why}\n`);
  expect(why).not.toBe('');
});
