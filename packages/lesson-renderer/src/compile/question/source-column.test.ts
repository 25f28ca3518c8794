import { expect, it } from 'vitest';
import { sourceColumn } from './source-column.ts';

const template = 'From {{a}} to {{a + b}}: $\\nosuch$.';
const filled = 'From 1234567 to 1234571: $\\nosuch$.';

it.each([
  ['text before the first value', 'From', 'From'],
  ['the first value', '1234567', '{{a}}'],
  ['inside the first value', '567 to', '{{a}}'],
  ['text between', 'to', 'to'],
  ['the second value', '1234571', '{{a + b}}'],
  ['text after the last', '$\\nosuch', '$\\nosuch'],
])('finds %s', (_name, there, here) => {
  expect(sourceColumn(template, filled, filled.indexOf(there) + 1)).toBe(
    template.indexOf(here) + 1,
  );
});

it('leaves a line without values as it is', () => {
  expect(sourceColumn('as typed', 'as typed', 4)).toBe(4);
});
