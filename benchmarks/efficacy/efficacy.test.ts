import { describe, expect, it } from 'vitest';
import { mean } from '../engine/simulation/chance.ts';
import { realLessons } from '../engine/simulation/real-courses.ts';
import { graphOf } from '../engine/simulation/synthetic-graph.ts';
import { ladder, sm2, type Card } from './interval-policy.ts';
import { playYear } from './play.ts';
import { policies } from './policies.ts';
import type { Done, PolicyFor } from './policy.ts';
import { worlds } from './worlds.ts';

const graph = graphOf(realLessons());

/** Mean recall over all lessons of three learners. */
function recall(policy: PolicyFor | undefined, memory: string, transfer: string): number {
  const world = worlds.find((one) => one.memory === memory && one.transfer === transfer);
  if (!policy || !world) throw new Error(`There is no ${memory} with transfer ${transfer}.`);
  return mean(
    [70_000, 70_001, 70_002].map(
      (seed) =>
        playYear(graph, policy, world.nature, { seed, days: 365, minutesPerDay: 30 }).recall,
    ),
  );
}

describe('the engine, in worlds that it does not know', () => {
  it.each([
    ['FSRS-6', 0.91, 0.8],
    ['ACT-R', 0.88, 0.8],
    ['twice as quick', 0.9, 0.8],
    ['DASH', 0.91, 0.9],
    ['little growth', 0.86, 0.8],
  ])(
    'keeps recall over all lessons where practice transfers nothing: %s',
    (memory, least, unasked) => {
      expect(recall(policies['engine'], memory, 'none')).toBeGreaterThan(least);
      expect(recall(policies['engine, never asked itself'], memory, 'none')).toBeLessThan(unasked);
    },
  );

  it('asks no more than FSRS alone does where practice transfers as declared', () => {
    const year = (name: string) => {
      const policy = policies[name];
      const nature = worlds.find(
        ({ memory, transfer }) => memory === 'FSRS-6' && transfer === 'declared',
      );
      if (!policy || !nature) throw new Error(`There is no ${name}.`);
      return playYear(graph, policy, nature.nature, { seed: 70_000, days: 365, minutesPerDay: 30 });
    };
    expect(year('engine').reviews).toBeLessThan(0.85 * year('FSRS alone').reviews);
  });
});

describe('schedules by intervals', () => {
  const work = (outcome: 'passed' | 'failed', accuracy: number): Done => ({
    kind: 'review',
    lesson: 'a',
    played: { answers: [], outcome, accuracy },
    at: 0,
    minutes: 4,
  });
  const run = (after: typeof sm2, works: readonly Done[]) => {
    let card: Card = { repetitions: 0, interval: 0, ease: 2.5 };
    return works.map((one) => (card = after(card, one)).interval);
  };
  const right = work('passed', 1);

  it('are 1, 6 and then times the easiness by SM-2, and begin anew after a failure', () => {
    // Easiness 2.6, 2.7, 2.8, 2.9 after four perfect answers: 6 · 2.8 = 17, 17 · 2.9 = 49.
    expect(run(sm2, [right, right, right, right, work('failed', 0.2), right])).toEqual([
      1, 6, 17, 49, 1, 1,
    ]);
    expect(sm2({ repetitions: 0, interval: 1, ease: 1.3 }, work('failed', 0)).ease).toBe(1.3);
  });

  it('climb a ladder of days and fall to its foot', () => {
    expect(run(ladder, [right, right, right, work('failed', 0), right])).toEqual([1, 3, 7, 1, 3]);
  });
});
