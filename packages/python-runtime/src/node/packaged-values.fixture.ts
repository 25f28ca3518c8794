import { expect, it } from 'vitest';
import type { NodePython } from './python-from.ts';

const packages = 'import numpy as np\nimport pandas as pd\n';

/** What the grader says of real values of NumPy and pandas, whichever interpreter they are in. */
export function testPackagedValues(python: () => NodePython): void {
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
    const { results } = await python().grade({ code: packages, cases, rules: [] });
    expect(results).toMatchObject([{ passed: true }]);
  });

  it.for([
    ['np.zeros((1000, 1000))', 'array([0.0])', 'It is too large to compare.'],
    ['pd.Series([1, 2])', 'array([1, 2])', 'It should be a NumPy array.'],
    ['np.array([[1], [2]])', 'array([1, 2])', 'their shape is (2, 1), and (2,) is wanted.'],
  ] as const)('the grader says what is wrong with %s', async ([call, wanted, message]) => {
    const cases = [{ name: call, call, expect: wanted, hidden: false }];
    const { results } = await python().grade({ code: packages, cases, rules: [] });
    expect(results[0]?.message).toContain(message);
  });

  it('calls no method that a program overrides', async () => {
    const code = `${packages}class Sly(np.float64):
    def item(self): return 3
    def __eq__(self, other): return True
class Names(pd.Index):
    def tolist(self): return [3]`;
    const cases = [{ name: 'sly', call: 'Sly(2)', expect: '3', hidden: false }];
    expect((await python().grade({ code, cases, rules: [] })).passed).toBe(false);
  });
}
