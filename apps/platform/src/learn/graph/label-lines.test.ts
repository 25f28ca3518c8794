import { expect, it } from 'vitest';
import { labelLines } from './label-lines.ts';

it('leaves a short title on one line', () => {
  expect(labelLines('Dot product')).toEqual(['Dot product']);
});

it('breaks a longer one between words', () => {
  expect(labelLines('Matrix–vector products')).toEqual(['Matrix–vector', 'products']);
});

it('ends what does not fit into two lines in an ellipsis', () => {
  expect(labelLines('Vectors as lists and arrows in space').at(-1)).toMatch(/…$/u);
  expect(labelLines('Vectors as lists and arrows in space')).toHaveLength(2);
});
