import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { lessons } from './examples.ts';

type Mistakes = OutputOf<Contract['mistakes']>;
type Skill = Mistakes['skills'][number];
type Miss = Skill['latest'][number];

let count = 0;
const uuid = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;

function miss(
  question: Partial<Miss['question']> & { readonly prompt: string },
  answer: Miss['answer'],
  feedback: Partial<Miss['feedback']>,
  answered_at: string,
  kind: Miss['kind'] = 'lesson',
): Miss {
  return {
    kind,
    attempt_uid: uuid(),
    question: {
      uid: 'la-dot-product/q1',
      kind: 'numeric',
      skill: 'compute',
      seed: 40_417,
      options: [],
      several: false,
      hints: [],
      ...question,
      prompt: [{ type: 'html', html: question.prompt }],
    },
    answer,
    feedback: {
      correct: false,
      credit: 0,
      comment: '',
      explanation: '<p>Multiply entry by entry, then add.</p>',
      ...feedback,
    },
    answered_at,
  };
}

function skill(lesson: string, change: Partial<Skill> & Pick<Skill, 'latest'>): Skill {
  const summary = lessons.find((one) => one.lesson_uid === lesson);
  if (!summary) throw new Error(`The examples have no lesson ${lesson}.`);
  return {
    lesson: summary,
    skill_id: 'compute',
    skill_title: 'Compute a dot product',
    misses: change.latest.length,
    answers: 9,
    last_missed_at: '2026-11-20T19:30:00.000Z',
    right_since_at: null,
    mended: false,
    ...change,
  };
}

/** Three skills of two lessons: a number, a matrix, a choice, a program, and a question that waits elsewhere. */
export const exampleSkills: readonly Skill[] = [
  skill('la-dot-product', {
    misses: 5,
    answers: 14,
    right_since_at: '2026-11-20T19:40:00.000Z',
    latest: [
      miss(
        { prompt: '<p>What is (2, −1) · (3, 4)?</p>' },
        { kind: 'numeric', text: '10' },
        { correctValue: '2', comment: 'The second product is negative: −1 · 4 = −4.' },
        '2026-11-20T19:30:00.000Z',
        'review',
      ),
      miss(
        { prompt: '<p>What is (1, 2, 0) · (4, 1, 7)?</p>' },
        { kind: 'dont-know' },
        { correctValue: '6', dontKnow: true },
        '2026-11-12T20:02:00.000Z',
      ),
    ],
  }),
  skill('la-matrices', {
    skill_id: 'transpose',
    skill_title: 'Write down a transpose',
    answers: 4,
    latest: [
      miss(
        {
          uid: 'la-matrices/t1',
          kind: 'matrix',
          prompt: '<p>Write down the transpose of the matrix with rows (1, 2) and (3, 4).</p>',
          shape: { rows: 2, columns: 2 },
        },
        {
          kind: 'matrix',
          entries: [
            ['1', '2'],
            ['3', '4'],
          ],
        },
        {
          correctValue: '[[1, 3], [2, 4]]',
          wrongEntries: [
            [0, 1],
            [1, 0],
          ],
          comment: 'Rows become columns.',
        },
        '2026-11-19T18:00:00.000Z',
      ),
      miss(
        {
          uid: 'la-matrices/t2',
          kind: 'multiple-choice',
          prompt: '<p>What size is the transpose of a 2 × 3 matrix?</p>',
          options: [
            { id: 'a', html: '3 × 2' },
            { id: 'b', html: '2 × 3' },
          ],
        },
        { kind: 'multiple-choice', selected: ['b'] },
        { secondTry: true, explanation: '' },
        '2026-11-18T18:00:00.000Z',
      ),
    ],
  }),
  skill('la-norm', {
    skill_id: 'program',
    skill_title: 'Compute a length in Python',
    answers: 3,
    latest: [
      miss(
        {
          uid: 'la-norm/p1',
          kind: 'repl',
          prompt: '<p>Write <code>length(v)</code>, which gives the length of a vector.</p>',
          repl: { starter: 'def length(v):\n    pass\n', cases: [], rules: [] },
        },
        {
          kind: 'repl',
          code: 'def length(v):\n    total = 0\n    for x in v:\n        total += x\n    return total ** 0.5\n',
          results: [{ name: 'length([3, 4])', passed: false }],
        },
        {
          solution:
            'def length(v):\n    total = 0\n    for x in v:\n        total += x ** 2\n    return total ** 0.5\n',
          comment: 'Each entry is squared before it is added.',
        },
        '2026-11-17T18:00:00.000Z',
      ),
    ],
  }),
];

/** A page of mistakes. */
export function exampleMistakes(change: Partial<Mistakes> = {}): Mistakes {
  return {
    since: '2025-11-21T20:00:00.000Z',
    answers: 236,
    missed_skills: 3,
    mended_skills: 2,
    courses: [
      {
        course_uid: 'essential-linear-algebra-for-ml',
        title: 'Essential linear algebra for ML',
        skills: 2,
        misses: 7,
      },
      {
        course_uid: 'essential-python-for-data-science-and-ml',
        title: 'Essential Python',
        skills: 1,
        misses: 1,
      },
    ],
    skills: [...exampleSkills],
    next: null,
    ...change,
  };
}
