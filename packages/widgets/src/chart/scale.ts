/** A span of numbers along one side of a chart. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A span around some numbers, wider by a share of it at both ends; never empty. */
export function spanOf(values: readonly number[], share = 0.08): Span {
  const finite = values.filter((value) => Number.isFinite(value));
  const from = Math.min(...finite);
  const to = Math.max(...finite);
  if (finite.length === 0) return { from: 0, to: 1 };
  const room = (to - from) * share || Math.max(Math.abs(to), 1) * share;
  return { from: from - room, to: to + room };
}

/** The next step of 1, 2 or 5 times a power of ten. `rough` is above 0. */
export function roundStepOf(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
}

/** Round numbers within a span, `most` at the most: steps of 1, 2 or 5 times a power of ten. */
export function ticksOf({ from, to }: Span, most: number): readonly number[] {
  const rough = (to - from) / most;
  if (!(rough > 0) || !Number.isFinite(rough)) return [];
  const step = roundStepOf(rough);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
