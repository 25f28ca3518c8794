import { percent } from '../formatting/figures.ts';

/** A recall that reviews may be due at, with what it costs. */
export interface RecallChoice {
  readonly retention: number;
  readonly name: string;
  /** Reviews a day, on average over a year with both courses at half an hour a day. */
  readonly reviewsADay: number;
  /** Share of what was learnt that is remembered, on average over that year, 0 to 1. */
  readonly remembered: number;
}

/** Means of simulated learners, worlds FSRS-6 and ACT-R with transfer as declared, 196 lessons: benchmarks/efficacy/results.md. */
export const recallChoices: readonly RecallChoice[] = [
  { retention: 0.88, name: 'Review less', reviewsADay: 1.6, remembered: 0.96 },
  { retention: 0.91, name: 'Usual', reviewsADay: 2, remembered: 0.97 },
  { retention: 0.94, name: 'Remember more', reviewsADay: 2.7, remembered: 0.98 },
];

const usual = 0.91;

/** What the choice costs and gives, beside the usual one; undefined of a recall that is none of the choices. */
export function costInWords(retention: number): string | undefined {
  const chosen = recallChoices.find((one) => one.retention === retention);
  const before = recallChoices.find((one) => one.retention === usual);
  if (!chosen || !before) return undefined;
  const found = `For simulated learners about ${chosen.reviewsADay} reviews a day and ${percent(chosen.remembered)} remembered`;
  const beside =
    chosen === before
      ? ''
      : `, in place of ${before.reviewsADay} and ${percent(before.remembered)}`;
  return `${found}${beside}: averages of a year with both paths.`;
}
