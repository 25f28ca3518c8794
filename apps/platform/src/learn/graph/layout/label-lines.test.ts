import { expect, it } from 'vitest';
import { LABEL_WIDTH, labelLines, textWidth } from './label-lines.ts';

it('leaves a short name on one line', () => {
  expect(labelLines('Dot product')).toEqual(['Dot product']);
});

it('breaks a longer one between words and after a dash', () => {
  expect(labelLines('Matrix–vector products')).toEqual(['Matrix–vector', 'products']);
  expect(labelLines('The pseudo-inverse of a matrix')).toEqual([
    'The pseudo-',
    'inverse of a',
    'matrix',
  ]);
});

it('cuts nothing, and no line is wider than the place for it', () => {
  for (const name of [
    'Vectors as lists and arrows in a space of many dimensions',
    'Incomprehensibilities of multiplication',
  ]) {
    const lines = labelLines(name);
    expect(lines.join(' ').replaceAll('- ', '')).toBe(name);
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(LABEL_WIDTH);
  }
});
