import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diagnosed,
  monday,
  day,
  review,
  session,
  startedCourse,
} from '../events/events.fixture.ts';
import { anyLessons, graphOf, lesson } from '../graph/lessons.fixture.ts';
import {
  buildGraph,
  dueReviews,
  eventProblem,
  firstChecks,
  foldEvent,
  isMastered,
  isOpen,
  lessonRecord,
  isPassed,
  lessonStatus,
  nextActions,
  passRates,
  recallOf,
  replay,
  reviewDueAt,
  reviewRecall,
  streak,
  totalXp,
  xpOwed,
  type LearnerState,
  type LearningEvent,
} from '../index.ts';

const graph = graphOf(
  lesson('a'),
  lesson('b', ['a'], { encompasses: { a: 0.5 } }),
  lesson('c', ['b'], { encompasses: { b: 0.5 } }),
  lesson('soon', [], { planned: true }),
);

function statuses(events: readonly LearningEvent[], now: number) {
  const state = replay(events, graph);
  return ['a', 'b', 'c'].map((uid) => lessonStatus(state, graph, uid, now));
}

describe('the states of a lesson', () => {
  it('opens a lesson only when all its prerequisites are mastered', () => {
    expect(statuses([], monday)).toEqual(['available', 'locked', 'locked']);
    expect(statuses(session('a', 'passed', monday), monday)).toEqual([
      'mastered',
      'available',
      'locked',
    ]);
  });

  it('keeps a locked lesson locked when a session of it was begun by other means', () => {
    const [started] = session('c', 'passed', monday);
    const state = started ? foldEvent(replay([], graph), started, graph) : replay([], graph);
    expect(lessonStatus(state, graph, 'c', monday)).toBe('locked');
    expect(isOpen(state, graph, 'c')).toBe(false);
  });

  it('counts a study that was passed, also where the graph of today would not have let it begin', () => {
    const state = replay(session('c', 'passed', monday), graph);
    expect(lessonStatus(state, graph, 'c', monday)).toBe('mastered');
    expect(lessonStatus(replay(session('c', 'failed', monday), graph), graph, 'c', monday)).toBe(
      'locked',
    );
  });

  it('never opens a planned or unknown lesson', () => {
    const state = replay([], graph);
    expect([lessonStatus(state, graph, 'soon', 0), isOpen(state, graph, 'soon')]).toEqual([
      'coming',
      false,
    ]);
    expect([lessonStatus(state, graph, 'none', 0), isOpen(state, graph, 'none')]).toEqual([
      'locked',
      false,
    ]);
  });

  it('goes from begun to failed to mastered, and falls due later', () => {
    const [started] = session('a', 'failed', monday);
    expect(statuses(started ? [started] : [], monday)[0]).toBe('in-progress');
    const failed = session('a', 'failed', monday);
    expect(statuses(failed, monday)[0]).toBe('failed');
    const passed = [...failed, ...session('a', 'passed', monday + day)];
    expect(statuses(passed, monday + day)[0]).toBe('mastered');
    expect(statuses(passed, monday + 30 * day)[0]).toBe('due');
  });

  it('takes mastery away on the learner’s word, without a failure', () => {
    const events: LearningEvent[] = [
      ...session('a', 'passed', monday),
      { version: 1, type: 'lesson-marked-not-mastered', uid: 'n', at: monday + day, lesson: 'a' },
    ];
    expect(statuses(events, monday + day)).toEqual(['available', 'locked', 'locked']);
    expect(lessonRecord(replay(events, graph), 'a')?.failures).toBeUndefined();
  });

  it('wants the weak prerequisite reviewed when a lesson fails', () => {
    const events = [...session('a', 'passed', monday), ...session('b', 'failed', monday + 3 * day)];
    expect(statuses(events, monday + 3 * day)).toEqual(['due', 'failed', 'locked']);
    const repaired = [...events, ...review('a', 'passed', monday + 3 * day + 1)];
    expect(statuses(repaired, monday + 3 * day + 1)).toEqual(['mastered', 'failed', 'locked']);
  });

  it('shows a lesson as to be relearnt after a failed review, and sends it back to study after two in a row', () => {
    const events = [...session('a', 'passed', monday), ...review('a', 'failed', monday + 3 * day)];
    expect(statuses(events, monday + 3 * day).slice(0, 2)).toEqual(['relearn', 'available']);
    const again = [...events, ...review('a', 'passed', monday + 4 * day)];
    expect(statuses(again, monday + 4 * day)[0]).toBe('mastered');
    expect(
      statuses([...events, ...review('a', 'failed', monday + 5 * day)], monday + 5 * day)[0],
    ).toBe('failed');
  });
});

describe('asking a lesson itself', () => {
  it('comes at the latest three intervals after it was last asked, whatever credit it gets', () => {
    const credit = graphOf(lesson('part'), lesson('whole', ['part'], { encompasses: { part: 1 } }));
    let state = replay(
      [...session('part', 'passed', monday), ...session('whole', 'passed', monday + 1)],
      credit,
    );
    const record = lessonRecord(state, 'part');
    const interval = ((record?.askBy ?? 0) - (record?.askedAt ?? 0)) / 3;
    expect(interval).toBeGreaterThan(day);
    for (let at = monday + day; at < monday + 60 * day; at += day)
      for (const event of review('whole', 'passed', at)) state = foldEvent(state, event, credit);
    const practised = lessonRecord(state, 'part');
    expect(practised?.memory?.at).toBeGreaterThan(monday + 50 * day);
    expect(practised && reviewDueAt(practised)).toBe(record?.askBy);
    expect(dueReviews(state, credit, monday + 60 * day).map(({ lesson: uid }) => uid)).toContain(
      'part',
    );
  });
});

describe('events that cannot be right', () => {
  it('with a number that is not finite change nothing', () => {
    const [first] = session('a', 'passed', Number.NaN);
    expect(first && replay([first], graph)).toEqual(replay([], graph));
    expect(first && eventProblem(first, monday)).toContain('not finite');
  });

  it('with a belief that is not finite change nothing', () => {
    const event = { ...diagnosed(['a'], monday), beliefs: { a: Number.NaN } };
    expect(replay([event], graph)).toEqual(replay([], graph));
    expect(eventProblem(event, monday)).toContain('not finite');
  });

  it.each([
    ['a credit above 1', { credit: 7 }, 'has 7 as credit: it goes from 0 to 1'],
    ['time before its beginning', { seconds: -5 }, 'has -5 as seconds'],
    ['more than anybody can do', { seconds: 1e300 }, 'has 1e+300 as seconds'],
  ])('with %s are refused', (_, change, problem) => {
    const answer = session('a', 'passed', monday).find(({ type }) => type === 'question-answered');
    expect(answer && eventProblem(answer, monday)).toBeUndefined();
    const event = answer && ({ ...answer, ...change } as LearningEvent);
    expect(event && eventProblem(event, monday)).toContain(problem);
  });

  it('are harmless in the fold, whatever number is wrong, and heal with the next review', () => {
    const oddNumbers = fc.constantFrom(
      Number.NaN,
      Infinity,
      -Infinity,
      1e300,
      -1e300,
      -1,
      0,
      7,
      8.64e15,
      -8.64e15,
      monday + 365 * day,
      monday + 30 * 365 * day,
    );
    const change = fc.record({ place: fc.nat(200), field: fc.nat(20), value: oddNumbers });
    fc.assert(
      fc.property(anyHistory, fc.array(change, { maxLength: 3 }), (history, changes) => {
        const { graph: built } = buildGraph(history.lessons);
        const events = [...history.events];
        for (const { place, field, value } of changes) {
          const event = events[place % Math.max(1, events.length)];
          if (!event) continue;
          const numbers = Object.entries(event).filter(([, one]) => typeof one === 'number');
          const [name = 'at'] = numbers[field % numbers.length] ?? [];
          events[events.indexOf(event)] = { ...event, [name]: value };
        }
        let state = replay(events, built);
        expect(JSON.stringify(state)).not.toContain('null');
        const now = Math.max(monday, ...history.events.map(({ at }) => at)) + day;
        const where = { now, timeZone: 'Europe/London' };
        expect(totalXp(state)).toBeLessThanOrEqual(1440 * (events.length + 1));
        expect(streak(state, where).days).toBeLessThanOrEqual(events.length);
        nextActions(state, built, { ...where, dailyGoal: 30, courses: ['course'] });
        for (const [uid, { planned = false }] of built.lessons) {
          if (planned || !isPassed(state, uid)) continue;
          for (const event of review(uid, 'passed', now)) state = foldEvent(state, event, built);
          const healed = lessonRecord(state, uid);
          const due = healed && reviewDueAt(healed);
          expect(due).toBeGreaterThan(now);
          expect(due).toBeLessThan(now + 40 * 365 * day);
          expect(lessonStatus(state, built, uid, now)).toBe('mastered');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('that name a time before 1970 or after 9999 change nothing', () => {
    for (const at of [-1, Date.UTC(9999, 11, 31), 8.64e15]) {
      const [first] = session('a', 'passed', at + 60_000);
      expect(first && replay([first], graph)).toEqual(replay([], graph));
      expect(first && eventProblem(first, monday)).toContain('1970 to 9999');
    }
  });

  it('that begin a review a year ahead earn no XP for a lesson that is not due', () => {
    const [started] = review('a', 'passed', monday + 365 * day);
    const state = replay([...session('a', 'passed', monday), ...(started ? [started] : [])], graph);
    const work = { session: started?.uid.slice(0, -2) ?? '', lesson: 'a', xp: 4 };
    expect(Object.keys(state.sessions)).toEqual([work.session]);
    expect(xpOwed(state, graph, { ...work, kind: 'review' }, monday + 60_000)).toBe(0);
  });

  it('that failed a lesson a year ahead let it be studied like any other', () => {
    const wide = graphOf(lesson('a'), lesson('z'));
    const failed = [startedCourse(monday), ...session('a', 'failed', monday + 365 * day)];
    const list = nextActions(replay(failed, wide), wide, {
      now: monday,
      timeZone: 'Europe/London',
      dailyGoal: 30,
    });
    expect(list.flatMap(({ kind, lesson: uid }) => (kind === 'lesson' ? [uid] : []))).toEqual([
      'a',
      'z',
    ]);
  });

  it('dated a year ahead are refused, and do not hide the reviews of a lesson for a year where they were kept', () => {
    const ahead = session('a', 'passed', monday + 365 * day);
    expect(ahead[0] && eventProblem(ahead[0], monday)).toContain('ahead of the clock');
    expect(ahead[0] && eventProblem(ahead[0], monday + 365 * day)).toBeUndefined();
    const state = replay(ahead, graph);
    expect(dueReviews(state, graph, monday).map(({ lesson: uid }) => uid)).toEqual(['a']);
    expect(lessonStatus(state, graph, 'a', monday)).toBe('due');
    const healed = [...ahead, ...review('a', 'passed', monday)];
    expect(statuses(healed, monday)[0]).toBe('mastered');
  });
});

it('keeps a lesson whose uid is a name that every object inherits', () => {
  const uids = ['__proto__', 'constructor', 'toString'];
  const odd = graphOf(...uids.map((uid) => lesson(uid)));
  for (const uid of uids) {
    const studied = replay(session(uid, 'passed', monday), odd);
    expect(isMastered(studied, uid)).toBe(true);
    const stored = JSON.parse(JSON.stringify(studied)) as LearnerState;
    expect(isMastered(stored, uid)).toBe(true);
    const claimed = replay([diagnosed([uid], monday)], odd);
    expect(lessonRecord(claimed, uid)?.memory?.stability).toBeGreaterThan(0);
  }
  const containing = graphOf(
    lesson('__proto__'),
    lesson('b', [], { encompasses: Object.fromEntries([['__proto__', 0.5]]) }),
  );
  expect([...containing.encompassed('b')]).toEqual([['__proto__', 0.5]]);
});

describe('XP', () => {
  it('is earned once by a first study and only by a review that is due', () => {
    const work = { session: 's', kind: 'lesson', lesson: 'a', xp: 20 } as const;
    expect(xpOwed(replay([], graph), graph, work, monday)).toBe(20);
    const studied = replay(session('a', 'passed', monday), graph);
    expect(xpOwed(studied, graph, work, monday)).toBe(0);
    const again = { ...work, kind: 'review', xp: 4 } as const;
    expect(xpOwed(studied, graph, again, monday + 60_000)).toBe(0);
    expect(xpOwed(studied, graph, again, monday + 60 * day)).toBe(4);
    const unmarked = foldEvent(
      studied,
      { version: 1, type: 'lesson-marked-not-mastered', uid: 'n', at: monday, lesson: 'a' },
      graph,
    );
    const earned = lessonRecord(unmarked, 'a')?.studyXp ?? 0;
    expect(earned).toBeGreaterThan(0);
    expect(xpOwed(unmarked, graph, work, monday)).toBe(20 - earned);
  });
});

describe('XP of a review of what contains a due lesson', () => {
  const work = { session: 's', kind: 'review', lesson: 'b', xp: 4 } as const;
  const minute = 60_000;

  it('is earned where the review takes care of that lesson, and not a second time', () => {
    const slightly = graphOf(lesson('a'), lesson('b', ['a'], { encompasses: { a: 0.1 } }));
    const begun = [
      ...session('a', 'passed', monday),
      ...session('b', 'passed', monday + 0.5 * day),
    ];
    const [a, b] = ['a', 'b'].map((uid) => {
      const record = lessonRecord(replay(begun, slightly), uid);
      return (record && reviewDueAt(record)) ?? Number.NaN;
    });
    const now = a ?? Number.NaN;
    expect(now).toBeLessThan(b ?? Number.NaN);
    expect(xpOwed(replay(begun, slightly), slightly, work, now)).toBe(4);
    const reviewed = [...begun, ...review('b', 'passed', now)];
    expect(xpOwed(replay(reviewed, slightly), slightly, work, now + minute)).toBe(0);
  });

  it('is not earned where that lesson stays due, however often it is reviewed', () => {
    const later = monday + 40 * day;
    const events = [
      diagnosed(['a'], monday),
      ...session('b', 'passed', monday),
      ...review('b', 'passed', later),
    ];
    const state = replay(events, graph);
    expect(lessonStatus(state, graph, 'a', later)).toBe('skipped');
    expect(xpOwed(state, graph, work, later + minute)).toBe(0);
  });
});

describe('lessons that a diagnostic skipped', () => {
  it('open what follows and are not mastered, have no recall, and become mastered by their first check', () => {
    const events = [diagnosed(['a', 'b'], monday)];
    expect(statuses(events, monday)).toEqual(['skipped', 'skipped', 'available']);
    const record = lessonRecord(replay(events, graph), 'b');
    expect(record && recallOf(record, monday)).toBeUndefined();
    expect(isMastered(replay(events, graph), 'b')).toBe(false);
    const checked = [...events, ...review('b', 'passed', monday + day)];
    expect(statuses(checked, monday + day)[1]).toBe('mastered');
  });

  it('are checked within three days where nobody asked the end of their branch, misses first, at most half a goal a day', () => {
    const ends = Array.from({ length: 12 }, (_, i) => lesson(`end-${i}`));
    const wide = graphOf(
      lesson('root'),
      ...ends.map((end) => ({ ...end, prerequisites: ['root'] })),
    );
    const skipped = wide.order;
    const days = firstChecks(wide, {
      skipped,
      beliefs: {},
      confirmed: ['end-0'],
      missed: ['end-0'],
      dailyGoal: 30,
    });
    // Each review of a 20-minute lesson takes 4 minutes, so that 15 minutes hold three.
    expect(days.get('end-0')).toBe(1);
    expect(days.get('root')).toBeGreaterThan(3);
    for (const day of new Set(days.values()))
      expect([...days.values()].filter((one) => one === day).length).toBeLessThanOrEqual(3);
    const unasked = skipped.filter((uid) => uid !== 'root' && uid !== 'end-0');
    expect(unasked.filter((uid) => (days.get(uid) ?? 99) <= 3)).toHaveLength(8);
  });

  it('are to be studied when a later diagnostic no longer skips them and nobody checked them', () => {
    const later = [diagnosed(['a', 'b'], monday), diagnosed(['a'], monday + day)];
    expect(statuses(later, monday + day)).toEqual(['skipped', 'available', 'locked']);
  });

  it('are withdrawn by a failed check without counting a failure, and their neighbours are checked next', () => {
    const events = [diagnosed(['a', 'b'], monday), ...review('a', 'failed', monday + day)];
    expect(statuses(events, monday + day)).toEqual(['available', 'skipped', 'available']);
    expect(lessonRecord(replay(events, graph), 'a')).toMatchObject({ phase: 'unmastered' });
  });

  it('never replace what the learner has earned', () => {
    const earned = session('a', 'passed', monday);
    const record = lessonRecord(replay(earned, graph), 'a');
    expect(lessonRecord(replay([...earned, diagnosed(['a'], monday + day)], graph), 'a')).toEqual(
      record,
    );
  });
});

const anyEvents = (uids: readonly string[]): fc.Arbitrary<LearningEvent[]> =>
  fc
    .array(
      fc.record({
        uid: fc.constantFrom(...uids),
        outcome: fc.constantFrom('passed' as const, 'failed' as const),
        kind: fc.constantFrom('session', 'review', 'diagnostic', 'unmaster', 'course'),
        pause: fc.nat(5 * day),
        xp: fc.oneof(fc.integer({ min: -50, max: 50 }), fc.constant(Number.NaN)),
      }),
      { maxLength: 25 },
    )
    .map((steps) => {
      let at = monday;
      return steps.flatMap(({ uid, outcome, kind, pause, xp }): LearningEvent[] => {
        at += pause + 120_000;
        if (kind === 'session') return session(uid, outcome, at, { xp });
        if (kind === 'review') return review(uid, outcome, at);
        if (kind === 'diagnostic') return [diagnosed([uid], at)];
        if (kind === 'course') return [startedCourse(at)];
        return [
          { version: 1, type: 'lesson-marked-not-mastered', uid: `n-${at}`, at, lesson: uid },
        ];
      });
    });

const anyHistory = anyLessons.chain((lessons) =>
  fc.record({
    lessons: fc.constant(lessons),
    events: anyEvents(lessons.map(({ uid }) => uid)),
    cut: fc.nat(80),
  }),
);

describe('the fold over events', () => {
  it('gives the same state whole, or stored as JSON at any prefix and continued', () => {
    fc.assert(
      fc.property(anyHistory, ({ lessons, events, cut }) => {
        const built = buildGraph(lessons).graph;
        const half = JSON.parse(JSON.stringify(replay(events.slice(0, cut), built)));
        const continued = events
          .slice(cut)
          .reduce((state, event) => foldEvent(state, event, built), half);
        expect(continued).toEqual(JSON.parse(JSON.stringify(replay(events, built))));
      }),
    );
  });

  it('never changes a state in place, and XP never falls', () => {
    fc.assert(
      fc.property(anyHistory, ({ lessons, events }) => {
        const built = buildGraph(lessons).graph;
        let state = replay([], built);
        for (const event of events) {
          const before = JSON.stringify(state);
          const next = foldEvent(state, event, built);
          expect(JSON.stringify(state)).toBe(before);
          expect(totalXp(next)).toBeGreaterThanOrEqual(totalXp(state));
          state = next;
        }
      }),
    );
  });

  it('does not mind the order of events on lessons that have nothing to do with each other', () => {
    const apart = graphOf(
      lesson('a'),
      lesson('b', ['a'], { encompasses: { a: 0.5 } }),
      lesson('x'),
      lesson('y', ['x'], { encompasses: { x: 0.5 } }),
    );
    const independent = (uids: readonly string[]) =>
      anyEvents(uids).map((events) =>
        events.filter(({ type }) => type !== 'course-started' && type !== 'diagnostic-finished'),
      );
    fc.assert(
      fc.property(
        independent(['a', 'b']),
        independent(['x', 'y']),
        fc.array(fc.boolean(), { maxLength: 150 }),
        (one, two, turns) => {
          const [first, second] = [[...one], [...two]];
          const mingled = turns.flatMap((turn) => (turn ? first : second).splice(0, 1));
          expect(replay([...mingled, ...first, ...second], apart)).toEqual(
            replay([...one, ...two], apart),
          );
        },
      ),
    );
  });

  it('passes over an event of a later version’s type', () => {
    const state = replay(session('a', 'passed', monday), graph);
    const future = {
      version: 2,
      type: 'from-the-future',
      uid: 'f',
      at: monday,
    } as unknown as LearningEvent;
    expect(foldEvent(state, future, graph)).toBe(state);
  });

  it('keeps the record of a lesson that leaves the graph and finds it again when it returns', () => {
    const without = graphOf(lesson('b'));
    const events = [...session('a', 'passed', monday), ...session('b', 'passed', monday + day)];
    const state = events.reduce(
      (folded, event) => foldEvent(folded, event, without),
      replay([], without),
    );
    expect(lessonStatus(state, graph, 'a', monday + day)).toBe('mastered');
  });

  it('holds a mastered lesson open when its new version asks for more', () => {
    const stricter = graphOf(lesson('new'), lesson('a', ['new']));
    const state = replay(session('a', 'passed', monday), graph);
    expect(lessonStatus(state, stricter, 'a', monday)).toBe('mastered');
  });
});

it('tells authors the pass rate of each lesson’s first studies', () => {
  const events = [
    ...session('a', 'failed', monday),
    ...session('a', 'passed', monday + 1),
    ...review('a', 'failed', monday + 2),
  ];
  expect(passRates(events).get('a')).toEqual({ passed: 1, failed: 1, rate: 0.5 });
});

describe('a recall that the learner chose', () => {
  const choose = (retention: number, at: number): LearningEvent => ({
    version: 1,
    type: 'retention-chosen',
    uid: `chosen-${retention}`,
    at,
    retention,
  });
  const learnt = session('a', 'passed', monday);
  const dueAfter = (retention: number) => {
    const state = replay([...learnt, choose(retention, monday)], graph);
    const record = lessonRecord(state, 'a');
    return ((record && reviewDueAt(record, reviewRecall(state))) ?? 0) - monday;
  };

  it('times reviews of what is learnt already, and of what comes', () => {
    const { stability = 0 } = lessonRecord(replay(learnt, graph), 'a')?.memory ?? {};
    // By the curve of forgetting, R(t) = (1 + f·t/S)^−d.
    const factor = 0.9 ** (-1 / 0.1542) - 1;
    const days = (recall: number) => (stability / factor) * (recall ** (-1 / 0.1542) - 1);
    expect(dueAfter(0.95) / day).toBeCloseTo(days(0.95), 3);
    expect(dueAfter(0.85) / day).toBeCloseTo(days(0.85), 3);
    for (const [retention, expected] of [
      [0.95, ['a']],
      [0.85, []],
    ] as const) {
      const state = replay([...learnt, choose(retention, monday)], graph);
      const now = monday + 2 * day;
      expect(dueReviews(state, graph, now).map(({ lesson: uid }) => uid)).toEqual(expected);
      expect(lessonStatus(state, graph, 'a', now)).toBe(expected.length > 0 ? 'due' : 'mastered');
      const next = nextActions(state, graph, { now, timeZone: 'UTC', dailyGoal: 30 });
      expect(next.some(({ kind }) => kind === 'review')).toBe(expected.length > 0);
      const work = { session: 'r', kind: 'review', lesson: 'a', xp: 4 } as const;
      expect(xpOwed(state, graph, work, now)).toBe(expected.length > 0 ? 4 : 0);
    }
    const asked = (retention: number) =>
      lessonRecord(replay([choose(retention, monday), ...learnt], graph), 'a')?.askBy ?? 0;
    expect(asked(0.95) - monday).toBeCloseTo(3 * days(0.95) * day, -2);
  });

  it('stays between 80 and 97 %, and the last choice counts', () => {
    expect(reviewRecall(replay([choose(0.2, monday)], graph))).toBe(0.8);
    expect(reviewRecall(replay([choose(1, monday)], graph))).toBe(0.97);
    expect(reviewRecall(replay([choose(0.95, monday), choose(0.9, monday + day)], graph))).toBe(
      0.9,
    );
    expect(reviewRecall(replay([], graph))).toBe(0.91);
    expect(eventProblem(choose(1.2, monday), monday)).toContain('retention');
  });
});

describe('the first stability', () => {
  const rated = (rating: 'too-easy' | 'right' | 'too-hard', at: number): LearningEvent => ({
    version: 1,
    type: 'difficulty-rated',
    uid: `rated-${at}`,
    at,
    session: `lesson-a-${monday}`,
    lesson: 'a',
    rating,
  });
  const memoryAfter = (...events: readonly LearningEvent[]) =>
    lessonRecord(replay(events, graph), 'a')?.memory;
  const passedWith = (accuracy: number) => session('a', 'passed', monday, { accuracy });

  it('is that of a good or a hard first answer in FSRS-6, by the share that was right', () => {
    // Its published weights w₂ and w₁.
    expect(memoryAfter(...passedWith(0.8))?.stability).toBe(2.3065);
    expect(memoryAfter(...passedWith(0.79))?.stability).toBe(1.2931);
  });

  it('is hard if the learner found the study too hard, and no other rating changes it', () => {
    const good = passedWith(1);
    expect(memoryAfter(...good, rated('too-hard', monday + 1000))).toEqual(
      memoryAfter(...passedWith(0.7)),
    );
    for (const rating of ['too-easy', 'right'] as const)
      expect(memoryAfter(...good, rated(rating, monday + 1000))).toEqual(memoryAfter(...good));
    const state = replay([...good, rated('too-hard', monday + 1000)], graph);
    const hard = replay(passedWith(0.7), graph);
    expect(lessonRecord(state, 'a')?.askBy).toBe(lessonRecord(hard, 'a')?.askBy);
  });

  it('is not touched by a rating once the lesson was practised again', () => {
    const later = [...passedWith(1), ...review('a', 'passed', monday + 3 * day)];
    expect(memoryAfter(...later, rated('too-hard', monday + 4 * day))).toEqual(
      memoryAfter(...later),
    );
  });
});
