import { describe, expect, it } from 'vitest';
import { readReduction, reduce } from './array-axis/reduction.ts';
import { broadcast, readOperation } from './array-broadcast/broadcast.ts';
import { afterWrite, readSelection } from './array-view/selection.ts';
import { entryText, type GivenArray } from './array/nd-array.ts';
import { differing, found, statesNotRun } from './python-oracle.fixture.ts';

/** Every case with what NumPy makes of it: lists of texts, as a widget shows them. */
const harness = `
import json, sys
import numpy as np

def shown(array):
    array = np.asarray(array)
    return [list(array.shape), [float(entry) for entry in array.ravel().tolist()], array.dtype.kind == "f"]

def outcome(case):
    scope = {name: np.array(value) for name, value in case["arrays"].items()}
    try:
        with np.errstate(all="ignore"):
            if "=" not in case["code"].replace("axis=", ""):
                return shown(eval(case["code"], {**scope}))
            [source] = case["arrays"]
            lines = case["code"].split(";")
            exec(lines[0], scope)
            made = shown(scope["v"])
            shared = bool(np.shares_memory(scope[source], scope["v"]))
            exec(";".join(lines[1:]).strip(), scope)
            return [*made[:2], shared, shown(scope[source])[1], shown(scope["v"])[1]]
    except Exception as error:
        return f"{type(error).__name__}: {error}".strip()

print(json.dumps([outcome(case) for case in json.load(sys.stdin)]))
`;

const filled = (shape: readonly number[], from: number): GivenArray => {
  const [rows = 1, columns] = shape;
  const line = (length: number, start: number) => Array.from({ length }, (_, at) => start + at * 3);
  if (columns === undefined) return line(rows, from);
  return Array.from({ length: rows }, (_, row) => line(columns, from + row * 10));
};

const shapes = [[1], [2], [3], [4], [1, 1], [1, 3], [3, 1], [2, 3], [3, 3], [3, 4], [4, 2]];

describe.skipIf(found.state !== 'found')('what NumPy says of the same code', () => {
  it('is what the widgets show of operations on all pairs of shapes', () => {
    const cases = shapes.flatMap((a) =>
      shapes.flatMap((b) =>
        ['+', '-', '*', '/'].map((sign) => ({
          code: `A ${sign} b`,
          arrays: { A: filled(a, 1), b: filled(b, 2) },
        })),
      ),
    );
    const numbers = ['A * 10', '10 - A', 'A / 4', '1.5 + A', 'A - 0.5'].map((code) => ({
      code,
      arrays: { A: filled([2, 3], 1) },
    }));
    const all = [...cases, ...numbers];
    const ours = all.map(({ code, arrays }) => {
      const operation = readOperation(code, arrays);
      if (typeof operation === 'string') return operation;
      const { result, error } = broadcast(operation);
      return result ? [result.shape, result.entries, result.float] : error;
    });
    expect(differing(harness, all, ours)).toEqual([]);
  });

  it('is what they show of sums, means and extremes along each axis', () => {
    const arrays = { A: filled([3, 4], 1), b: [2.5, 4, 7], C: [[1.5, 2]] };
    const cases = ['A', 'b', 'C'].flatMap((name) =>
      ['sum', 'mean', 'max', 'min'].flatMap((method) =>
        ['', 'axis=None', 'axis=0', 'axis=-1', ...(name === 'b' ? [] : ['axis=1', '1'])].map(
          (axis) => ({ code: `${name}.${method}(${axis})`, arrays }),
        ),
      ),
    );
    const ours = cases.map(({ code }) => {
      const call = readReduction(code, arrays);
      if (typeof call === 'string') return call;
      const { shape, entries, float } = reduce(call.array, call.method, call.axis);
      return [shape, entries.map(({ value }) => value), float];
    });
    expect(differing(harness, cases, ours)).toEqual([]);
  });

  it('is what they show of views and copies, and of what is written into them', () => {
    const a = { a: filled([6], 1) };
    const A = { A: filled([3, 4], 1) };
    const cases = [
      ...['[1:4]', '[::2]', '[::-1]', '[-3:]', '[[0, 2, 2]]', '[a > 5]', '.reshape(2, 3)'].map(
        (rest) => ({ code: `v = a${rest}`, arrays: a }),
      ),
      ...['.copy()', '[1:4].copy()', '.T', '.ravel()', '.flatten()', '.reshape(-1, 2)', '[:]'].map(
        (rest) => ({ code: `v = a${rest}`, arrays: a }),
      ),
      ...['[1]', '[:, 1]', '[1:, :2]', '[::2, ::-1]', '[[2, 0]]', '[:, [1, 3]]', '[A >= 12]'].map(
        (rest) => ({ code: `v = A${rest}`, arrays: A }),
      ),
      ...['.T', '.reshape(2, 6)', '.reshape(12)', '.flatten()', '[-1, 1:]', '[0, [0, 3]]'].map(
        (rest) => ({ code: `v = A${rest}`, arrays: A }),
      ),
    ].flatMap(({ code, arrays }) => {
      const source = Object.keys(arrays)[0] ?? '';
      const place = source === 'A' ? 'A[0, 1]' : 'a[1]';
      const made = readSelection(code, arrays);
      const into = typeof made !== 'string' && made.shape.length === 2 ? 'v[0, 1]' : 'v[1]';
      return [`${into} = 99`, `${place} = 99`, 'v[0:1] = -5', `${source}[0] = 7`].map((write) => ({
        code: `${code}; ${write}`,
        arrays,
      }));
    });
    const ours = cases.map(({ code, arrays }) => {
      const selection = readSelection(code, arrays);
      if (typeof selection === 'string') return selection;
      const { shape, at, array, shared } = selection;
      const { source, made } = afterWrite(selection);
      return [shape, at.map((index) => array.entries[index]), shared, source, made];
    });
    expect(differing(harness, cases, ours)).toEqual([]);
  });
});

statesNotRun('the array widgets beside NumPy');

it.each([
  [2, false, '2'],
  [2, true, '2.0'],
  [2 / 3, true, '0.667'],
  [-0.5, true, '-0.5'],
])('an entry %s, float %s, is shown as %s', (value, float, text) => {
  expect(entryText(value, float)).toBe(text);
});
