import { expect, it } from 'vitest';
import { graphOf, lesson } from '../graph/lessons.fixture.ts';
import { lessonRecord, lessonStatus, replay, totalXp, type LearningEvent } from '../index.ts';

const at = Date.UTC(2026, 0, 5, 18);
const day = 86_400_000;
const study = { session: 's1', kind: 'lesson', lesson: 'dot' } as const;
const review = { session: 's2', kind: 'review', lesson: 'dot' } as const;
const answer = { question: 'dot/q', skill: 'compute', credit: 1, seconds: 20, dontKnow: false };

/** Events as version 1 wrote them. Only added to: whoever stored these must find the same state for ever. */
const version1: readonly LearningEvent[] = [
  { version: 1, uid: '1', at, type: 'course-started', course: 'algebra' },
  {
    version: 1,
    uid: '2',
    at,
    type: 'diagnostic-finished',
    session: 'd1',
    course: 'algebra',
    beliefs: { sum: 0.99, dot: 0.4, matrix: 0.1 },
    skipped: ['sum'],
  },
  { version: 1, uid: '3', at, type: 'session-started', ...study, lessonVersion: 'a1b2' },
  { version: 1, uid: '4', at, type: 'question-answered', ...study, ...answer, correct: true },
  {
    version: 1,
    uid: '5',
    at: at + 1_200_000,
    type: 'session-finished',
    ...study,
    outcome: 'passed',
    accuracy: 0.9,
    minutes: 18.5,
    xp: 20,
  },
  {
    version: 1,
    uid: '6',
    at,
    type: 'difficulty-rated',
    session: 's1',
    lesson: 'dot',
    rating: 'right',
  },
  {
    version: 1,
    uid: '7',
    at: at + 2 * day,
    type: 'session-started',
    ...review,
    lessonVersion: 'a1b2',
  },
  {
    version: 1,
    uid: '8',
    at: at + 2 * day,
    type: 'session-finished',
    ...review,
    outcome: 'passed',
    accuracy: 1,
    minutes: 3,
    xp: 4,
  },
  { version: 1, uid: '9', at: at + 3 * day, type: 'lesson-marked-not-mastered', lesson: 'sum' },
  { version: 1, uid: '10', at: at + 4 * day, type: 'course-archived', course: 'algebra' },
];

const graph = graphOf(
  lesson('sum'),
  lesson('dot', ['sum'], { encompasses: { sum: 0.5 } }),
  lesson('matrix', ['dot'], { encompasses: { dot: 0.6 } }),
);

it('folds the events of version 1 to the state that they had when they were written', () => {
  const state = replay(version1, graph);
  expect(lessonRecord(state, 'dot')).toEqual({
    phase: 'mastered',
    since: at + 1_200_000,
    memory: { stability: 10.9199, difficulty: 2.1112, at: at + 2 * day },
    asked: 1,
    right: 1,
    askedAt: at + 2 * day,
    askBy: 1_770_243_854_121,
    studyXp: 20,
  });
  expect(lessonRecord(state, 'sum')).toEqual({
    phase: 'unmastered',
    since: at + 3 * day,
    asked: 0,
    right: 0,
  });
  expect(
    ['sum', 'dot', 'matrix'].map((uid) => lessonStatus(state, graph, uid, at + 5 * day)),
  ).toEqual(['available', 'mastered', 'available']);
  expect(state.courses).toEqual({
    algebra: { startedAt: at, diagnosedAt: at, archivedAt: at + 4 * day },
  });
  expect(state.sessions).toEqual({});
  expect(totalXp(state)).toBe(24);
  expect(state.activity).toEqual([
    [Math.floor((at + 1_200_000) / 900_000), 20, 18.5, 20, 0],
    [Math.floor((at + 2 * day) / 900_000), 4, 3, 0, 4],
  ]);
});

/** A session of version 1 from its begin to its end, with one answer. */
function session1(
  uid: string,
  kind: 'lesson' | 'review',
  lessonUid: string,
  outcome: 'passed' | 'failed',
  when: number,
): readonly LearningEvent[] {
  const same = { session: uid, kind, lesson: lessonUid } as const;
  const correct = outcome === 'passed';
  return [
    { version: 1, uid: `${uid}-1`, at: when, type: 'session-started', ...same, lessonVersion: 'a' },
    {
      version: 1,
      uid: `${uid}-2`,
      at: when,
      type: 'question-answered',
      ...same,
      ...answer,
      correct,
    },
    {
      version: 1,
      uid: `${uid}-3`,
      at: when + 600_000,
      type: 'session-finished',
      ...same,
      outcome,
      accuracy: correct ? 1 : 0.2,
      minutes: 10,
      xp: correct ? 10 : 0,
    },
  ];
}

it('folds what went wrong in version 1 as it did: a failure, a lapse, doubt, a claim withdrawn', () => {
  const claim = version1.slice(0, 2);
  const claimed = replay(claim, graph);
  expect(lessonRecord(claimed, 'sum')).toMatchObject({ phase: 'skipped' });

  // The first check of a claim fails: it is taken back, and that is no failure.
  const withdrawn = replay(
    [...claim, ...session1('r', 'review', 'sum', 'failed', at + day)],
    graph,
  );
  expect(lessonRecord(withdrawn, 'sum')).toMatchInlineSnapshot(`
    {
      "asked": 1,
      "phase": "unmastered",
      "right": 0,
      "since": 1767723000000,
    }
  `);

  // A study that fails casts doubt on what it needs.
  const failed = replay([...claim, ...session1('s', 'lesson', 'dot', 'failed', at + day)], graph);
  expect(lessonRecord(failed, 'dot')).toMatchInlineSnapshot(`
    {
      "asked": 1,
      "failures": 1,
      "phase": "failed",
      "right": 0,
      "since": 1767723000000,
    }
  `);
  expect(lessonRecord(failed, 'sum')).toMatchInlineSnapshot(`
    {
      "askBy": 1767722400000,
      "asked": 0,
      "doubtedAt": 1767723000000,
      "memory": {
        "at": 1767636000000,
        "difficulty": 5,
        "stability": 11.3853,
      },
      "phase": "skipped",
      "right": 0,
      "since": 1767636000000,
    }
  `);

  // A review that fails once leaves the lesson to be relearnt, twice in a row makes it fail.
  const studied = [...claim, ...session1('s', 'lesson', 'dot', 'passed', at + day)];
  const once = [...studied, ...session1('r1', 'review', 'dot', 'failed', at + 4 * day)];
  expect(lessonRecord(replay(once, graph), 'dot')).toMatchInlineSnapshot(`
    {
      "asked": 2,
      "askedAt": 1767982200000,
      "lapses": 1,
      "memory": {
        "at": 1767982200000,
        "difficulty": 7.3945,
        "stability": 0.6369,
      },
      "phase": "relearn",
      "right": 1,
      "since": 1767982200000,
      "studyXp": 10,
    }
  `);
  const twice = [...once, ...session1('r2', 'review', 'dot', 'failed', at + 5 * day)];
  expect(lessonRecord(replay(twice, graph), 'dot')).toMatchInlineSnapshot(`
    {
      "asked": 3,
      "askedAt": 1768068600000,
      "memory": {
        "at": 1768068600000,
        "difficulty": 9.1288,
        "stability": 0.2263,
      },
      "phase": "failed",
      "right": 1,
      "since": 1768068600000,
      "studyXp": 10,
    }
  `);
  expect(lessonStatus(replay(twice, graph), graph, 'dot', at + 6 * day)).toBe('failed');
});
