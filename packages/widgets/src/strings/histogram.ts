/** Texts of the histogram and box plot. */
export interface HistogramStrings {
  /** Name of the slider of how many bins there are. */
  readonly bins: string;
  /** Name of the slider of the value that the learner adds. */
  readonly extra: string;
  /** Named in the picture and in the figures. */
  readonly mean: string;
  readonly median: string;
  /** Figures beside their names. */
  readonly values: string;
  readonly quartiles: string;
  readonly outliers: string;
  /** There are none. */
  readonly none: string;
  /** What folds out: how many values are in each bin. */
  readonly counts: string;
  /** Heads of that table. */
  readonly from: string;
  readonly to: string;
  readonly count: string;
  /** How mean and median lie to each other. */
  readonly meanAbove: (mean: string, median: string) => string;
  readonly meanBelow: (mean: string, median: string) => string;
  readonly meanClose: (mean: string, median: string) => string;
  /** Said when the number of bins changes: the fullest bin, and how many are in it. */
  readonly fullest: (bins: number, from: string, to: string, count: number) => string;
}

export const englishHistogram: HistogramStrings = {
  bins: 'Bins',
  extra: 'One more value',
  mean: 'mean',
  median: 'median',
  values: 'Values',
  quartiles: 'Quartiles',
  outliers: 'Outliers',
  none: 'none',
  counts: 'How many are in each bin',
  from: 'From',
  to: 'to',
  count: 'Values',
  meanAbove: (mean, median) =>
    `The mean, ${mean}, lies above the median, ${median}: large values pull it up.`,
  meanBelow: (mean, median) =>
    `The mean, ${mean}, lies below the median, ${median}: small values pull it down.`,
  meanClose: (mean, median) => `Mean, ${mean}, and median, ${median}, lie close together.`,
  fullest: (bins, from, to, count) =>
    `${bins} ${bins === 1 ? 'bin' : 'bins'}. The fullest goes from ${from} to ${to}: ${count} ${count === 1 ? 'value' : 'values'}.`,
};
