import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnosed, monday, day, review, session } from '../events/events.fixture.ts';
import { graphOf, lesson } from '../graph/lessons.fixture.ts';
import { chooseReviews, dueReviews, lessonRecord, lessonSpeed, replay } from '../index.ts';
import { standingOf } from '../mastery/standing.ts';
import { mostUrgent } from './due.ts';
import { credited, doubted, intervalDays, recall, reviewed } from '../memory/memory.ts';

describe('memory by FSRS-6', () => {
  it('starts with the published stability of a good first answer, w₂ = 2.3065', () => {
    expect(reviewed(undefined, 3, 0)).toMatchObject({ stability: 2.3065, at: 0 });
  });

  it('forgets by R(t) = (1 + f·t/S)^−d with d = w₂₀ = 0.1542, so that R(S) = 0.9', () => {
    const memory = { stability: 10, difficulty: 5, at: 0 };
    const factor = 0.9 ** (-1 / 0.1542) - 1;
    expect(recall(memory, 10 * day)).toBeCloseTo(0.9, 10);
    expect(recall(memory, 25 * day)).toBeCloseTo((1 + factor * 2.5) ** -0.1542, 10);
    expect(recall(memory, -day)).toBe(1);
  });

  it('solves the curve for the interval of any target', () => {
    expect(intervalDays(10, 0.9)).toBeCloseTo(10, 10);
    const memory = { stability: 7, difficulty: 5, at: 0 };
    expect(recall(memory, intervalDays(7, 0.8) * day)).toBeCloseTo(0.8, 10);
  });

  it('credits S + w·(S_good − S) and the same share of the time', () => {
    const memory = { stability: 10, difficulty: 5, at: 0 };
    const good = reviewed(memory, 3, 10 * day);
    const half = credited(memory, 0.5, 10 * day);
    expect(half.stability).toBeCloseTo(10 + 0.5 * (good.stability - 10), 3);
    expect(half.at).toBe(5 * day);
    expect(credited(memory, 1, 10 * day)).toEqual(
      good.difficulty === 5 ? good : { ...good, difficulty: 5 },
    );
  });

  it('doubts by S − w·(S − S_again), and leaves the time', () => {
    const memory = { stability: 10, difficulty: 5, at: 0 };
    const again = reviewed(memory, 1, 10 * day);
    expect(doubted(memory, 0.5, 10 * day).stability).toBeCloseTo(
      10 - 0.5 * (10 - again.stability),
      3,
    );
    expect(doubted(memory, 0.5, 10 * day).at).toBe(0);
  });
});

it('measures speed as the learner’s share of right answers over the typical one, held back by a prior', () => {
  expect(lessonSpeed({ asked: 0, right: 0 })).toBe(1);
  expect(lessonSpeed({ asked: 10, right: 4 })).toBeCloseTo((4 + 8.5) / 20 / 0.85, 12);
});

const graph = graphOf(
  lesson('a'),
  lesson('b', ['a'], { encompasses: { a: 1 } }),
  lesson('c', ['b'], { encompasses: { b: 1 } }),
  lesson('x'),
);
const all = ['a', 'b', 'c', 'x'].flatMap((uid, i) => session(uid, 'passed', monday + i));

describe('implicit repetition', () => {
  it('flows from the advanced lesson down: its review postpones what it encompasses', () => {
    const later = monday + 4 * day;
    const before = replay(all, graph);
    const after = replay([...all, ...review('c', 'passed', later)], graph);
    expect(lessonRecord(after, 'a')?.memory?.stability).toBeGreaterThan(
      lessonRecord(before, 'a')?.memory?.stability ?? 0,
    );
    expect(dueReviews(after, graph, later).map((due) => due.lesson)).toEqual(['x']);
  });

  it('flows up as doubt: a failed review brings forward what rests on it, and nothing else', () => {
    const later = monday + 4 * day;
    const before = replay(all, graph);
    const after = replay([...all, ...review('a', 'failed', later)], graph);
    expect(lessonRecord(after, 'c')?.memory?.stability).toBeLessThan(
      lessonRecord(before, 'c')?.memory?.stability ?? 0,
    );
    expect(lessonRecord(after, 'x')).toEqual(lessonRecord(before, 'x'));
  });

  it('gives no credit to a lesson at which this learner is slow', () => {
    const slow = Array.from({ length: 6 }, (_, i) =>
      session('a', 'failed', monday - (i + 1) * day),
    ).flat();
    const later = monday + 4 * day;
    const before = lessonRecord(replay([...slow, ...all], graph), 'a')?.memory;
    expect(
      lessonRecord(replay([...slow, ...all, ...review('c', 'passed', later)], graph), 'a')?.memory,
    ).toEqual(before);
  });
});

describe('due reviews', () => {
  const course = Array.from({ length: 40 }, (_, i) => lesson(`l${i}`));
  const wide = graphOf(...course);

  it('come by falling urgency, and a few of them are the first of all of them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(400), { minLength: 40, maxLength: 40 }),
        fc.nat(50),
        (ages, most) => {
          const events = course.flatMap(({ uid }, i) =>
            session(uid, 'passed', monday - (ages[i] ?? 0) * (day / 10)),
          );
          const state = replay(events, wide);
          const recalls = dueReviews(state, wide, monday).map((due) => due.recall);
          expect(recalls).toEqual(recalls.toSorted((a, b) => a - b));
          const standing = standingOf(state, wide);
          expect(mostUrgent(standing, monday, { most })).toEqual(
            mostUrgent(standing, monday).slice(0, most),
          );
        },
      ),
    );
  });
});

describe('choosing reviews', () => {
  it('covers every due lesson, and three of them by one review', () => {
    const state = replay(all, graph);
    const chosen = chooseReviews(state, graph, monday + 4 * day);
    expect(chosen.map(({ lesson: uid, covers }) => [uid, covers.toSorted()])).toEqual([
      ['c', ['a', 'b', 'c']],
      ['x', ['x']],
    ]);
  });

  it('asks about a doubted lesson itself, before the checks that are due', () => {
    const state = replay(
      [diagnosed(['a', 'b', 'x'], monday), ...review('a', 'failed', monday + day)],
      graph,
    );
    expect(chooseReviews(state, graph, monday + day).map(({ lesson: uid }) => uid)).toEqual([
      'b',
      'x',
    ]);
  });
});
