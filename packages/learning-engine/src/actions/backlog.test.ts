import { describe, expect, it } from 'vitest';
import { day, monday, session, startedCourse } from '../events/events.fixture.ts';
import { graphOf, lesson } from '../graph/lessons.fixture.ts';
import {
  addDays,
  backlog,
  dayOf,
  foldEvent,
  nextActions,
  replay,
  seededRandom,
  type LearnerState,
} from '../index.ts';

const uids = Array.from({ length: 60 }, (_, i) => `l${i}`);
/** Forty lessons of twenty minutes without relations, twenty more after them. */
const graph = graphOf(
  ...uids.map((uid, i) => lesson(uid, i >= 40 ? [`l${i - 40}`] : [], { unit: `u${i % 7}` })),
);
const options = { timeZone: 'UTC', dailyGoal: 30 };
const learnt = (count: number) =>
  replay(
    [
      startedCourse(monday - 200 * day),
      ...uids.slice(0, count).flatMap((uid) => session(uid, 'passed', monday - 180 * day)),
    ],
    graph,
  );

/** Follows the plan for the daily goal on each day until it ends a day without a review; the number of days. */
function daysFollowed(state: LearnerState, fails: () => boolean): number {
  let after = state;
  for (let days = 0; days < 90; days += 1) {
    const now = monday + days * day;
    let minutes = 0;
    let next = planned(after, now);
    while (minutes < options.dailyGoal && next?.lesson) {
      const { kind, lesson: uid } = next;
      minutes += next.minutes;
      const outcome = kind === 'review' && fails() ? 'failed' : 'passed';
      const finished = session(uid, outcome, now + minutes * 60_000, {
        kind: kind === 'review' ? 'review' : 'lesson',
      }).at(-1);
      if (finished) after = foldEvent(after, finished, graph);
      next = planned(after, now + minutes * 60_000);
    }
    if (!reviewsAt(after, now + minutes * 60_000)) return days;
  }
  return 90;
}
const planned = (state: LearnerState, now: number) =>
  nextActions(state, graph, { ...options, now, inProgress: [] }).find(({ lesson: uid }) => uid);
const reviewsAt = (state: LearnerState, now: number) =>
  nextActions(state, graph, { ...options, now, limit: 100 }).some(({ kind }) => kind === 'review');

describe('the backlog', () => {
  it('is nothing while the due reviews fit into today', () => {
    expect(backlog(learnt(0), graph, { ...options, now: monday })).toBeUndefined();
    expect(backlog(learnt(3), graph, { ...options, now: monday })).toBeUndefined();
  });

  it('is what is due after a long break, with its minutes', () => {
    const found = backlog(learnt(12), graph, { ...options, now: monday });
    expect(found).toMatchObject({ reviews: 12, minutes: 12 * 4 });
    expect(found?.goneBy).toBeDefined();
  });

  it('is gone by the day that it states when the plan is followed and nine of ten reviews pass', () => {
    for (const count of [8, 16, 30]) {
      const state = learnt(count);
      const stated = backlog(state, graph, { ...options, now: monday })?.goneBy;
      const followed = Array.from({ length: 20 }, (_, seed) => {
        const random = seededRandom(seed + 1);
        return daysFollowed(state, () => random() < 0.1);
      });
      const days = followed.toSorted((a, b) => a - b);
      const today = dayOf(monday, 'UTC');
      const middle = Math.floor(((days[9] ?? 0) + (days[10] ?? 0)) / 2);
      expect([middle, middle + 1].map((one) => addDays(today, one))).toContain(stated);
    }
  });

  it('has no day where it lasts longer than a month', () => {
    const found = backlog(learnt(40), graph, { ...options, now: monday, dailyGoal: 5 });
    expect(found).toEqual({ reviews: 40, minutes: 160 });
  });

  it('counts what was done today, and takes no time for lessons that may not be studied', () => {
    const state = learnt(20);
    const all = backlog(state, graph, { ...options, now: monday });
    const unpaid = backlog(state, graph, { ...options, now: monday, mayStudy: () => false });
    expect((unpaid?.goneBy ?? '') < (all?.goneBy ?? '')).toBe(true);
    expect(backlog(learnt(3), graph, { ...options, now: monday })).toBeUndefined();
    const work = ['l20', 'l21'].flatMap((uid) => session(uid, 'passed', monday - 60_000));
    const worked = work.reduce((before, event) => foldEvent(before, event, graph), learnt(3));
    expect(backlog(worked, graph, { ...options, now: monday })).toMatchObject({ reviews: 3 });
  });
});
