import { expect, it } from 'vitest';
import { compileGraph } from '../graph/compile.ts';
import { englishLabels } from '../format/labels.ts';
import { localList, localNumbers } from './local-number.ts';

it.each([
  ['en', '-1234.5', '−1234.5'],
  ['de', '-1234.5', '−1234,5'],
  ['de', '1/3', '1/3'],
  ['de', '0.5 cm', '0,5 cm'],
  ['de', 'x. 5', 'x. 5'],
  ['de', '1e-7', '1e-7'],
  ['fr', '0.001', '0,001'],
  ['de-CH', '0.5', '0.5'],
  ['fa', '0.5', '۰٫۵'],
  ['ar-EG', '12.5', '١٢٫٥'],
  ['hi-u-nu-deva', '12.5', '१२.५'],
  ['no language', '-0.5', '−0.5'],
  ['', '0.5', '0.5'],
])('writes in %s %s as %s', (language, text, written) => {
  expect(localNumbers(text, language)).toBe(written);
});

it('keeps a minus sign at the left of its digits in text from the right', () => {
  // The marks are those of CLDR: without them a minus sign is shown at the other end.
  expect(localNumbers('-5', 'ar-EG')).toMatch(/^\u061C−٥$/u);
  expect(localNumbers('-5', 'fa')).toMatch(/^\u200E−۵$/u);
});

it('parts a list by another mark than the one in its numbers', () => {
  expect(localList('[[0.5, 2], [1, -3]]', 'de')).toBe('[[0,5; 2]; [1; −3]]');
  expect(localList('(0.5, 2)', 'en')).toBe('(0.5, 2)');
  expect(localList('(0.5, 2)', 'fa')).toBe('(۰٫۵, ۲)');
});

it('writes the numbers of a graph and its description in the language of its labels', () => {
  const yaml = `x: [-0.5, 0.5]
y: [-0.5, 0.5]
sliders: { a: { from: 0, to: 1, step: 0.1, value: 0.2 } }
points: { P: { at: [-0.25, a], label: 'P {{a}}' } }
`;
  const { svg, description, messages } = compileGraph(
    yaml,
    { file: 'x.md', line: 1 },
    { ...englishLabels, numbers: 'de' },
  );
  expect(messages).toEqual([]);
  expect(description).toContain('x from −0,5 to 0,5');
  expect(description).toContain('at (−0,25; 0,2)');
  const words = svg.replaceAll(/<[^>]*>/g, ' ');
  expect(words).toContain('P 0,2');
  expect(words).not.toMatch(/\d\.\d/);
});
