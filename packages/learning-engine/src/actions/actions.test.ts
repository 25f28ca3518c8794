import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  day,
  diagnosed,
  monday,
  review,
  session,
  startedCourse,
} from '../events/events.fixture.ts';
import { anyLessons, graphOf, lesson } from '../graph/lessons.fixture.ts';
import {
  buildGraph,
  diagnosticLimits,
  foldEvent,
  lessonRecord,
  isOpen,
  isPassed,
  nextActions,
  reasonInWords,
  replay,
  reviewDueAt,
  type ActionOptions,
  type LearnerState,
  type LearningEvent,
} from '../index.ts';
import { lessonValue } from './rank-lessons.ts';

const graph = graphOf(
  lesson('a'),
  lesson('b', ['a'], { encompasses: { a: 1 } }),
  lesson('c', ['a'], { unit: 'other' }),
  lesson('d', ['b', 'c'], { encompasses: { b: 1 } }),
);
const options = { now: monday, timeZone: 'Europe/London', dailyGoal: 30 };

function actions(events: readonly LearningEvent[], now = monday) {
  return nextActions(replay(events, graph), graph, { ...options, now });
}
const short = (list: ReturnType<typeof actions>) =>
  list.map(({ kind, lesson: uid, reason }) => [kind, uid, reason.code]);

it('value a lesson as 8·saves + log₂(1 + opens) − rank/4 − 20·course, and far less while it rests', () => {
  const plain = { saves: 0, opens: 0, rank: 0, course: 0, resting: false };
  expect(lessonValue(plain)).toBe(0);
  expect(lessonValue({ ...plain, saves: 0.5 })).toBe(4);
  expect(lessonValue({ ...plain, opens: 3 })).toBe(2);
  expect(lessonValue({ ...plain, rank: 6 })).toBe(-1.5);
  expect(lessonValue({ ...plain, course: 1 })).toBe(-20);
  expect(lessonValue({ saves: 1, opens: 7, rank: 2, course: 1, resting: true })).toBe(-1009.5);
});

describe('next actions', () => {
  it('offer a beginner the diagnostic and the first lesson', () => {
    expect(short(actions([startedCourse(monday)]))).toEqual([
      ['diagnostic', undefined, 'finds-start'],
      ['lesson', 'a', 'opens-lessons'],
    ]);
  });

  it('state for the diagnostic the minutes that its length takes', () => {
    const [diagnostic] = actions([startedCourse(monday)]);
    expect(diagnostic?.minutes).toBe(diagnosticLimits(graph.lessons.size).minutes);
  });

  it('offer the diagnostic last to who began without one, and no more once the start is known', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((uid, day) =>
      session(uid, 'passed', monday + day * 60_000),
    );
    const begun = [startedCourse(monday), ...(a ?? [])];
    const offered = (events: readonly LearningEvent[], limit?: number) =>
      nextActions(replay(events, graph), graph, { ...options, ...(limit && { limit }) }).map(
        ({ kind }) => kind,
      );
    expect(offered(begun).at(0)).toBe('lesson');
    expect(offered(begun).at(-1)).toBe('diagnostic');
    expect(offered(begun, 2)).toEqual(['lesson', 'diagnostic']);
    expect(offered(begun, 1)).toEqual(['lesson']);
    expect(offered([...begun, ...(b ?? []), ...(c ?? [])])).not.toContain('diagnostic');
  });

  it('are empty without a course, and without anything left', () => {
    expect(actions([])).toEqual([]);
    expect(actions([startedCourse(monday), diagnosed(['a', 'b', 'c', 'd'], monday)])).toEqual([]);
  });

  it('put a session in progress first', () => {
    const [started] = session('a', 'passed', monday);
    const events = [startedCourse(monday), ...(started ? [started] : [])];
    expect(actions(events)[0]).toMatchObject({
      kind: 'continue',
      lesson: 'a',
      session: `lesson-a-${monday}`,
    });
    expect(actions(events).filter(({ lesson: uid }) => uid === 'a')).toHaveLength(1);
  });

  it('choose the review that knocks out most', () => {
    const events = ['a', 'b', 'c', 'd'].flatMap((uid, i) => session(uid, 'passed', monday + i));
    const [first] = actions(events, monday + 5 * day);
    expect(first).toMatchObject({
      kind: 'review',
      lesson: 'd',
      reason: { code: 'knocks-out-reviews', reviews: 3 },
    });
    expect(first && reasonInWords(first.reason)).toBe('Knocks out 3 reviews.');
  });

  it('let a new lesson stand for the review of what it encompasses', () => {
    const events = [startedCourse(monday), ...session('a', 'passed', monday)];
    const list = actions(events, monday + 3 * day);
    expect(short(list)).toContainEqual(['lesson', 'b', 'knocks-out-reviews']);
    expect(list.some(({ kind }) => kind === 'review')).toBe(false);
  });

  describe('review a due lesson itself', () => {
    const events = [startedCourse(monday), ...session('a', 'passed', monday)];
    const reviewed = (state: LearnerState, on: number, rest: Partial<ActionOptions> = {}) =>
      nextActions(state, graph, { ...options, now: monday + on * day, ...rest }).flatMap(
        ({ kind, lesson: uid }) => (kind === 'review' ? [uid] : []),
      );

    it('where the learner may not study the lesson that would practise it', () => {
      const state = replay(events, graph);
      expect(reviewed(state, 3)).toEqual([]);
      expect(reviewed(state, 3, { mayStudy: (uid) => uid !== 'b' })).toEqual(['a']);
    });

    it('once it has waited five days for that lesson', () => {
      const state = replay([...events, ...review('a', 'passed', monday + 3 * day)], graph);
      const record = lessonRecord(state, 'a');
      const due = ((record && reviewDueAt(record)) ?? monday) - monday;
      expect(reviewed(state, due / day + 4.9)).toEqual([]);
      expect(reviewed(state, due / day + 5.1)).toEqual(['a']);
    });

    it('where that lesson comes after more than five days of other lessons', () => {
      const reviews = (minutes: number) => {
        const wide = graphOf(
          lesson('a'),
          lesson('before', ['a'], { minutes }),
          lesson('b', ['a'], { encompasses: { a: 0.5 } }),
          ...Array.from({ length: 63 }, (_, i) => lesson(`opened-${i}`, ['before'])),
        );
        const now = monday + 3 * day;
        return nextActions(replay(events, wide), wide, { ...options, now, limit: 4 }).flatMap(
          ({ kind, lesson: uid }) => (kind === 'diagnostic' ? [] : [`${kind} ${uid}`]),
        );
      };
      expect(reviews(140)).toEqual(['lesson before', 'lesson b']);
      expect(reviews(160)).toEqual(['review a', 'lesson before', 'lesson b']);
    });
  });

  it('bring a failed lesson back after its weak prerequisite and a pause', () => {
    const failed = [
      startedCourse(monday),
      diagnosed(['a'], monday),
      ...session('b', 'failed', monday + 3 * day),
    ];
    expect(short(actions(failed, monday + 3 * day))).toEqual([
      ['review', 'a', 'repairs-prerequisite'],
      ['lesson', 'c', 'next-in-path'],
      ['lesson', 'b', 'back-after-failure'],
    ]);
    const repaired = [...failed, ...review('a', 'passed', monday + 3 * day + 1)];
    expect(short(actions(repaired, monday + 4 * day))[0]).toEqual([
      'lesson',
      'b',
      'back-after-failure',
    ]);
  });

  it('leave archived courses, and keep their reviews', () => {
    const events: LearningEvent[] = [
      startedCourse(monday),
      ...session('a', 'passed', monday),
      { version: 1, type: 'course-archived', uid: 'x', at: monday, course: 'course' },
    ];
    expect(short(actions(events, monday + 9 * day))).toEqual([['review', 'a', 'due-review']]);
  });

  it('take a custom course by its goals, with what stands before them', () => {
    const list = nextActions(replay([], graph), graph, {
      ...options,
      courses: [{ uid: 'mine', lessons: ['c'] }],
    });
    expect(list).toMatchObject([
      { kind: 'lesson', lesson: 'a', reason: { code: 'next-in-path', left: 2 } },
    ]);
  });

  it('spend half of the daily goal on reviews before the first lesson, counting what was reviewed today', () => {
    const known = Array.from({ length: 12 }, (_, i) => lesson(`known-${i}`));
    const wide = graphOf(...known, lesson('new-1'), lesson('new-2'));
    const events = [
      startedCourse(monday),
      ...known.flatMap(({ uid }, i) => session(uid, 'passed', monday + i)),
    ];
    const later = monday + 5 * day;
    const reviewsFirst = (dailyGoal: number, today: readonly LearningEvent[] = []) =>
      nextActions(replay([...events, ...today], wide), wide, { ...options, now: later, dailyGoal })
        .map(({ kind }) => kind)
        .indexOf('lesson');
    const minutes = 4;
    expect(reviewsFirst(30)).toBe(Math.floor(15 / minutes));
    expect(reviewsFirst(48)).toBe(Math.floor(24 / minutes));
    expect(reviewsFirst(30, session('known-0', 'passed', later - 1, { xp: 30 }))).toBe(2);
    // A plan made anew after the reviews of today comes to the lessons, however many reviews are left.
    const reviewed = ['known-0', 'known-1', 'known-2'].flatMap((uid, i) =>
      review(uid, 'passed', later - 3 + i),
    );
    expect(reviewsFirst(30, reviewed)).toBe(0);
  });

  it.each(['passed', 'failed', 'one in three failed'])(
    'reach a new lesson on every day after half a year away, where first checks are %s',
    (checks) => {
      const claimed = Array.from({ length: 40 }, (_, i) => lesson(`claimed-${i}`));
      const fresh = Array.from({ length: 10 }, (_, i) =>
        lesson(`new-${i}`, i === 0 ? [] : [`new-${i - 1}`]),
      );
      const wide = graphOf(...claimed, ...fresh);
      const events = [
        startedCourse(monday),
        diagnosed(
          claimed.map(({ uid }) => uid),
          monday,
        ),
      ];
      let state = replay(events, wide);
      let performed = 0;
      const isNew = () => fresh.some(({ uid }) => !isPassed(state, uid));
      for (let date = 180; date < 220 && isNew(); date += 1) {
        const kinds: string[] = [];
        let minutes = 0;
        while (minutes < options.dailyGoal) {
          const now = monday + date * day + minutes * 60_000;
          const [action] = nextActions(state, wide, { ...options, now });
          if (!action?.lesson) break;
          minutes += action.minutes;
          performed += 1;
          const fails = checks === 'failed' || (checks !== 'passed' && performed % 3 === 0);
          const outcome = action.kind === 'review' && fails ? 'failed' : 'passed';
          const done =
            action.kind === 'review'
              ? review(action.lesson, outcome, now + action.minutes * 60_000)
              : session(action.lesson, outcome, now + action.minutes * 60_000);
          state = done.reduce((folded, event) => foldEvent(folded, event, wide), state);
          kinds.push(action.kind);
        }
        expect(kinds).toContain('lesson');
      }
      expect(performed).toBeGreaterThan(20);
    },
  );

  it('come from different units in turn where another is as good', () => {
    const mixed = graphOf(
      lesson('a1'),
      lesson('a2'),
      lesson('b1', [], { unit: 'other' }),
      lesson('a3'),
      lesson('b2', [], { unit: 'other' }),
    );
    const list = nextActions(replay([startedCourse(monday)], mixed), mixed, options);
    expect(list.flatMap(({ kind, lesson: uid }) => (kind === 'lesson' ? [uid] : []))).toEqual([
      'a1',
      'b1',
      'a2',
      'b2',
      'a3',
    ]);
  });

  it('never point at a locked or planned lesson, and always say why', () => {
    const step = fc.record({
      place: fc.nat(11),
      outcome: fc.constantFrom('passed' as const, 'failed' as const),
      kind: fc.constantFrom('lesson', 'review', 'diagnosed'),
    });
    fc.assert(
      fc.property(
        anyLessons,
        fc.array(step, { maxLength: 20 }),
        fc.nat(60),
        (lessons, steps, days) => {
          const built = buildGraph(lessons).graph;
          let at = monday;
          const events: LearningEvent[] = [startedCourse(monday)];
          for (const { place, outcome, kind } of steps) {
            at += day / 2;
            const uid = lessons[place % lessons.length]?.uid ?? '';
            events.push(
              ...(kind === 'lesson'
                ? session(uid, outcome, at)
                : kind === 'review'
                  ? review(uid, outcome, at)
                  : [diagnosed([uid], at)]),
            );
          }
          const state = replay(events, built);
          const list = nextActions(state, built, { ...options, now: at + days * day, limit: 50 });
          for (const action of list) {
            expect(action.lesson === undefined || isOpen(state, built, action.lesson)).toBe(true);
            expect(reasonInWords(action.reason)).toMatch(/^[A-Z].*\.$/);
            expect(action.minutes).toBeGreaterThan(0);
          }
          const named = list.flatMap(({ kind, lesson: uid }) =>
            uid === undefined ? [] : [`${kind} ${uid}`],
          );
          expect(new Set(named).size).toBe(named.length);
        },
      ),
    );
  });
});
