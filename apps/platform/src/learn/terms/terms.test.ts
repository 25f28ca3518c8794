import type { LessonHtml, Part } from '@lemma/lesson-renderer';
import { describe, expect, it } from 'vitest';
import { exampleIndex } from '../../search/example-index.ts';
import type { SearchIndexFile } from '../../search/index-file.ts';
import { termsBefore } from './known-terms.ts';
import { withTerms } from './mark-terms.ts';
import { meaningAt } from './meaning.ts';

const place = { lesson: 'la-elimination', anchor: 'la-elimination--def-echelon' };
const terms = new Map([
  ['eigenvector', { lesson: 'la-eigenvectors', anchor: 'la-eigenvectors--def' }],
  ['null space', { lesson: 'la-null-space', anchor: 'la-null-space--def' }],
  ['echelon form', place],
]);

const part = (...html: readonly string[]): Part => ({
  id: 'p',
  title: '',
  blocks: html.map((one) => ({ type: 'html', html: one as LessonHtml })),
});
const marked = (...html: readonly string[]) =>
  withTerms(part(...html), terms).blocks.map((block) => ('html' in block ? block.html : ''));
const words = (html: readonly string[]) =>
  html.flatMap((one) =>
    [...one.matchAll(/class="lesson-term"[^>]*>([^<]*)</gu)].map(([, of]) => of),
  );

describe('the terms of a part', () => {
  it('are links to their definitions, as links between lessons are', () => {
    expect(marked('<p>The null space of it.</p>')).toEqual([
      '<p>The <a class="lesson-term" href="/learn/lessons/la-null-space/reference#la-null-space--def" data-lesson="la-null-space">null space</a> of it.</p>',
    ]);
  });

  it('are marked where they stand first, in the plural and at the beginning of a sentence too', () => {
    expect(words(marked('<p>Eigenvectors, an eigenvector</p>', '<p>One eigenvector</p>'))).toEqual([
      'Eigenvectors',
    ]);
  });

  it('are whole words', () => {
    expect(
      words(marked('<p>An eigenvector-like thing, eigenvectorial, co_eigenvector.</p>')),
    ).toEqual([]);
  });

  it.each([
    ['a link', '<p><a href="#x">null space</a></p>'],
    ['code', '<p><code>null space</code> and <pre><code><b>null space</b></code></pre></p>'],
    ['a formula', '<span class="katex"><span><math>null space</math></span></span>'],
    ['a title', '<p class="lemma-callout-title">Null space</p>'],
    ['an attribute', '<img alt="null space"><p title="null space">x</p>'],
  ])('are left alone in %s', (_, html) => {
    expect(marked(html)).toEqual([html]);
  });

  it('go on behind what is left alone, and behind elements without an end', () => {
    expect(words(marked('<p><code>x</code><br>null space <b><i>echelon form</i></b></p>'))).toEqual(
      ['null space', 'echelon form'],
    );
  });

  it('say the same words as before, and close what they open', () => {
    const html = '<p>a &lt; b: null space, <em>eigenvector</em><br>echelon\nform</p>';
    const [after = ''] = marked(html);
    expect(after.replaceAll(/<\/?a[^>]*>/gu, '')).toBe(html);
    expect(words([after])).toHaveLength(3);
  });

  it('are six at most', () => {
    const many = new Map(
      Array.from({ length: 9 }, (_, index) => [`technical word${index}`, place] as const),
    );
    const text = [...many.keys()].join(', ');
    expect(
      words(withTerms(part(text), many).blocks.map((b) => ('html' in b ? b.html : ''))),
    ).toHaveLength(6);
  });

  it('change nothing where none is known', () => {
    const one = part('<p>null space</p>');
    expect(withTerms(one, new Map())).toBe(one);
  });
});

const lesson = (uid: string, course: number, ...defined: readonly string[]) => ({
  uid,
  title: uid,
  summary: '',
  course,
  headings: [],
  facts: [{ kind: 'definition' as const, id: 'def', title: '', excerpt: ['…'], terms: defined }],
  words: '',
});
const index: SearchIndexFile = {
  courses: ['A', 'B'],
  lessons: [
    lesson('a-1', 0, 'Null space', 'get', 'Traceback'),
    lesson('a-2', 0, 'null space', 'Cause and symptom', 'default'),
    lesson('a-3', 0, 'Traceback'),
    lesson('a-4', 0, 'Covariance'),
    lesson('b-1', 1, 'Generator expression'),
  ],
};

describe('the terms that a lesson may use', () => {
  it('are those of lessons before it in its course, but for those that it defines itself', () => {
    expect([...termsBefore(index, 'a-3').keys()]).toEqual(['null space']);
    expect([...termsBefore(index, 'a-4').keys()].toSorted()).toEqual(['null space', 'traceback']);
    expect(termsBefore(index, 'a-1').size).toBe(0);
    expect(termsBefore(index, 'b-1').size).toBe(0);
    expect(termsBefore(index, 'nowhere').size).toBe(0);
  });

  it('lead to the latest definition, and are no words of every day', () => {
    expect(termsBefore(index, 'a-3').get('null space')).toEqual({
      lesson: 'a-2',
      anchor: 'a-2--def',
    });
    expect(termsBefore(index, 'a-4').has('default')).toBe(false);
    expect(termsBefore(index, 'a-4').has('get')).toBe(false);
    expect(termsBefore(index, 'a-4').has('cause and symptom')).toBe(false);
  });
});

it('finds what stands at a place, and nothing where nothing is defined', () => {
  expect(meaningAt(exampleIndex, place)?.fact.title).toBe('Pivot, echelon form');
  expect(meaningAt(exampleIndex, { ...place, anchor: '' })).toBeUndefined();
  expect(meaningAt(exampleIndex, { lesson: 'nowhere', anchor: 'x' })).toBeUndefined();
});
