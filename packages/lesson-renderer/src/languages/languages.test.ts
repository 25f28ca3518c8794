import { expect, it } from 'vitest';
import type { AlgebraProblem } from '@lemma/learning-engine/algebra';
import { englishLabels } from '../format/labels.ts';
import { englishStrings, type LessonStrings } from '../strings/strings.ts';
import * as de from './de.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

const packs = [
  ['de', de],
  ['es', es],
  ['fr', fr],
] as const;

/** Words that are the same in English and in one of the languages, or are code. */
const shared = new Set([
  'Definition',
  'Fraction',
  'Graph',
  'Info',
  'Figure',
  'Pi',
  '{minutes} min',
]);

/** Each text with numbered places for its values. */
function filled(value: unknown): string {
  if (typeof value !== 'function') return String(value);
  const marks = Array.from({ length: value.length }, (_, index) => `§${index + 1}`);
  return String(Reflect.apply(value, undefined, marks));
}

const plain = (strings: LessonStrings) =>
  Object.entries(strings).filter(
    ([name]) => !['numbers', 'expressionRules', 'expressionProblem'].includes(name),
  );

it.each(packs)('%s has each string, in its own words, with each value in it', (language, pack) => {
  expect(Object.keys(pack.strings).toSorted()).toEqual(Object.keys(englishStrings).toSorted());
  expect(pack.strings.numbers).toBe(language);
  const english = new Map(plain(englishStrings).map(([name, value]) => [name, filled(value)]));
  const own = plain(pack.strings).map(([name, value]) => [name, filled(value)] as const);
  // Coordinates, and names that code has, are the same everywhere.
  const untranslated = own.filter(
    ([name, text]) =>
      text === english.get(name) &&
      !shared.has(text) &&
      name !== 'widgetNameUsage' &&
      !/^§1 \(?§/.test(text),
  );
  expect(untranslated).toEqual([]);
  const values = (text = '') => text.match(/§\d/g)?.toSorted().join('');
  expect(own.filter(([name, text]) => values(text) !== values(english.get(name)))).toEqual([]);
});

it.each(packs)('%s has each label, in its own words, with each value in it', (language, pack) => {
  expect(Object.keys(pack.labels).toSorted()).toEqual(Object.keys(englishLabels).toSorted());
  expect(pack.labels.numbers).toBe(language);
  const english = new Map<string, string>(Object.entries(englishLabels));
  const own = Object.entries(pack.labels);
  expect(own.filter(([name, text]) => text === english.get(name) && !shared.has(text))).toEqual([]);
  const places = (text = '') =>
    text
      .match(/\{\w+\}/g)
      ?.toSorted()
      .join('');
  expect(own.filter(([name, text]) => places(text) !== places(english.get(name)))).toEqual([]);
});

const found = ['unexpected', 'unknown-name', 'unknown-function', 'one-argument'] as const;

it.each(packs)('%s says what cannot be read of an expression', (_language, { strings }) => {
  const said = found.map((code) => strings.expressionProblem({ code, at: 0, found: 'foo' }, ['x']));
  expect(new Set(said).size).toBe(found.length);
  expect(said.filter((sentence) => !sentence.includes('foo'))).toEqual([]);
  const english = found.map((code) =>
    englishStrings.expressionProblem({ code, at: 0, found: 'foo' }, ['x']),
  );
  expect(said.filter((sentence) => english.includes(sentence))).toEqual([]);
  const later = { code: 'of-a-later-version' } as unknown as AlgebraProblem;
  expect(strings.expressionProblem(later, [])).toBe(
    strings.expressionProblem({ code: 'too-complex' }, []),
  );
  expect(strings.expressionRules(['x', 'y'])).toContain('x, y');
});
