import { expect, it } from 'vitest';
import { pageKindOf } from './page-kind.ts';

it.each([
  ['/', 'landing'],
  ['/learn/paths', 'paths'],
  ['/learn/paths/', 'paths'],
  ['/learn/paths/essential-linear-algebra-for-ml', 'path'],
  ['/courses/python-done-right', 'path'],
  ['/subscribe', 'pricing'],
  ['/blog', 'blog'],
  ['/blog/why-mastery', 'article'],
  ['/terms', 'about'],
  ['/signup', 'sign-up'],
  ['/learn/diagnostic', 'diagnostic'],
  ['/learn/diagnostic/session/5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f10', 'diagnostic'],
  ['/learn/try/la-vectors', 'sample'],
  ['/learn/my-learning/session/5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f10', 'learning'],
  ['/account', 'learning'],
  ['/desk', 'other'],
  ['/no-such-page', 'other'],
])('%s is counted as %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
