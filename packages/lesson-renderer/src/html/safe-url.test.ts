import { expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

it.each([
  'a/b.png',
  '/x',
  '#y',
  '?q=a:b',
  'https://a.b',
  'HTTP://a.b',
  'mailto:a@b.c',
  './a:b',
  '//a.b/c',
])('lets %s pass', (url) => {
  expect(safeUrl(url)).toBe(url);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a.b/c',
  'file:///etc/passwd',
])('refuses %j', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});
