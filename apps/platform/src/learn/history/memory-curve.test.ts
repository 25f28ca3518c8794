import { expect, it } from 'vitest';
import { memoryCurve } from './memory-curve.ts';

const day = 86_400_000;
const memory = { practised: 0, now: 10 * day, strength: 0.9 };

it('begins at certainty and passes through the prediction of today', () => {
  const curve = memoryCurve(memory, 10 * day);
  expect(curve[0]).toEqual({ x: 0, y: 1 });
  expect(curve.at(-1)?.y).toBeCloseTo(0.9, 6);
});

it('only ever falls', () => {
  const curve = memoryCurve(memory, 60 * day);
  for (const [index, point] of curve.entries())
    expect(point.y).toBeLessThanOrEqual(curve[index - 1]?.y ?? 1);
});

it('follows the power law of FSRS-6', () => {
  // R(t) = (1 + f t)^-0.1542 with R(10) = 0.9, so R(40) = (1 + 4 f')^-0.1542 where f' = 0.9^(-1/0.1542) - 1.
  const factor = 0.9 ** (-1 / 0.1542) - 1;
  expect(memoryCurve(memory, 40 * day).at(-1)?.y).toBeCloseTo((1 + 4 * factor) ** -0.1542, 9);
});
