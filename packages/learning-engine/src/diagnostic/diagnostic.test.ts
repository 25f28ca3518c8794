import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLessons, graphOf, lesson } from '../graph/lessons.fixture.ts';
import {
  answerDiagnostic,
  buildGraph,
  diagnosticLimits,
  diagnosticResult,
  itemNoise,
  nextDiagnosticItem,
  startDiagnostic,
  type DiagnosticState,
  type LessonGraph,
} from '../index.ts';

function start(graph: LessonGraph, each = 3): DiagnosticState {
  const items = graph.order.flatMap((uid) =>
    Array.from({ length: each }, (_, i) => ({ question: `${uid}/${i}`, lesson: uid })),
  );
  return startDiagnostic(graph, 'course', { seed: 1, items });
}

/** Takes the test to its end, with the answers that `right` gives. */
function take(state: DiagnosticState, right: (uid: string, n: number) => boolean): DiagnosticState {
  let taken = state;
  for (let step = nextDiagnosticItem(taken), n = 0; step; step = nextDiagnosticItem(taken), n += 1)
    taken = answerDiagnostic(taken, { question: step.question, correct: right(step.lesson, n) });
  return taken;
}

/** Careful, careless and guessing persons: how often each answers wrong what is known, and right what is not. */
function styles({ guess, slip }: { readonly guess: number; readonly slip: number }) {
  return [
    { prior: 0.6, guess, slip },
    { prior: 0.15, guess, slip: Math.max(slip, 0.28) },
    { prior: 0.25, guess: Math.max(guess, Math.min(0.4, guess * 6)), slip },
  ];
}

const chain = graphOf(
  ...Array.from({ length: 30 }, (_, i) => lesson(`l${i}`, i > 0 ? [`l${i - 1}`] : [])),
);

describe('a diagnostic', () => {
  it('finds where knowledge ends in a chain, with far fewer questions than lessons', () => {
    const taken = take(start(chain), (uid) => Number(uid.slice(1)) < 18);
    const result = diagnosticResult(taken);
    expect(result.finished).toBe(true);
    expect(result.answered).toBeLessThan(15);
    expect(result.skipped.length).toBeGreaterThanOrEqual(13);
    expect(result.skipped.length).toBeLessThanOrEqual(18);
    expect(result.startWith).toEqual([`l${result.skipped.length}`]);
    expect(result.minutesSaved).toBe(20 * result.skipped.length);
    expect(result.certainty).toBeGreaterThan(0.95);
  });

  it('skips no lesson whose own last answer was a miss, nor what builds on it, however many others are right', () => {
    let missed = start(chain);
    let lost = '';
    for (let step = nextDiagnosticItem(missed); step; step = nextDiagnosticItem(missed)) {
      if (missed.answers.length === 5) lost = step.lesson;
      const { question, lesson: asked } = step;
      missed = answerDiagnostic(missed, { question, correct: asked !== lost });
    }
    const { skipped, missed: unanswered } = diagnosticResult(missed);
    expect(unanswered).toEqual([lost]);
    expect(skipped).not.toContain(lost);
    expect(skipped.some((uid) => chain.descendants(lost).has(uid))).toBe(false);
  });

  it('starts with a lesson that was missed, before those that were not asked', () => {
    const graph = graphOf(lesson('a'), lesson('b'), lesson('c'));
    let taken = start(graph);
    for (let step = nextDiagnosticItem(taken); step; step = nextDiagnosticItem(taken))
      taken = answerDiagnostic(taken, { question: step.question, correct: false });
    const [last] = taken.answers.slice(-1);
    const onlyLast = { ...taken, answers: last ? [last] : [] };
    const { missed, startWith } = diagnosticResult(onlyLast);
    expect(missed).toHaveLength(1);
    expect(startWith).toEqual([...missed, ...['a', 'b', 'c'].filter((uid) => uid !== missed[0])]);
    expect(missed[0]).not.toBe('a');
  });

  it('asks in each unit that it would skip whole, so that who knows a long chain of units skips it', () => {
    const units = (count: number, each: number) =>
      graphOf(
        ...Array.from({ length: count * each }, (_, i) => ({
          ...lesson(`l${i}`, i > 0 ? [`l${i - 1}`] : []),
          unit: `u${Math.floor(i / each)}`,
        })),
      );
    const expert = take(start(units(12, 4)), () => true);
    expect(diagnosticResult(expert).skipped).toHaveLength(48);
    const unitOf = (question: string) => Math.floor(Number(question.slice(1, -2)) / 4);
    expect(new Set(expert.answers.map(({ question }) => unitOf(question))).size).toBe(12);
    // Of ten thousand lessons, in memory that grows with their number alone.
    const half = take(start(units(20, 500), 1), (uid) => Number(uid.slice(1)) < 5000);
    const { skipped } = diagnosticResult(half);
    expect(skipped.length).toBeGreaterThan(4500);
    expect(skipped.length).toBeLessThanOrEqual(5000);
  }, 30_000);

  it('skips no unit whole without a right answer in it, and leaves few unasked ends of branches', () => {
    const wide = graphOf(
      ...Array.from({ length: 12 }, (_, unit) =>
        Array.from({ length: 4 }, (_, i) => ({
          ...lesson(`u${unit}-${i}`, i > 0 ? [`u${unit}-${i - 1}`] : []),
          unit: `u${unit}`,
        })),
      ).flat(),
    );
    const taken = take(start(wide), () => true);
    const { skipped, confirmed } = diagnosticResult(taken);
    expect(skipped.length).toBeGreaterThan(20);
    const unitOf = (uid: string) => uid.split('-')[0];
    for (let unit = 0; unit < 12; unit += 1) {
      const whole = skipped.filter((uid) => unitOf(uid) === `u${unit}`).length === 4;
      const answered = taken.answers.some(({ question }) => unitOf(question) === `u${unit}`);
      expect(!whole || answered).toBe(true);
    }
    const isSkipped = new Set(skipped);
    const ends = skipped.filter(
      (uid) => !wide.dependents(uid).some((above) => isSkipped.has(above)),
    );
    expect(ends.filter((uid) => !confirmed.includes(uid)).length).toBeLessThanOrEqual(9);
  });

  it('states how many skipped lessons are likely known as a range, and goes on when asked to be surer', () => {
    const taken = take(start(chain), () => true);
    const { likelyKnown, skipped, answered } = diagnosticResult(taken);
    expect(likelyKnown.most).toBeLessThanOrEqual(skipped.length);
    expect(likelyKnown.least).toBeLessThanOrEqual(likelyKnown.most);
    expect(nextDiagnosticItem(taken)).toBeUndefined();
    expect(nextDiagnosticItem(taken, { atLeast: answered + 1 })).toBeDefined();
  });

  it('skips nothing for who knows nothing, and all for who knows all', () => {
    expect(diagnosticResult(take(start(chain), () => false)).skipped).toEqual([]);
    expect(diagnosticResult(take(start(chain), () => true)).skipped.length).toBeGreaterThanOrEqual(
      28,
    );
  });

  it('goes on after being stored, with the same next question', () => {
    let state = start(chain);
    for (let n = 0; n < 6; n += 1) {
      const step = nextDiagnosticItem(state);
      const stored: DiagnosticState = JSON.parse(JSON.stringify(state));
      expect(nextDiagnosticItem(stored)).toEqual(step);
      expect(diagnosticResult(stored)).toEqual(diagnosticResult(state));
      state = answerDiagnostic(stored, { question: step?.question ?? '', correct: n % 2 === 0 });
    }
  });

  it('updates a single lesson by Bayes’ rule with its own guess and slip', () => {
    const graph = graphOf(lesson('l'));
    const noise = itemNoise('multiple-choice', 4);
    const state = startDiagnostic(graph, 'course', {
      seed: 1,
      items: [{ question: 'q', lesson: 'l', ...noise }],
    });
    const clamp = (p: number) => Math.min(0.9999, Math.max(0.0001, p));
    const after = (correct: boolean) => {
      let [weight, known] = [0, 0];
      for (const style of styles(noise))
        for (let k = 0; k < 13; k += 1) {
          const p = clamp(1 / (1 + Math.exp(-(-0.25 + (1.5 * k) / 12) / 0.06)));
          const ifKnown = correct ? 1 - style.slip : style.slip;
          const ifNot = correct ? style.guess : 1 - style.guess;
          weight += style.prior * (p * ifKnown + (1 - p) * ifNot);
          known += style.prior * p * ifKnown;
        }
      return known / weight;
    };
    for (const correct of [true, false])
      expect(
        diagnosticResult(answerDiagnostic(state, { question: 'q', correct })).beliefs['l'],
      ).toBeCloseTo(after(correct), 3);
  });

  it('carries an answer to what it rests on, in thirteen classes of ability and three of answering that it weighs', () => {
    const graph = graphOf(lesson('a'), lesson('b', ['a']));
    const [guess, slip] = [0.1, 0.08];
    const state = startDiagnostic(graph, 'course', {
      seed: 1,
      items: [{ question: 'q', lesson: 'b', guess, slip }],
    });
    const clamp = (p: number) => Math.min(0.9999, Math.max(0.0001, p));
    const prior = (height: number, k: number) =>
      clamp(1 / (1 + Math.exp((height - (-0.25 + (1.5 * k) / 12)) / 0.06)));
    let [weight, a, b] = [0, 0, 0];
    for (const style of styles({ guess, slip }))
      for (let k = 0; k < 13; k += 1) {
        const [pa, pb] = [prior(0, k), prior(1, k)];
        const right = pb * (1 - style.slip) + (1 - pb) * style.guess;
        const after = clamp((pb * (1 - style.slip)) / right);
        weight += style.prior * right;
        b += style.prior * right * after;
        a += style.prior * right * clamp(after + ((pa - pb) / (1 - pb)) * (1 - after));
      }
    const { beliefs } = diagnosticResult(answerDiagnostic(state, { question: 'q', correct: true }));
    expect(beliefs['a']).toBeCloseTo(a / weight, 4);
    expect(beliefs['b']).toBeCloseTo(b / weight, 4);
  });

  it('asks the question of most bits, weighed by how much of the graph follows from it', () => {
    const [guess, slip] = [0.1, 0.08];
    let state = startDiagnostic(chain, 'course', {
      seed: 1,
      items: chain.order.map((uid) => ({ question: uid, lesson: uid, guess, slip })),
    });
    const entropy = (p: number) => -p * Math.log2(p) - (1 - p) * Math.log2(1 - p);
    for (let n = 0; n < 5; n += 1) {
      const { beliefs } = diagnosticResult(state);
      const asked = new Set(state.answers.map(({ question }) => question));
      const worth = (uid: string) => {
        const p = beliefs[uid] ?? 0;
        const bits =
          entropy(p * (1 - slip) + (1 - p) * guess) - p * entropy(slip) - (1 - p) * entropy(guess);
        const reach = chain.ancestors(uid).size * (1 - p) + chain.descendants(uid).size * p;
        return bits * (1 + Math.log2(1 + reach));
      };
      const best = Math.max(...chain.order.filter((uid) => !asked.has(uid)).map(worth));
      const step = nextDiagnosticItem(state);
      expect(worth(step?.lesson ?? '')).toBeCloseTo(best, 3);
      state = answerDiagnostic(state, { question: step?.question ?? '', correct: n % 2 === 0 });
    }
  });

  it('believes "I don’t know" more than a wrong answer', () => {
    const state = start(chain);
    const question = nextDiagnosticItem(state)?.question ?? '';
    const uid = question.split('/')[0] ?? '';
    const belief = (dontKnow: boolean) =>
      diagnosticResult(answerDiagnostic(state, { question, correct: false, dontKnow })).beliefs[
        uid
      ] ?? 1;
    expect(belief(true)).toBeLessThan(belief(false));
  });

  it('passes over an answer to no question of its own, and one given twice', () => {
    const state = start(chain);
    expect(answerDiagnostic(state, { question: 'none', correct: true })).toBe(state);
    const once = answerDiagnostic(state, { question: 'l3/0', correct: true });
    expect(answerDiagnostic(once, { question: 'l3/0', correct: false })).toBe(once);
  });

  it('covers what the course builds on elsewhere, and no planned lesson', () => {
    const graph = graphOf(
      lesson('else', [], { course: 'other' }),
      lesson('mine', ['else']),
      lesson('later', ['mine'], { planned: true }),
      lesson('apart', [], { course: 'other' }),
    );
    expect(Object.keys(diagnosticResult(start(graph)).beliefs)).toEqual(['else', 'mine']);
  });

  it('is over at once for a course without questions', () => {
    expect(nextDiagnosticItem(start(chain, 0))).toBeUndefined();
    expect(nextDiagnosticItem(start(graphOf(), 3))).toBeUndefined();
  });

  it('keeps beliefs in [0, 1] and closed under prerequisites, and stops in time, whatever is answered', () => {
    fc.assert(
      fc.property(
        anyLessons,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (lessons, luck) => {
          const { graph } = buildGraph(lessons);
          const taken = take(start(graph), (_, n) => luck[n] ?? false);
          const { beliefs, skipped, answered } = diagnosticResult(taken);
          expect(answered).toBeLessThanOrEqual(diagnosticLimits(taken.lessons.length).most);
          for (const [uid, belief] of Object.entries(beliefs)) {
            expect(belief).toBeGreaterThanOrEqual(0);
            expect(belief).toBeLessThanOrEqual(1);
            for (const prerequisite of graph.prerequisites(uid)) {
              expect(beliefs[prerequisite] ?? 1).toBeGreaterThanOrEqual(belief);
              expect(
                !skipped.includes(uid) ||
                  beliefs[prerequisite] === undefined ||
                  skipped.includes(prerequisite),
              ).toBe(true);
            }
          }
        },
      ),
    );
  });
});
