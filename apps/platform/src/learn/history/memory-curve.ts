import type { PlotPoint } from '../plots/line-plot.tsx';
import type { Answered } from '../wire.ts';

export type MemoryPoint = Answered<'lessonHistory'>['memory'][number];

/** FSRS-6's default decay: the exponent of its power-law forgetting curve. */
const DECAY = -0.1542;
/** Chosen so that the curve is at 0.9 after the stability's days. */
const FACTOR = 0.9 ** (1 / DECAY) - 1;
const DAY = 86_400_000;

/** Chance of recall at a moment: FSRS-6's R(t) = (1 + f·t/S)^d (open-spaced-repetition, "The Algorithm"). */
export function recallAt(memory: MemoryPoint, now: number): number {
  const days = Math.max(0, now - Date.parse(memory.practised_at)) / DAY;
  return (1 + (FACTOR * days) / memory.stability_days) ** DECAY;
}

/** Recall over time: it falls after each practice, and each practice lifts it. Two points at a practice: before and after. */
export function memoryCurve(
  memory: readonly MemoryPoint[],
  until: number,
  points = 80,
): PlotPoint[] {
  const first = memory[0];
  if (!first) return [];
  const start = Date.parse(first.at);
  const span = Math.max(1, until - start);
  return memory.flatMap((piece, index) => {
    const from = Date.parse(piece.at);
    const next = memory[index + 1];
    const to = next ? Date.parse(next.at) : until;
    const count = Math.max(2, Math.round(((to - from) / span) * points));
    return Array.from({ length: count }, (_point, step) => {
      const x = from + ((to - from) * step) / (count - 1);
      return { x, y: recallAt(piece, x) };
    });
  });
}
