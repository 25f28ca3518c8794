import { describe, expect, it } from 'vitest';
import { lessonText } from './lesson-text.ts';

const lesson = (body: string) =>
  lessonText(
    `---\nuid: la-x\ntitle: Pivots\nsummary: Find them.\nminutes: 5\nskills: { s: S }\n---\n${body}`,
  );

describe('lessonText', () => {
  it('finds titles, headings, definitions, theorems and the lines of the review', () => {
    const text = lesson(
      [
        '## Explanation\n\n### Where $x$ goes\n\nRows *move*.\n',
        ':::definition[Pivot, or leading entry]{#def-pivot}\nThe first entry $a_1$ of a row.\n:::\n',
        ':::theorem[Count]{#thm-count}\nOne a row.\n:::\n',
        '## Review\n\n- Look **left** first.\n',
      ].join('\n'),
    );
    expect(text).toMatchObject({ title: 'Pivots', summary: 'Find them.' });
    expect(text.headings).toEqual(['Where goes']);
    expect(text.facts.map(({ kind, id, title, terms }) => [kind, id, title, terms])).toEqual([
      ['definition', 'def-pivot', 'Pivot, or leading entry', ['Pivot', 'leading entry']],
      ['theorem', 'thm-count', 'Count', []],
      ['line', '', '', []],
    ]);
    expect(text.facts[0]?.excerpt).toEqual([
      'The first entry ',
      { math: expect.stringMatching(/^<math .*<msub>.*<\/math>$/u) },
      ' of a row.',
    ]);
    expect(text.facts[2]?.excerpt).toEqual(['Look left first.']);
    expect(text.prose).toContain('Rows move.');
  });

  it('takes terms from the attribute, and none from an empty one', () => {
    const text = lesson(
      '## Explanation\n\n:::definition[A table, row by row]{#a terms="nested list"}\nX.\n:::\n\n:::definition[Y]{#b terms=""}\nZ.\n:::\n',
    );
    expect(text.facts.map(({ terms }) => terms)).toEqual([['nested list'], []]);
  });

  it('tells nothing of questions, predictions and exercises', () => {
    const text = lesson(
      [
        '## Explanation\n\nSaid.\n\n::::predict\nGuess aloud?\n\n- [x] secretone\n::::\n',
        '## Exercises\n\nsecrettwo\n\n::::question{#q type="numeric" answer="5"}\nsecretthree\n::::\n',
        '## Review\n\n- Kept.\n\n::::question{#r type="numeric" answer="5"}\nsecretfour\n::::\n',
      ].join('\n'),
    );
    expect(JSON.stringify(text)).not.toMatch(/secret|Guess/u);
    expect(text.prose).toContain('Said.');
  });

  it('cuts a long excerpt at a word', () => {
    const [fact] = lesson(`## Review\n\n- ${'word '.repeat(100)}\n`).facts;
    expect(fact?.excerpt).toEqual([expect.stringMatching(/^(?=.{100,161}$)(?:word ?)+…$/u)]);
  });
});
