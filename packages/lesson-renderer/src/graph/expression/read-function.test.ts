import { expect, it } from 'vitest';
import { readFunction } from './read-function.ts';

const at = (text: string, x: number) => {
  const read = readFunction(text);
  if (!read.ok) throw new Error(read.message);
  return read.at(x);
};

it('reads functions of x, and says where they are not defined', () => {
  expect(at('2x² + 1', 3)).toBe(19);
  expect(at('if(x < 0, -x, x)', -2)).toBe(2);
  expect(at('sin(x)/x', 0)).toBeNaN();
  expect(at('1/x', 0)).toBe(Infinity);
  expect(at('7', 100)).toBe(7);
});

it.each([
  ['2x +', /ends too early/u],
  ['y + 1', /“y” is not defined here/u],
  ['sinus(x)', /There is no function “sinus”/u],
  ['[1, 2]', /A list is only available in templates/u],
  ['constructor', /is not defined here/u],
  [`${'('.repeat(5000)}x`, /./u],
  ['', /./u],
])('says why %j is none', (text, message) => {
  const read = readFunction(text);
  expect(read).toMatchObject({ ok: false, message: expect.stringMatching(message) });
});
