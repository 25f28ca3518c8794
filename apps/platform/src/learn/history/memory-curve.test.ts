import { expect, it } from 'vitest';
import { memoryCurve, recallAt } from './memory-curve.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
const learnt = { at: at(1), practised_at: at(1), stability_days: 4 };
const reviewed = { at: at(5), practised_at: at(5), stability_days: 12 };

it('is certain at the practice and at 0.9 after its stability', () => {
  expect(recallAt(learnt, Date.parse(at(1)))).toBe(1);
  expect(recallAt(learnt, Date.parse(at(5)))).toBeCloseTo(0.9, 6);
});

it('falls until a review, is lifted by it, and falls slower from then on', () => {
  const curve = memoryCurve([learnt, reviewed], Date.parse(at(9)));
  const atReview = curve.filter((point) => point.x === Date.parse(at(5))).map(({ y }) => y);
  expect(atReview).toHaveLength(2);
  expect(atReview[0]).toBeCloseTo(0.9, 6);
  expect(atReview[1]).toBe(1);
  expect(curve.at(-1)?.y).toBeGreaterThan(0.95);
});

it('has nothing to draw of a lesson that was never learnt', () => {
  expect(memoryCurve([], 0)).toEqual([]);
});
