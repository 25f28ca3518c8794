import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Ridge & lasso, step by step', 'ridge-lasso-step-by-step'],
  ['  Émile’s Übung ', 'emile-s-ubung'],
  ['!!!', ''],
  ['線形代数', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('an address of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
