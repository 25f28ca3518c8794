import type { PythonSliceVisualiserStrings } from '../strings/python-slice-visualiser.ts';

export type Item = number | string | boolean;

/** The three parts of `start:stop:step`; undefined where it is left out. */
export interface Slice {
  readonly start?: number | undefined;
  readonly stop?: number | undefined;
  readonly step?: number | undefined;
}

/** What Python's `slice.indices(length)` gives: first index, end (not taken), step. */
export interface Bounds {
  readonly start: number;
  readonly stop: number;
  readonly step: number;
}

/** `slice.indices(length)` as in CPython's PySlice_AdjustIndices; undefined for a step of 0. */
export function boundsOf({ start, stop, step = 1 }: Slice, length: number): Bounds | undefined {
  if (step === 0) return undefined;
  const low = step > 0 ? 0 : -1;
  const high = step > 0 ? length : length - 1;
  const adjust = (index: number) =>
    Math.max(low, Math.min(high, index < 0 ? index + length : index));
  return {
    start: start === undefined ? (step > 0 ? 0 : length - 1) : adjust(start),
    stop: stop === undefined ? (step > 0 ? length : -1) : adjust(stop),
    step,
  };
}

/** Indices that the slice takes, in the order it takes them. */
export function takenIndices({ start, stop, step }: Bounds): readonly number[] {
  const taken: number[] = [];
  for (let at = start; step > 0 ? at < stop : at > stop; at += step) taken.push(at);
  return taken;
}

/** `1:5:2`, with empty places where a part is left out. */
export function formatSlice({ start, stop, step }: Slice): string {
  const part = (value: number | undefined) => (value === undefined ? '' : String(value));
  return `${part(start)}:${part(stop)}${step === undefined ? '' : `:${step}`}`;
}

/** A value as Python's `repr` writes it. */
export function repr(item: Item): string {
  if (typeof item === 'boolean') return item ? 'True' : 'False';
  if (typeof item === 'number') return String(item);
  const quote = item.includes("'") && !item.includes('"') ? '"' : "'";
  const escaped = item
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll(quote, `\\${quote}`);
  return quote + escaped + quote;
}

/** The result as Python shows it: a string of the taken characters, or a list of the taken items. */
export function formatTaken(value: string | readonly Item[], taken: readonly number[]): string {
  if (typeof value === 'string') {
    const characters = Array.from(value);
    return repr(taken.map((index) => characters[index] ?? '').join(''));
  }
  return `[${taken.map((index) => repr(value[index] ?? '')).join(', ')}]`;
}

/** What the slice does, in a sentence, or what Python says to a step of 0. */
export function explainSlice(
  slice: Slice,
  length: number,
  strings: PythonSliceVisualiserStrings,
): string {
  const bounds = boundsOf(slice, length);
  if (!bounds) return 'ValueError: slice step cannot be zero.';
  const { start, stop, step } = bounds;
  const right = step > 0;
  if (takenIndices(bounds).length === 0) {
    if (right) return start < length ? strings.nothingRight(start, stop) : strings.startsAfterEnd;
    return start < 0 ? strings.startsBeforeFirst : strings.nothingLeft(start, stop);
  }
  const every = Math.abs(step);
  if (right) {
    return stop < length ? strings.rightTo(start, every, stop) : strings.rightToEnd(start, every);
  }
  return stop < 0 ? strings.leftToStart(start, every) : strings.leftTo(start, every, stop);
}
