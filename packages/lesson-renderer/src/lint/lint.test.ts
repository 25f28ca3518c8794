import { describe, expect, it } from 'vitest';
import { compileLesson } from '../compile/compile-lesson.ts';
import { exampleLesson } from '../example/example-lesson.ts';
import { prerequisiteCycles } from './prerequisite-cycles.ts';

const known = ['example-lesson', 'la-dot-product'];

function rulesOf(from: string, to: string, file = 'a/example-lesson.md'): readonly string[] {
  expect(exampleLesson).toContain(from);
  return compileLesson(exampleLesson.replace(from, to), { file, knownLessons: known }).messages.map(
    ({ rule, line }) => `${rule}@${line}`,
  );
}

const lineOf = (text: string) =>
  exampleLesson.slice(0, exampleLesson.indexOf(text)).split('\n').length;

describe('the content rules', () => {
  it('say nothing of the example', () => {
    expect(rulesOf('Row by row', 'Row by row')).toEqual([]);
  });

  it.each([
    ['alt-text', 'A product takes one', '![](a.png) one', lineOf('A product takes one')],
    ['colour-only', 'A product takes one', 'See the red line. One', lineOf('A product takes one')],
    ['heading-order', '### By columns', '#### By columns', lineOf('### By columns')],
    ['equal-options', '$(4, -1, 7)$', '$(0, 1, 5)$', lineOf('::::question{#choice')],
    ['known-lessons', 'prerequisites: []', 'prerequisites: [la-dot-produkt]', 5],
    ['known-lessons', 'prerequisites: []', 'prerequisites: [example-lesson]', 5],
    ['reading-time', 'minutes: 10', 'minutes: 90', 1],
    ['unused-skill', 'skill="in-python"', 'skill="by-rows"', 1],
  ])('%s finds "%s" changed to "%s"', (rule, from, to, line) => {
    expect(rulesOf(from, to)).toContain(`${rule}@${line}`);
  });

  it('file-name compares the uid with the file', () => {
    expect(rulesOf('Row', 'Row', 'a/other.md')).toEqual(['file-name@2']);
  });

  it('review-questions asks for a question in Review', () => {
    const review = exampleLesson.slice(exampleLesson.indexOf('::::question{#code'));
    expect(rulesOf(review, '')).toContain('review-questions@1');
  });

  it('key-options finds a right option that is far longer than the others', () => {
    const long =
      'It is the vector that one gets by going along each row and down the vector at once';
    expect(rulesOf('$(0, 1, 5)$', long)).toContain(`key-options@${lineOf('::::question{#choice')}`);
  });

  it('prerequisite-cycle names the lessons of a circle once', () => {
    const node = (uid: string, prerequisites: string[]) => ({
      uid,
      file: `${uid}.md`,
      prerequisites,
    });
    const messages = prerequisiteCycles([
      node('a', ['b']),
      node('b', ['c']),
      node('c', ['b']),
      node('d', []),
    ]);
    expect(messages.map(({ message }) => message)).toEqual([
      'The prerequisites go in a circle: b → c → b.',
    ]);
  });
});
