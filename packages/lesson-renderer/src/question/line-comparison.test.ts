import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLines } from './line-comparison.ts';

it('sets common lines in one row and what differs beside each other', () => {
  const own = 'def total(xs):\n    s = 0\n    for x in xs:\n        s = x\n    return s\n';
  const right = 'def total(xs):\n    s = 0\n    for x in xs:\n        s += x\n    return s';
  expect(compareLines(own, right)).toEqual([
    { own: 'def total(xs):', right: 'def total(xs):', same: true },
    { own: '    s = 0', right: '    s = 0', same: true },
    { own: '    for x in xs:', right: '    for x in xs:', same: true },
    { own: '        s = x', right: '        s += x', same: false },
    { own: '    return s', right: '    return s', same: true },
  ]);
});

it('leaves the other side free where only one program has a line', () => {
  expect(compareLines('a\nb', 'a\nx\nb')).toEqual([
    { own: 'a', right: 'a', same: true },
    { right: 'x', same: false },
    { own: 'b', right: 'b', same: true },
  ]);
  expect(compareLines('', 'a')).toEqual([{ right: 'a', same: false }]);
});

it('keeps every line of both programs in order', () => {
  const program = fc.array(fc.constantFrom('a', 'b', 'c', '  d'), { maxLength: 12 });
  fc.assert(
    fc.property(program, program, (a, b) => {
      const rows = compareLines(a.join('\n'), b.join('\n'));
      expect(rows.flatMap(({ own }) => own ?? [])).toEqual(a);
      expect(rows.flatMap(({ right }) => right ?? [])).toEqual(b);
      for (const { own, right, same } of rows) expect(same).toBe(own === right);
    }),
  );
});
