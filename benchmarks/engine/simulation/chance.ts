import { seededRandom } from '@lemma/learning-engine';

/** Seeded draws of a simulation. */
export interface Chance {
  readonly uniform: (low?: number, high?: number) => number;
  readonly normal: (mean?: number, deviation?: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
}

/** Box–Muller for the normal draws. */
export function chance(seed: number): Chance {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return {
    uniform: (low = 0, high = 1) => low + (high - low) * random(),
    normal: (mean = 0, deviation = 1) => mean + deviation * normal(),
    happens: (probability) => random() < probability,
    pick: (items) => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error('pick() needs at least one item.');
      return item;
    },
  };
}

export function mean(values: readonly number[]): number {
  return values.length === 0
    ? Number.NaN
    : values.reduce((sum, value) => sum + value, 0) / values.length;
}
