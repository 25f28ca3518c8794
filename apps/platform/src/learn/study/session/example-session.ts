import type { AttemptResult, FinishedStep, Session, SessionStep } from '../../wire.ts';

/** A small session in the shapes of the contract, for tests and stories. */
export const sessionUid = '5a1e9f4e-9d1f-4c86-8f5e-0b0f8a6f3f10';

export function exampleQuestion(
  id: string,
  seed = 1,
  skill = 'compute',
): SessionStep & { readonly type: 'question' } {
  return {
    type: 'question',
    reason: 'new',
    question: {
      uid: `la-dot-product/${id}`,
      kind: 'multiple-choice',
      skill,
      seed,
      prompt: [{ type: 'html', html: '<p>What is (1, 2) · (3, 4)?</p>' }],
      options: [
        { id: 'a', html: '11' },
        { id: 'b', html: '10' },
        { id: 'c', html: '(3, 8)' },
      ],
      several: false,
      hints: ['Multiply the entries in pairs, then add.'],
    },
  };
}

export const exampleEnd: FinishedStep = {
  type: 'finished',
  outcome: 'passed',
  accuracy: 0.83,
  minutes: 18,
  xp: 17,
  opened_lessons: [
    { lesson_uid: 'la-matrix-vector-product', title: 'Matrix–vector products' },
    { lesson_uid: 'la-projection', title: 'Projection onto a vector' },
  ],
  weak_skills: [],
  streak: 12,
  daily_xp: { xp: 31, goal: 30 },
  next_review_at: '2026-11-27T09:00:00.000Z',
};

const part = (id: string, title: string, text: string) => ({
  id,
  title,
  blocks: [{ type: 'html', html: `<p>${text}</p>` }],
});

export function exampleSession(change: Partial<Session> = {}): Session {
  return {
    session_uid: sessionUid,
    kind: 'lesson',
    lesson_uid: 'la-dot-product',
    lesson_version: 'sha256-example',
    lesson: {
      format: 1,
      uid: 'la-dot-product',
      hash: 'sha256-example',
      title: 'The dot product',
      summary: 'Compute a dot product and read its sign.',
      course: 'essential-linear-algebra-for-ml',
      unit: 'vectors-in-euclidean-space',
      minutes: 20,
      free: true,
      prerequisites: [],
      encompasses: {},
      skills: [
        { id: 'compute', title: 'Compute a dot product' },
        { id: 'read', title: 'Read its sign' },
      ],
      sections: [
        {
          kind: 'explanation',
          title: 'Explanation',
          parts: [
            part(
              'pairs',
              'Multiply in pairs',
              'Multiply the entries in pairs and add the products up.',
            ),
            part(
              'sign',
              'What the sign says',
              'A positive dot product means that the vectors agree.',
            ),
          ],
        },
        {
          kind: 'worked-example',
          title: 'Worked example',
          parts: [part('worked', 'Two ratings', 'We compare the ratings of two readers.')],
        },
        {
          kind: 'exercises',
          title: 'Exercises',
          parts: [
            {
              id: 'exercises',
              title: '',
              blocks: [{ type: 'question', uid: 'la-dot-product/q1' }],
            },
          ],
        },
        { kind: 'review', title: 'Review', parts: [part('review', '', 'Pairs, products, sum.')] },
      ],
      questions: [],
      widgets: [],
      python: false,
    },
    started_at: '2026-11-21T09:00:00.000Z',
    position: 0,
    seconds: 0,
    answers: [],
    next: exampleQuestion('q1'),
    ahead: [exampleQuestion('q2').question, exampleQuestion('q3').question],
    ...change,
  };
}

/** The same lesson in two rounds: computing, then reading the sign. */
export function exampleInRounds(change: Partial<Session> = {}): Session {
  const session = exampleSession(change);
  const round = (number: number) => ({ number, title: `Round ${number} of 2` });
  const exercises = (id: string) => [
    { id, title: '', blocks: [{ type: 'question', uid: `la-dot-product/${id}` }] },
  ];
  return {
    ...session,
    lesson: {
      ...session.lesson,
      skills: [
        { id: 'compute', title: 'Compute a dot product', round: 1 },
        { id: 'read', title: 'Read its sign', round: 2 },
      ],
      sections: [
        {
          kind: 'explanation',
          title: 'Explanation',
          round: round(1),
          parts: [
            part(
              'pairs',
              'Multiply in pairs',
              'Multiply the entries in pairs and add the products up.',
            ),
          ],
        },
        { kind: 'exercises', title: 'Exercises', round: round(1), parts: exercises('q1') },
        {
          kind: 'explanation',
          title: 'Explanation',
          round: round(2),
          parts: [
            part(
              'sign',
              'What the sign says',
              'A positive dot product means that the vectors agree.',
            ),
          ],
        },
        {
          kind: 'worked-example',
          title: 'Worked example',
          round: round(2),
          parts: [part('worked', 'Two ratings', 'We compare the ratings of two readers.')],
        },
        { kind: 'exercises', title: 'Exercises', round: round(2), parts: exercises('q2') },
        { kind: 'review', title: 'Review', parts: [part('review', '', 'Pairs, products, sum.')] },
      ],
    },
  };
}

export function exampleResult(attempt: string, change: Partial<AttemptResult> = {}): AttemptResult {
  return {
    attempt_uid: attempt,
    score: { correct: true, credit: 1, unreadable: null },
    feedback: {
      correct: true,
      credit: 1,
      comment: '',
      explanation: '<p>1·3 + 2·4 = 11.</p>',
      correctOptions: ['a'],
    },
    next: exampleQuestion('q2'),
    ahead: [exampleQuestion('q3').question],
    state: {
      lesson_uid: 'la-dot-product',
      status: 'in-progress',
      daily_xp: { xp: 3, goal: 30 },
      streak: 11,
    },
    ...change,
  };
}
