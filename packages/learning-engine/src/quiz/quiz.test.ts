import { describe, expect, it } from 'vitest';
import { day, diagnosed, monday, review, session } from '../events/events.fixture.ts';
import { graphOf, lesson } from '../graph/lessons.fixture.ts';
import {
  drawQuiz,
  eventProblem,
  foldEvent,
  hasQuizLessons,
  isQuizDue,
  lessonRecord,
  lessonStatus,
  mixSeed,
  nextActions,
  nextQuizDay,
  quizRetention,
  replay,
  retentionOf,
  seededRandom,
  totalXp,
  type LearningEvent,
  type QuizFinished,
  type QuizQuestion,
} from '../index.ts';

const uids = Array.from({ length: 40 }, (_, i) => `l${i}`);
const asked = new Set(uids.slice(0, 10));
const graph = graphOf(...uids.map((uid) => lesson(uid)));
const learnt = uids.flatMap((uid, i) => session(uid, 'passed', monday + i));
const events = [
  ...learnt,
  ...[...asked].flatMap((uid, i) => review(uid, 'passed', monday + 3 * day + i)),
];
const state = replay(events, graph);
const items = uids.flatMap((uid) =>
  ['x', 'y'].map((name) => ({ lesson: uid, question: `${uid}/${name}` })),
);
const seeds = Array.from({ length: 3000 }, (_, i) => mixSeed(7, i));

function quizOf(seed: number, of = state): readonly QuizQuestion[] {
  return drawQuiz(of, graph, { seed, items }) ?? [];
}

function taken(
  answers: readonly { readonly lesson: string; readonly correct: boolean }[],
  at: number,
  rest: Partial<QuizFinished> = {},
): LearningEvent {
  return {
    version: 1,
    type: 'quiz-finished',
    uid: `q-${at}`,
    session: `q-${at}`,
    at,
    answers: answers.map((one) => ({ ...one, question: `${one.lesson}/x`, probability: 0.25 })),
    minutes: 6,
    xp: 8,
    ...rest,
  };
}

describe('a quiz', () => {
  it('asks ten lessons once each, the same at the same seed', () => {
    for (const seed of seeds.slice(0, 200)) {
      const quiz = quizOf(seed);
      expect(new Set(quiz.map(({ lesson: uid }) => uid)).size).toBe(10);
      expect(quiz).toHaveLength(10);
      expect(quizOf(seed)).toEqual(quiz);
      expect(quiz.every(({ lesson: uid, question }) => question.startsWith(`${uid}/`))).toBe(true);
    }
  });

  it('draws each lesson as often as the probability says, three times as often where it was never asked', () => {
    const times = new Map<string, number>();
    const stated = new Map<string, number>();
    for (const seed of seeds)
      for (const { lesson: uid, probability } of quizOf(seed)) {
        times.set(uid, (times.get(uid) ?? 0) + 1);
        stated.set(uid, probability);
      }
    for (const uid of uids) {
      // 10 asked lessons of weight 1 and 30 of weight 3 share ten places.
      const expected = (10 * (asked.has(uid) ? 1 : 3)) / 100;
      expect(stated.get(uid)).toBeCloseTo(expected, 12);
      const deviation = Math.sqrt((expected * (1 - expected)) / seeds.length);
      expect(Math.abs((times.get(uid) ?? 0) / seeds.length - expected)).toBeLessThan(
        4.5 * deviation,
      );
    }
  });

  it('is drawn with certainty where there are only as many lessons as it asks', () => {
    const ten = replay(learnt.slice(0, 30), graph);
    expect(quizOf(1, ten).map(({ probability }) => probability)).toEqual(
      uids.slice(0, 10).map(() => 1),
    );
    // Of eleven the never asked one is certain, the others share nine places.
    const eleven = replay([...events.slice(0, 33), ...events.slice(120)], graph);
    const quiz = seeds.slice(0, 20).flatMap((seed) => quizOf(seed, eleven));
    for (const { lesson: uid, probability } of quiz)
      expect(probability).toBeCloseTo(uid === 'l10' ? 1 : 0.9, 12);
  });

  it('is not drawn from fewer than ten mastered lessons that have a question; skipped ones are none', () => {
    const nine = [...learnt.slice(0, 27), diagnosed(['l9', 'l10'], monday)];
    expect(drawQuiz(replay(nine, graph), graph, { seed: 1, items })).toBeUndefined();
    const few = items.filter(({ lesson: uid }) => uid < 'l17');
    expect(new Set(few.map(({ lesson: uid }) => uid)).size).toBe(9);
    expect(drawQuiz(state, graph, { seed: 1, items: few })).toBeUndefined();
  });

  it('asks what was never shown, else what was shown longest ago', () => {
    const shown = items.map((item) => ({ ...item, shownAt: item.question.endsWith('x') ? 1 : 2 }));
    const asks = (of: typeof items) => {
      const names = seeds
        .slice(0, 50)
        .flatMap((seed) => drawQuiz(state, graph, { seed, items: of }) ?? [])
        .map(({ question }) => question.slice(-1));
      return [...new Set(names)].toSorted();
    };
    expect(asks(items)).toEqual(['x', 'y']);
    expect(asks(shown)).toEqual(['x']);
    expect(asks(shown.map((item, i) => (i % 2 === 0 ? item : (items[i] ?? item))))).toEqual(['y']);
  });

  it('is due from the seventh local day after the last one, whatever the hour', () => {
    const where = { timeZone: 'Pacific/Auckland', dayStart: 4 };
    // Monday 18:00 in UTC is Tuesday morning in Auckland.
    const after = foldEvent(state, taken([], monday, { day: '2026-01-06' }), graph);
    expect(isQuizDue(state, { ...where, now: monday })).toBe(true);
    expect(nextQuizDay(state, { ...where, now: monday })).toBeUndefined();
    expect(nextQuizDay(after, { ...where, now: monday })).toBe('2026-01-13');
    const morning = Date.parse('2026-01-13T04:00:00+13:00');
    expect(isQuizDue(after, { ...where, now: morning - 1 })).toBe(false);
    expect(isQuizDue(after, { ...where, now: morning })).toBe(true);
    const noDay = foldEvent(state, taken([], monday), graph);
    expect(nextQuizDay(noDay, { ...where, now: monday })).toBe('2026-01-13');
    const late = foldEvent(state, taken([], monday + 365 * day), graph);
    expect(isQuizDue(late, { ...where, now: monday })).toBe(true);
  });
});

describe('the action `quiz`', () => {
  const options = { now: monday + 4 * day, timeZone: 'Europe/London', dailyGoal: 30, quiz: true };
  const kinds = (of: typeof state, rest: object = {}) =>
    nextActions(of, graph, { ...options, ...rest }).map(({ kind }) => kind);

  it('comes before reviews and lessons, once a week, as soon as ten lessons are mastered', () => {
    expect(kinds(state)[0]).toBe('quiz');
    expect(kinds(state)).toContain('review');
    const nine = replay(learnt.slice(0, 27), graph);
    expect(hasQuizLessons(nine, graph)).toBe(false);
    expect(kinds(nine)).not.toContain('quiz');
    expect(kinds(replay(learnt.slice(0, 30), graph))).toContain('quiz');
    const done = foldEvent(state, taken([], options.now, { day: '2026-01-09' }), graph);
    expect(kinds(done)).not.toContain('quiz');
    expect(kinds(done, { now: options.now + 7 * day })[0]).toBe('quiz');
  });

  it('comes only where the host offers it', () => {
    expect(kinds(state, { quiz: false })).not.toContain('quiz');
  });

  it('asks only lessons that the learner may study', () => {
    const mayStudy = (uid: string) => uid < 'l17';
    expect(kinds(state, { mayStudy })).not.toContain('quiz');
    expect(hasQuizLessons(state, graph, (uid) => uid < 'l18')).toBe(true);
  });

  it('goes on with a quiz that was begun, for the minutes that are left', () => {
    const done = foldEvent(state, taken([], options.now, { day: '2026-01-09' }), graph);
    const [first] = nextActions(done, graph, {
      ...options,
      quiz: { session: 'q', answered: 7 },
    });
    expect(first).toEqual({
      kind: 'quiz',
      session: 'q',
      minutes: 3,
      reason: { code: 'continues-quiz', left: 3 },
    });
  });
});

describe('the answers of a quiz', () => {
  const at = monday + 5 * day;
  const after = foldEvent(
    state,
    taken(
      [
        { lesson: 'l20', correct: true },
        { lesson: 'l21', correct: false },
        { lesson: 'unknown', correct: true },
      ],
      at,
    ),
    graph,
  );

  it('practise a lesson by a third of a review, or make its review due', () => {
    const [before, right] = [lessonRecord(state, 'l20'), lessonRecord(after, 'l20')];
    expect(right?.memory?.stability).toBeGreaterThan(before?.memory?.stability ?? 99);
    expect(right).toMatchObject({
      asked: 2,
      right: 2,
      askedAt: before?.askedAt,
      askBy: before?.askBy,
    });
    expect(lessonStatus(after, graph, 'l21', at)).toBe('due');
    expect(lessonRecord(after, 'l21')).toMatchObject({ asked: 2, right: 1, doubtedAt: at });
    expect(lessonRecord(after, 'unknown')).toBeUndefined();
  });

  it('earn their XP, and are refused or left out where their numbers cannot be right', () => {
    expect(totalXp(after) - totalXp(state)).toBe(8);
    const wrong = taken([], at, {
      answers: [{ lesson: 'l20', question: 'q', probability: Number.NaN, correct: true }],
    });
    expect(foldEvent(state, wrong, graph)).toBe(state);
    const above = taken([], at, {
      answers: [{ lesson: 'l20', question: 'q', probability: 7, correct: true }],
    });
    expect(eventProblem(above, at)).toContain('has 7 as a probability');
    expect(quizRetention(foldEvent(state, above, graph))).toBeUndefined();
  });

  it('of the last twelve quizzes are kept', () => {
    let kept = state;
    for (let week = 0; week < 14; week += 1)
      kept = foldEvent(
        kept,
        taken(
          uids.slice(0, 10).map((uid) => ({ lesson: uid, correct: week > 1 })),
          at + week * 7 * day,
        ),
        graph,
      );
    expect(quizRetention(kept)).toMatchObject({ retention: 1, answers: 120 });
  });
});

describe('retention by quizzes', () => {
  it('is Σ(y/π) / Σ(1/π), with Wilson’s range', () => {
    expect(retentionOf([])).toBeUndefined();
    expect(
      retentionOf([
        [0.1, 1],
        [0.3, 0],
        [0.3, 1],
      ])?.retention,
    ).toBeCloseTo((10 + 10 / 3) / (10 + 20 / 3), 12);
    const tenOfTen = retentionOf(Array.from({ length: 10 }, () => [0.5, 1] as const));
    // Wilson, n = 10, all right: 1 / (1 + z²/n) at the low end.
    expect(tenOfTen?.low).toBeCloseTo(1 / (1 + 1.96 ** 2 / 10), 6);
    expect(tenOfTen?.high).toBeCloseTo(1, 12);
  });

  it('finds what is true over all lessons although it asks some more often, and its range holds', () => {
    const recallOf = (uid: string) => (asked.has(uid) ? 0.95 : 0.6);
    const truth = (10 * 0.95 + 30 * 0.6) / 40;
    const random = seededRandom(11);
    const groups = Array.from({ length: 250 }, (_, group) =>
      seeds
        .slice(group * 12, group * 12 + 12)
        .flatMap((seed) =>
          quizOf(seed).map(
            ({ lesson: uid, probability }) =>
              [probability, random() < recallOf(uid) ? 1 : 0] as const,
          ),
        ),
    );
    const found = groups.map((answers) => retentionOf(answers));
    const means = found.reduce((sum, one) => sum + (one?.retention ?? 0), 0) / found.length;
    expect(means).toBeCloseTo(truth, 2);
    const held = found.filter((one) => one && one.low <= truth && truth <= one.high).length;
    expect(held / found.length).toBeGreaterThan(0.92);

    // What is true of a part of the lessons is found by the same figure over its answers (a domain).
    const isPart = (uid: string) => uid.endsWith('3') || asked.has(uid);
    const part = uids.filter(isPart);
    const truthOfPart = part.reduce((sum, uid) => sum + recallOf(uid), 0) / part.length;
    const ofPart: number[] = [];
    const weighted = Array.from({ length: 250 }, (_, group) => {
      const answers = seeds
        .slice(group * 12, group * 12 + 12)
        .flatMap((seed) => quizOf(seed))
        .filter(({ lesson: uid }) => isPart(uid))
        .map(({ lesson: uid, probability }) => {
          const correct: 0 | 1 = random() < recallOf(uid) ? 1 : 0;
          ofPart.push(correct);
          return [probability, correct] as const;
        });
      return retentionOf(answers);
    });
    const meanOfPart = weighted.reduce((sum, one) => sum + (one?.retention ?? 0), 0) / 250;
    expect(meanOfPart).toBeCloseTo(truthOfPart, 2);
    const unweighted = ofPart.reduce((sum, one) => sum + one, 0) / ofPart.length;
    expect(Math.abs(unweighted - truthOfPart)).toBeGreaterThan(0.03);
    const plain = groups.flat().filter(([, right]) => right === 1).length / groups.flat().length;
    expect(truth - plain).toBeGreaterThan(0.04);
  });
});
