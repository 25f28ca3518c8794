import { expect, it } from 'vitest';
import { convertProp } from './widget-props.ts';

it.each([
  [
    '[[1,2],[3,4]]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['{"a":1}', { a: 1 }],
  ['[1,', '[1,'],
  ['true', true],
  ['false', false],
  ['3', 3],
  ['-0.5', -0.5],
  ['1e3', 1000],
  ['', ''],
  [' ', ' '],
  ['three', 'three'],
  ['True', 'True'],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
])('converts %j as the specification says', (text, value) => {
  expect(convertProp(text)).toEqual(value);
});
