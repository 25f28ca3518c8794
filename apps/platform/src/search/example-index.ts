import type { SearchIndexFile } from './index-file.ts';

/** An index of three lessons, for stories and tests. */
export const exampleIndex: SearchIndexFile = {
  courses: ['Essential linear algebra for ML', 'Essential Python for data science and ML'],
  lessons: [
    {
      uid: 'la-elimination',
      title: 'Gaussian elimination',
      summary: 'Bring a system into echelon form by row operations.',
      course: 0,
      headings: ['A curve through three measurements', 'Four rows, one exchange'],
      facts: [
        {
          kind: 'definition',
          id: 'def-echelon',
          title: 'Pivot, echelon form',
          excerpt: [
            'The pivot of a row is its first entry ',
            { math: '<math><msub><mi>a</mi><mi>i</mi></msub></math>' },
            ' that is not 0.',
          ],
          terms: ['Pivot', 'echelon form'],
        },
        {
          kind: 'line',
          id: '',
          title: '',
          excerpt: ['Make zeros below each pivot, from the left to the right.'],
          terms: [],
        },
      ],
      words: 'camera staircase thrown',
    },
    {
      uid: 'la-span',
      title: 'Span',
      summary: 'Say which vectors some others reach.',
      course: 0,
      headings: ['Every place that one can reach'],
      facts: [
        {
          kind: 'theorem',
          id: 'thm-count',
          title: 'The pivots decide',
          excerpt: ['A system has one solution if each column has a pivot.'],
          terms: [],
        },
      ],
      words: 'combination plane',
    },
    {
      uid: 'py-while-loops',
      title: 'while: until it is done',
      summary: 'Repeat while a condition holds.',
      course: 1,
      headings: ['How often? Nobody knows yet'],
      facts: [],
      words: 'naïve savings',
    },
  ],
};
