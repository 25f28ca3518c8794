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

it('folds the events of version 1 to the state that they had when they were written', () => {
  const graph = graphOf(
    lesson('sum'),
    lesson('dot', ['sum'], { encompasses: { sum: 0.5 } }),
    lesson('matrix', ['dot'], { encompasses: { dot: 0.6 } }),
  );
  const state = replay(version1, graph);
  expect(lessonRecord(state, 'dot')).toEqual({
    phase: 'mastered',
    since: at + 1_200_000,
    memory: { stability: 10.9199, difficulty: 2.1112, at: at + 2 * day },
    asked: 1,
    right: 1,
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
});
