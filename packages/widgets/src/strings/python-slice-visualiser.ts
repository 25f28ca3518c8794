/**
 * Texts of the slice visualiser. `start`, `stop` and `step` are Python's own names and stay as they are, as does what
 * Python says to a step of 0. Indices come as Python counts them, from 0.
 */
export interface PythonSliceVisualiserStrings {
  /** Name of the table for screen readers, then of its rows. */
  readonly items: string;
  readonly index: string;
  readonly item: string;
  /** Over the indices that count back from the end: −1, −2. */
  readonly fromEnd: string;
  /** Over the place of each item in the result, from 1. */
  readonly takenAs: string;
  /** Names of the two buttons of a field; `part` is `start`, `stop` or `step`. */
  readonly oneLess: (part: string) => string;
  readonly oneMore: (part: string) => string;
  /** Under a field that holds something else. */
  readonly wholeNumber: string;
  /** Said before the explanation; `value` as Python shows it. */
  readonly result: (value: string) => string;

  /**
   * What the slice does, by where it goes and where it ends. `every` is 1 where it takes each item, 2 where it takes
   * every second one.
   */
  readonly rightToEnd: (start: number, every: number) => string;
  readonly rightTo: (start: number, every: number, stop: number) => string;
  readonly leftToStart: (start: number, every: number) => string;
  readonly leftTo: (start: number, every: number, stop: number) => string;
  /** Why it takes nothing: it starts after the last item, or before the first one, */
  readonly startsAfterEnd: string;
  readonly startsBeforeFirst: string;
  /** or its end lies behind it already. */
  readonly nothingRight: (start: number, stop: number) => string;
  readonly nothingLeft: (start: number, stop: number) => string;
}

/** `every item`, `every 2nd item`, `every 11th item`. */
function everyItem(count: number): string {
  if (count === 1) return 'every item';
  const teen = Math.floor(count / 10) % 10 === 1;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `every ${count}${ending} item`;
}

export const englishPythonSliceVisualiser: PythonSliceVisualiserStrings = {
  items: 'Items and their indices',
  index: 'Index',
  item: 'Item',
  fromEnd: 'From the end',
  takenAs: 'Taken as',
  oneLess: (part) => `${part}: one less`,
  oneMore: (part) => `${part}: one more`,
  wholeNumber: 'A whole number, or nothing',
  result: (value) => `Result ${value}.`,

  rightToEnd: (start, every) => `From index ${start}, going right, ${everyItem(every)} to the end.`,
  rightTo: (start, every, stop) =>
    `From index ${start}, going right, ${everyItem(every)} up to, not including, index ${stop}.`,
  leftToStart: (start, every) =>
    `From index ${start}, going left, ${everyItem(every)} through index 0.`,
  leftTo: (start, every, stop) =>
    `From index ${start}, going left, ${everyItem(every)} up to, not including, index ${stop}.`,
  startsAfterEnd: 'Nothing is taken: it would start after the last item, going right.',
  startsBeforeFirst: 'Nothing is taken: it would start before the first item, going left.',
  nothingRight: (start, stop) =>
    `Nothing is taken: going right from index ${start}, the end ${stop} is already passed.`,
  nothingLeft: (start, stop) =>
    `Nothing is taken: going left from index ${start}, the end ${stop} is already passed.`,
};
