import { describe, expect, it } from 'vitest';
import { exampleIndex } from './example-index.ts';
import { indexFile, wordsOf } from './index-file.ts';
import { markedText } from './marked-text.ts';
import { LessonSearch, longestQuery } from './search.ts';

const search = new LessonSearch(exampleIndex);
const titles = (query: string) =>
  Object.fromEntries(
    search
      .find(query)
      .groups.map(({ kind, found }) => [
        kind,
        found.map(({ title, lesson }) => title || lesson.title),
      ]),
  );

describe('a search', () => {
  it('finds terms, lessons and facts, each in its group', () => {
    expect(titles('pivot')).toEqual({
      term: ['Pivot'],
      fact: ['The pivots decide', 'Gaussian elimination'],
    });
    expect(titles('gaussian')).toEqual({ lesson: ['Gaussian elimination'] });
  });

  it('finds the beginning of a word, a word with a slip, words of the prose and words without accents', () => {
    expect(titles('elim')['lesson']).toEqual(['Gaussian elimination']);
    expect(titles('elimnation')['lesson']).toEqual(['Gaussian elimination']);
    expect(titles('staircase')['lesson']).toEqual(['Gaussian elimination']);
    expect(new LessonSearch(indexed('naïve')).find('NAIVE').groups).toHaveLength(1);
  });

  it('wants every word of the query', () => {
    expect(titles('condition gaussian')).toEqual({});
  });

  it('leads to the place of a term in its lesson', () => {
    const [group] = search.find('echelon form').groups;
    expect(group?.found[0]).toMatchObject({
      lesson: { uid: 'la-elimination' },
      anchor: 'la-elimination--def-echelon',
    });
  });

  it.each([
    '',
    '   ',
    '.*+?^${}()|[]\\',
    '<b>&amp;</b><script>',
    '😀 👩‍👩‍👧',
    'x'.repeat(10_000),
    'pivot '.repeat(2000),
    'constructor __proto__ toString',
    '\u0000\uD800',
  ])('takes %j for words to look for and no more', (query) => {
    const { groups, matched } = search.find(query);
    const marks = groups.flatMap(({ found }) => found);
    expect(marks.length === 0).toBe(!query.startsWith('pivot'));
    expect(matched.join(' ').length).toBeLessThan(longestQuery);
  });
});

function indexed(prose: string) {
  const text = { uid: 'x', title: 'X', summary: '', headings: [], facts: [], prose };
  return indexFile([{ title: 'Course', lessons: [text] }]);
}

describe('the index file', () => {
  it('has each word of the prose once, in alphabetical order: the text cannot be read from it', () => {
    expect(indexed('The pivot is the first. A first x entry.').lessons[0]?.words).toBe(
      'entry first pivot the',
    );
  });

  it('leaves out words of more than half of the lessons, and a query finds what it finds without them', () => {
    const lesson = (prose: string, index: number) => ({
      uid: `x-${index}`,
      title: `X ${index}`,
      summary: '',
      headings: [],
      facts: [],
      prose,
    });
    const proses = Array.from({ length: 30 }, (_, index) =>
      index < 16 ? 'the pivot' : `a staircase ${index}`,
    );
    const file = indexFile([{ title: 'Course', lessons: proses.map(lesson) }]);
    expect(file.common).toEqual(['pivot', 'the']);
    expect(file.lessons[0]?.words).toBe('');
    const search = new LessonSearch(file);
    expect(search.find('the staircase').groups).toEqual(search.find('staircase').groups);
    expect(search.find('staircase').groups).not.toEqual([]);
  });
});

describe('markedText', () => {
  it('marks whole words, with their accents and capitals, and keeps the text', () => {
    const pieces = markedText('Naïve pivots: Pivot.', ['naive', 'pivot']);
    expect(pieces.map(({ text }) => text).join('')).toBe('Naïve pivots: Pivot.');
    expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'Naïve',
      'Pivot',
    ]);
  });

  it.each(['İstanbul ﬁve ß', '😀pivot😀', 'e\u0301a'])('keeps the text of %j', (text) => {
    expect(
      markedText(text, wordsOf(text))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
