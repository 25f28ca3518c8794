/** Milliseconds of one case in one run, and those of what it is measured against. */
export type Pair = readonly [case_: number, against: number];

export interface Summary {
  /** Median of the pairs' ratios. */
  readonly ratio: number;
  /** (third − first quartile) / median of those ratios. */
  readonly spread: number;
  /** Median milliseconds of the case. */
  readonly ms: number;
}

export function summary(pairs: readonly Pair[]): Summary {
  const ratios = pairs.map(([own, against]) => own / against);
  const ratio = quartile(ratios, 0.5);
  return {
    ratio,
    spread: (quartile(ratios, 0.75) - quartile(ratios, 0.25)) / ratio,
    ms: quartile(
      pairs.map(([own]) => own),
      0.5,
    ),
  };
}

/** Takes both in turn, so that a noisy machine slows both alike. The first pair warms up and is left out. */
export function pairs(own: () => unknown, against: () => unknown, samples: number): Pair[] {
  return Array.from({ length: samples + 1 }, () => [timed(own), timed(against)] as const).slice(1);
}

/** Milliseconds of one call; short work is repeated until the clock can see it. */
function timed(work: () => unknown): number {
  const start = performance.now();
  let times = 0;
  do {
    work();
    times += 1;
  } while (performance.now() - start < 5);
  return (performance.now() - start) / times;
}

function quartile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}
