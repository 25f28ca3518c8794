import { describe, expect, it } from 'vitest';
import { day, diagnosed, monday, review, session } from '../events/events.fixture.ts';
import { graphOf, lesson } from '../graph/lessons.fixture.ts';
import {
  buildGraph,
  carryOver,
  foldEvent,
  lessonRecord,
  lessonStatus,
  replay,
  type LearningEvent,
  type LessonGraph,
} from '../index.ts';

const before = graphOf(
  lesson('a'),
  lesson('b'),
  lesson('next', ['a']),
  lesson('last', ['a', 'b', 'next']),
);
const renamed = graphOf(
  lesson('a2', [], { replaces: ['a'] }),
  lesson('b'),
  lesson('next', ['a2']),
  lesson('last', ['a2', 'b', 'next']),
);
const split = graphOf(
  lesson('a1', [], { replaces: ['a'] }),
  lesson('a2', ['a1'], { replaces: ['a'] }),
  lesson('b'),
  lesson('next', ['a2']),
  lesson('last', ['a1', 'b', 'next']),
);
const merged = graphOf(
  lesson('ab', [], { replaces: ['a', 'b'] }),
  lesson('next', ['ab']),
  lesson('last', ['ab', 'next']),
);

const later = monday + 3 * day;
const learnt = (...uids: readonly string[]) =>
  uids.flatMap((uid, i) => session(uid, 'passed', monday + i));

/** The state that was folded by the course of before, and meets the new one. */
const met = (events: readonly LearningEvent[], graph: LessonGraph) =>
  carryOver(replay(events, before), graph);
const statuses = (events: readonly LearningEvent[], graph: LessonGraph, now = monday + 1000) =>
  graph.order.map((uid) => `${uid} ${lessonStatus(met(events, graph), graph, uid, now)}`);

describe('a lesson that was renamed', () => {
  it.each([
    ['mastered', learnt('a')],
    ['failed', session('a', 'failed', monday)],
    ['in progress', session('a', 'passed', monday).slice(0, 1)],
    ['skipped', [diagnosed(['a'], monday)]],
    ['to be relearnt', [...learnt('a'), ...review('a', 'failed', later)]],
    ['unmastered', [diagnosed(['a'], monday), ...review('a', 'failed', later)]],
    ['untouched', []],
  ])('is %s as it was, with its memory', (_, events) => {
    expect(statuses(events, renamed)[0]?.slice(3)).toBe(
      lessonStatus(replay(events, before), before, 'a', monday + 1000),
    );
    const record = lessonRecord(replay(events, before), 'a');
    expect(lessonRecord(met(events, renamed), 'a2')).toEqual(
      record && { ...record, carried: true },
    );
  });

  it('is open, and its dependents are, whether its past was folded by the course of then or of now', () => {
    const events = [...learnt('a', 'next'), ...review('a', 'passed', later)];
    const kept = met(events, renamed);
    const anew = replay(events, renamed);
    expect(lessonRecord(anew, 'a2')).toEqual(lessonRecord(kept, 'a2'));
    expect(statuses(events, renamed, later)).toEqual([
      'a2 mastered',
      'b available',
      'next due',
      'last locked',
    ]);
  });

  it('goes on from there by events of its own, which later ones of its former self do not undo', () => {
    const reviewed = review('a2', 'passed', later);
    const state = [...learnt('a'), ...reviewed].reduce(
      (folded, event) => foldEvent(folded, event, renamed),
      replay([], renamed),
    );
    const record = lessonRecord(state, 'a2');
    expect(record).toMatchObject({ phase: 'mastered', asked: 2, since: monday, askedAt: later });
    expect(record?.carried).toBeUndefined();
    const unmastered: LearningEvent = {
      version: 1,
      type: 'lesson-marked-not-mastered',
      uid: 'n',
      at: later + 1,
      lesson: 'a',
    };
    expect(lessonRecord(foldEvent(state, unmastered, renamed), 'a2')).toEqual(record);
  });

  it('is carried over by the next event that is folded', () => {
    const stored = replay(learnt('a'), before);
    const state = review('a2', 'passed', later).reduce(
      (folded, event) => foldEvent(folded, event, renamed),
      stored,
    );
    expect(lessonRecord(state, 'a2')).toMatchObject({ phase: 'mastered', asked: 2 });
  });

  it('takes the end of a session that was open under its former name', () => {
    const [started, answered, finished] = session('a', 'passed', monday);
    const state = met(
      [started, answered].flatMap((event) => event ?? []),
      renamed,
    );
    expect(lessonStatus(state, renamed, 'a2', monday)).toBe('in-progress');
    const done = finished && foldEvent(state, finished, renamed);
    expect(done && lessonStatus(done, renamed, 'a2', monday)).toBe('mastered');
  });
});

it('a lesson that was split leaves both parts mastered, and nothing locked', () => {
  expect(statuses(learnt('a', 'b', 'next'), split)).toEqual([
    'a1 mastered',
    'a2 mastered',
    'b mastered',
    'next mastered',
    'last available',
  ]);
});

describe('lessons that were merged', () => {
  it('are mastered where both were, with the memory that falls due first', () => {
    const events = [...learnt('a', 'b'), ...review('b', 'passed', later)];
    expect(statuses(events, merged)).toEqual(['ab mastered', 'next available', 'last locked']);
    const state = met(events, merged);
    expect(lessonRecord(state, 'ab')?.memory).toEqual(lessonRecord(state, 'a')?.memory);
    expect(lessonRecord(state, 'ab')).toMatchObject({ asked: 3, right: 3, studyXp: 40 });
  });

  it('are skipped and checked at once where one was not, so that nothing is locked again', () => {
    expect(statuses(learnt('a'), merged)).toEqual(['ab skipped', 'next available', 'last locked']);
    expect(lessonRecord(met(learnt('a'), merged), 'ab')?.askBy).toBe(monday);
    const failed = review('ab', 'failed', later).reduce(
      (state, event) => foldEvent(state, event, merged),
      met(learnt('a'), merged),
    );
    expect(lessonStatus(failed, merged, 'ab', later)).toBe('available');
  });

  it('are as weak as the weaker of both', () => {
    const relearnt = [...learnt('a', 'b'), ...review('b', 'failed', later)];
    expect(statuses(relearnt, merged, later)[0]).toBe('ab relearn');
    expect(statuses([...session('a', 'failed', monday)], merged)[0]).toBe('ab failed');
  });
});

it('a lesson cannot replace one that is still there: the graph says so and leaves it out', () => {
  const { graph, problems } = buildGraph([
    lesson('a'),
    lesson('b', [], { replaces: ['a', 'b', 'c'] }),
  ]);
  expect(problems.map(({ rule, path }) => [rule, path])).toEqual([
    ['replaces', ['b', 'a']],
    ['replaces', ['b', 'b']],
  ]);
  expect(problems[0]?.message).toBe('b replaces a, which is still a lesson.');
  expect([...graph.replacements]).toEqual([['b', ['c']]]);
  expect([graph.replacedBy('c'), graph.replacedBy('a')]).toEqual([['b'], []]);
});
