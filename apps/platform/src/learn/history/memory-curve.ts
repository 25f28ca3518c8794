import type { PlotPoint } from '../plots/line-plot.tsx';

export interface Memory {
  /** Milliseconds since the epoch of the last success. */
  readonly practised: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Predicted chance of recall now, 0 to 1. */
  readonly strength: number;
}

/** FSRS-6's default decay: the exponent of its power-law forgetting curve. */
const DECAY = -0.1542;

/**
 * Chance of recall from the last success until `until`, through today's prediction of the server. The curve is
 * FSRS-6's R(t) = (1 + f·t)^DECAY (open-spaced-repetition, "The Algorithm"), with f from today's value.
 */
export function memoryCurve(
  { practised, now, strength }: Memory,
  until: number,
  points = 60,
): PlotPoint[] {
  const elapsed = Math.max(1, now - practised);
  const known = Math.min(0.9999, Math.max(0.01, strength));
  const factor = (known ** (1 / DECAY) - 1) / elapsed;
  return Array.from({ length: points }, (_point, index) => {
    const x = practised + ((until - practised) * index) / (points - 1);
    return { x, y: (1 + factor * (x - practised)) ** DECAY };
  });
}
