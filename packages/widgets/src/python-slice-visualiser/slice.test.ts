import { describe, expect, it } from 'vitest';
import { boundsOf, explainSlice, formatSlice, formatTaken, repr, takenIndices } from './slice.ts';
import { englishPythonSliceVisualiser as english } from '../strings/python-slice-visualiser.ts';

const take = (value: string | (number | string)[], ...parts: (number | undefined)[]) => {
  const [start, stop, step] = parts;
  const bounds = boundsOf({ start, stop, step }, value.length);
  return bounds ? formatTaken(value, takenIndices(bounds)) : undefined;
};
const _ = undefined;

/** Right-hand sides were printed by CPython. */
describe('a slice', () => {
  it.each([
    [[_, _, _], "'lesson'"],
    [[1, 4, _], "'ess'"],
    [[-3, _, _], "'son'"],
    [[_, -1, _], "'lesso'"],
    [[_, _, 2], "'lso'"],
    [[_, _, -1], "'nossel'"],
    [[4, 1, -1], "'oss'"],
    [[-1, -4, -2], "'ns'"],
    [[2, 2, _], "''"],
    [[5, 1, _], "''"],
    [[-99, 99, _], "'lesson'"],
    [[99, -99, -2], "'nse'"],
  ])('of "lesson" by %j is %s as in Python', (parts, expected) => {
    expect(take('lesson', ...parts)).toBe(expected);
  });

  it('of a list is a list', () => {
    expect(take([3, 1, 'x'], _, 2)).toBe('[3, 1]');
    expect(take([3, 1, 'x'], _, _, -1)).toBe("['x', 1, 3]");
  });

  it('with step 0 has no bounds and says what Python says', () => {
    expect(boundsOf({ step: 0 }, 3)).toBeUndefined();
    expect(explainSlice({ step: 0 }, 3, english)).toBe('ValueError: slice step cannot be zero.');
  });

  it('is explained in words', () => {
    expect(explainSlice({ start: 1, stop: 5, step: 2 }, 6, english)).toBe(
      'From index 1, going right, every 2nd item up to, not including, index 5.',
    );
    expect(explainSlice({ step: -1 }, 6, english)).toBe(
      'From index 5, going left, every item through index 0.',
    );
    expect(explainSlice({ start: 4, stop: 2 }, 6, english)).toBe(
      'Nothing is taken: going right from index 4, the end 2 is already passed.',
    );
    expect(explainSlice({ start: 50 }, 6, english)).toMatch(/start after the last item/);
    expect(explainSlice({ start: -50, step: -1 }, 6, english)).toMatch(/before the first item/);
  });

  it('is written as Python code', () => {
    expect([
      formatSlice({}),
      formatSlice({ start: -2 }),
      formatSlice({ stop: 3, step: -1 }),
    ]).toEqual([':', '-2:', ':3:-1']);
    expect([repr("it's"), repr(true), repr(2)]).toEqual(['"it\'s"', 'True', '2']);
  });
});
