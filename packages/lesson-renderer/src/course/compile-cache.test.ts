import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileLesson } from '../compile/index.ts';
import type { CompileOptions } from '../format/compile-options.ts';
import { CompileCache, type CompileCacheOptions, compilerDigest } from './compile-cache.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lemma-compile-cache-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Texts that say so have a message of that severity. */
const compile = vi.fn<CompileCacheOptions['compile']>((markdown, given) => {
  const { lesson } = compileLesson(markdown, given);
  const severity = (['warning', 'error'] as const).find((word) => markdown.includes(word));
  return { lesson, messages: severity ? [{ ...message, severity }] : [] };
});
const message = { file: 'x.md', line: 1, column: 1, rule: 'a-rule', message: 'What.', fix: 'Do.' };
beforeEach(() => {
  compile.mockClear();
});
const cache = (change: Partial<CompileCacheOptions> = {}) =>
  new CompileCache({ directory, compile, compiler: 'one', ...change });
const options: CompileOptions = {
  fragment: true,
  knownLessons: ['la-sums', 'la-vectors'],
  lessonTitles: { 'la-vectors': 'Vectors' },
};

test('a lesson that is as it was is read, with its warnings, and not compiled again', () => {
  const source = 'A text with a warning.';
  const first = cache().compile(source, options);
  expect(first.messages).toHaveLength(1);
  expect(cache().compile(source, options)).toEqual(JSON.parse(JSON.stringify(first)));
  expect(compile).toHaveBeenCalledTimes(1);
});

test.each([
  ['its text', 'Other.', {}, {}],
  ['the compiler', 'See [](la-vectors).', {}, { compiler: 'two' }],
  ['its place', 'See [](la-vectors).', { number: 3 }, {}],
  [
    'a title that it names',
    'See [](la-vectors).',
    { lessonTitles: { 'la-vectors': 'Arrows' } },
    {},
  ],
])('another %s makes the lesson anew', (_what, source, changed, other) => {
  cache().compile('See [](la-vectors).', options);
  cache(other).compile(source, { ...options, ...changed });
  expect(compile).toHaveBeenCalledTimes(2);
});

test('the title of a lesson that it does not name makes nothing anew', () => {
  const source = 'Alone.';
  cache().compile(source, options);
  cache().compile(source, { ...options, lessonTitles: { 'la-vectors': 'Arrows' } });
  expect(compile).toHaveBeenCalledTimes(1);
});

test('a lesson with an error, or one that must not be kept, is compiled each time', () => {
  for (let times = 0; times < 2; times += 1) {
    expect(cache().compile('An error.', options).messages).toHaveLength(1);
    cache({ keeps: () => false }).compile('Text.', options);
  }
  expect(compile).toHaveBeenCalledTimes(4);
  expect(readdirSync(directory)).toEqual([]);
});

test('the places of a lesson are read once, and again when its text or its number is another', () => {
  const lesson = {
    uid: 'la-vectors',
    number: 2,
    markdown: ':::definition{#def-vector title="Vector"}\nAn arrow.\n:::\n',
  };
  const places = cache().places(lesson);
  expect(places).toEqual({ 'def-vector': 'Definition 2.1' });
  expect(cache().places(lesson)).toEqual(places);
  expect(readdirSync(directory)).toHaveLength(1);
  expect(cache().places({ ...lesson, number: 3 })).toEqual({ 'def-vector': 'Definition 3.1' });
  cache().places({ ...lesson, markdown: 'None.' });
  expect(readdirSync(directory)).toHaveLength(3);
});

test('a sweep deletes what was not asked for since the cache was opened', () => {
  cache().compile('Old.', options);
  const opened = cache();
  opened.compile('New.', options);
  expect(readdirSync(directory)).toHaveLength(2);
  opened.sweep();
  expect(readdirSync(directory)).toHaveLength(1);
  cache().compile('New.', options);
  expect(compile).toHaveBeenCalledTimes(2);
});

test('the digest of a compiler is that of its sources', () => {
  const renderer = import.meta.resolve('../compile/index.ts');
  expect(compilerDigest([renderer])).toBe(compilerDigest([renderer]));
  expect(compilerDigest([renderer])).not.toBe(compilerDigest([import.meta.url]));
});
