import type { Quiz, QuizResult } from './quiz-words.ts';

export const exampleQuizUid = '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f50';
const finishedAt = '2026-11-22T19:00:00.000Z';
const day = 86_400_000;

const asked = [
  ['la-dot-product', 'The dot product', 'Vectors in Euclidean space', '(2, −1) · (3, 4)', '2'],
  [
    'la-vectors',
    'Vectors as lists and arrows',
    'Vectors in Euclidean space',
    '(1, 2) + (3, −1), first entry',
    '4',
  ],
  ['la-norm', 'Length and distance', 'Vectors in Euclidean space', 'the length of (3, 4)', '5'],
  [
    'la-matrix-product',
    'Matrix products',
    'Matrices',
    'the number of rows of a (2 × 3)(3 × 5) product',
    '2',
  ],
  [
    'la-transpose',
    'The transpose',
    'Matrices',
    'the columns of the transpose of a 4 × 7 matrix',
    '4',
  ],
  ['la-inverse', 'Inverse matrices', 'Matrices', 'the determinant of the identity', '1'],
  ['la-span', 'Span', 'Matrices', 'the dimension of the span of (1, 0) and (2, 0)', '1'],
  ['py-lists', 'Lists', 'Lists and slicing', 'len([4, [5, 6]])', '2'],
  ['py-slices', 'Slices', 'Lists and slicing', 'len("python"[1:4])', '3'],
  ['py-sorting', 'Sorting', 'Lists and slicing', 'sorted([3, 1, 2])[0]', '1'],
] as const;

function questionOf(nth: number): NonNullable<Quiz['question']> {
  const [lesson = '', , , task = ''] = asked[nth] ?? [];
  return {
    uid: `${lesson}/r1`,
    kind: 'numeric',
    skill: 'compute',
    seed: 40_417 + nth,
    prompt: [{ type: 'html', html: `<p>What is ${task}?</p>` }],
    options: [],
    several: false,
    hints: [],
  };
}

/** A quiz that waits for its nth answer, from 0. */
export function exampleQuiz(answered = 0): Quiz {
  return {
    quiz_uid: exampleQuizUid,
    status: 'in-progress',
    started_at: '2026-11-22T18:50:00.000Z',
    finished_at: null,
    answered,
    total: 10,
    question: questionOf(answered),
    lesson_version: 'sha256-example',
    result: null,
  };
}

export function finishedQuiz(result: QuizResult = exampleResult(), at = finishedAt): Quiz {
  return {
    ...exampleQuiz(),
    status: 'finished',
    finished_at: at,
    answered: 10,
    question: null,
    result,
  };
}

/** The result of a quiz whose nth questions, from 0, were missed. Moments count from `at`. */
export function exampleResult(
  misses: readonly number[] = [3, 8],
  change: Partial<QuizResult> = {},
  at = finishedAt,
): QuizResult {
  const end = Date.parse(at);
  const inDays = (days: number) => new Date(end + days * day).toISOString();
  return {
    right: asked.length - misses.length,
    answers: asked.map(([uid, title, unit, , value], nth) => {
      const correct = !misses.includes(nth);
      return {
        attempt_uid: `00000000-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`,
        question: questionOf(nth),
        answer:
          !correct && nth % 2 === 0
            ? { kind: 'dont-know' }
            : { kind: 'numeric', text: correct ? value : '10' },
        feedback: {
          correct,
          credit: correct ? 1 : 0,
          comment: '',
          explanation: `<p>Step by step, it is ${value}.</p>`,
          correctValue: value,
          ...(!correct && nth % 2 === 0 ? { dontKnow: true } : {}),
        },
        answered_at: at,
        lesson: { lesson_uid: uid, title },
        unit_title: unit,
        due_before: inDays(8),
        due_at: correct ? inDays(15) : at,
      };
    }),
    retention: { retention: 0.84, low: 0.7, high: 0.92, answers: 40, quizzes: 4 },
    topics: [
      {
        unit_uid: 'euclidean',
        unit_title: 'Vectors in Euclidean space',
        right: 13,
        answers: 14,
        retention: 0.93,
        low: 0.69,
        high: 0.99,
      },
      {
        unit_uid: 'matrices',
        unit_title: 'Matrices',
        right: 12,
        answers: 15,
        retention: 0.8,
        low: 0.55,
        high: 0.93,
      },
      {
        unit_uid: 'lists',
        unit_title: 'Lists and slicing',
        right: 8,
        answers: 11,
        retention: 0.74,
        low: 0.43,
        high: 0.91,
      },
    ],
    small_topics: [],
    lessons: 16,
    minutes: 7,
    xp: 6.5,
    daily_xp: { xp: 6.5, goal: 30 },
    streak: 4,
    next_quiz_on: '2026-11-29',
    ...change,
  };
}

/** The first quiz, after which no topic has three answers. */
export function firstResult(): QuizResult {
  return exampleResult([0, 4], {
    retention: { retention: 0.8, low: 0.49, high: 0.94, answers: 10, quizzes: 1 },
    topics: [],
    small_topics: [...new Set(asked.map(([, , unit]) => unit))].map((unit_title, nth) => ({
      unit_uid: `unit-${nth}`,
      unit_title,
    })),
    lessons: 12,
  });
}

export function poorResult(): QuizResult {
  return exampleResult([0, 2, 3, 5, 6, 7, 8], {
    retention: { retention: 0.34, low: 0.2, high: 0.52, answers: 30, quizzes: 3 },
    topics: [
      {
        unit_uid: 'matrices',
        unit_title: 'Matrices',
        right: 4,
        answers: 14,
        retention: 0.27,
        low: 0.1,
        high: 0.55,
      },
      {
        unit_uid: 'euclidean',
        unit_title: 'Vectors in Euclidean space',
        right: 5,
        answers: 9,
        retention: 0.52,
        low: 0.24,
        high: 0.79,
      },
      {
        unit_uid: 'lists',
        unit_title: 'Lists and slicing',
        right: 1,
        answers: 7,
        retention: 0.12,
        low: 0.02,
        high: 0.5,
      },
    ],
  });
}
