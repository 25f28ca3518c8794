import { expect, test } from 'vitest';
import { exampleIndex } from '../../search/example-index.ts';
import type { IndexedLesson, SearchIndexFile } from '../../search/index-file.ts';
import { byLetter, glossaryTerms, termsThat } from './glossary-terms.ts';

const defining = (uid: string, course: number, ...terms: string[]): IndexedLesson => ({
  uid,
  title: `Lesson ${uid}`,
  summary: '',
  course,
  headings: [],
  facts: [{ kind: 'definition', id: 'def', title: '', excerpt: ['It is this.'], terms }],
  words: '',
});
const index: SearchIndexFile = {
  courses: ['Algebra', 'Python'],
  lessons: [
    defining('py-sets', 1, 'set', '.add()'),
    defining('la-span', 0, 'Span', 'Ähnlichkeit'),
    defining('la-sets', 0, 'Set'),
  ],
};
const terms = glossaryTerms(index);
const all = { typed: '', course: undefined };

test('terms stand in alphabetical order, whatever their case and accents, under their letters', () => {
  expect(
    byLetter(terms).map(({ letter, terms: of }) => [letter, ...of.map(({ term }) => term)]),
  ).toEqual([
    ['#', '.add()'],
    ['A', 'Ähnlichkeit'],
    ['S', 'Set', 'set', 'Span'],
  ]);
});

test('a term says where its definition stands', () => {
  expect(
    glossaryTerms(exampleIndex).map(({ term, lesson, anchor }) => [term, lesson.uid, anchor]),
  ).toEqual([
    ['echelon form', 'la-elimination', 'la-elimination--def-echelon'],
    ['Pivot', 'la-elimination', 'la-elimination--def-echelon'],
  ]);
});

test('what is typed and a course choose terms', () => {
  const chosen = (choice: Partial<typeof all>) =>
    termsThat(terms, { ...all, ...choice }).map(({ term }) => term);
  expect(chosen({})).toHaveLength(5);
  expect(chosen({ typed: ' AHN ' })).toEqual(['Ähnlichkeit']);
  expect(chosen({ typed: 'set' })).toEqual(['Set', 'set']);
  expect(termsThat(terms, { typed: 'set', course: 1 }).map(({ lesson }) => lesson.uid)).toEqual([
    'py-sets',
  ]);
  expect(chosen({ typed: 'no such term' })).toEqual([]);
});
