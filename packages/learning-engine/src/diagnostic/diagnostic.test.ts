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

const chain = graphOf(
  ...Array.from({ length: 30 }, (_, i) => lesson(`l${i}`, i > 0 ? [`l${i - 1}`] : [])),
);

describe('a diagnostic', () => {
  it('finds where knowledge ends in a chain, with far fewer questions than lessons', () => {
    const taken = take(start(chain), (uid) => Number(uid.slice(1)) < 18);
    const result = diagnosticResult(taken);
    expect(result.finished).toBe(true);
    expect(result.answered).toBeLessThan(15);
    expect(result.skipped.length).toBeGreaterThanOrEqual(15);
    expect(result.skipped.length).toBeLessThanOrEqual(18);
    expect(result.startWith).toEqual([`l${result.skipped.length}`]);
    expect(result.minutesSaved).toBe(20 * result.skipped.length);
    expect(result.certainty).toBeGreaterThan(0.95);
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
    const prior = diagnosticResult(state).beliefs['l'] ?? 0;
    const right = diagnosticResult(answerDiagnostic(state, { question: 'q', correct: true }))
      .beliefs['l'];
    expect(right).toBeCloseTo(
      (prior * (1 - noise.slip)) / (prior * (1 - noise.slip) + (1 - prior) * noise.guess),
      2,
    );
    const wrong = diagnosticResult(answerDiagnostic(state, { question: 'q', correct: false }))
      .beliefs['l'];
    expect(wrong).toBeCloseTo(
      (prior * noise.slip) / (prior * noise.slip + (1 - prior) * (1 - noise.guess)),
      2,
    );
  });

  it('carries an answer to what it rests on, in thirteen classes of ability that it weighs', () => {
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
    for (let k = 0; k < 13; k += 1) {
      const [pa, pb] = [prior(0, k), prior(1, k)];
      const right = pb * (1 - slip) + (1 - pb) * guess;
      const after = clamp((pb * (1 - slip)) / right);
      weight += right;
      b += right * after;
      a += right * clamp(after + ((pa - pb) / (1 - pb)) * (1 - after));
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
