import type { EncodedValue } from '../protocol/results.ts';

/**
 * Values of NumPy, pandas and Matplotlib in the tagged form that the interpreter sends, read into named fields. Of an expected value, a part that its
 * literal does not name is not asked for: an empty dtype, an undefined index, name or order.
 */
export type PackagedValue =
  | {
      readonly kind: 'array';
      readonly dtype: string;
      readonly shape: readonly number[];
      readonly entries: readonly EncodedValue[];
    }
  | ({ readonly kind: 'index' } & IndexValue)
  | {
      readonly kind: 'series';
      readonly dtype: string;
      readonly name?: EncodedValue | undefined;
      readonly index?: IndexValue | undefined;
      readonly entries: readonly EncodedValue[];
    }
  | {
      readonly kind: 'frame';
      readonly columns: IndexValue;
      readonly index?: IndexValue | undefined;
      readonly data: readonly Column[];
      /** Whether the columns must have this order. */
      readonly ordered: boolean;
    }
  /** What is drawn: `title`, `xlabel`, `ylabel`, `legend`, `lines`, `points` and `bars`. */
  | { readonly kind: 'axes'; readonly parts: ReadonlyMap<string, EncodedValue> };

export interface IndexValue {
  readonly dtype: string;
  readonly names?: readonly EncodedValue[] | undefined;
  readonly entries: readonly EncodedValue[];
}

export interface Column {
  readonly dtype: string;
  readonly entries: readonly EncodedValue[];
}

/** The fields of a tagged value; undefined for one that is not of NumPy or pandas. The value has passed `isEncodedValue`, or is an author's literal. */
export function packagedValue(value: EncodedValue): PackagedValue | undefined {
  const [tag, first, second, third, fourth] = value;
  switch (tag) {
    case 'array':
      return {
        kind: tag,
        dtype: String(first),
        shape: second as readonly number[],
        entries: third as readonly EncodedValue[],
      };
    case 'index':
      return { kind: tag, ...indexOf(value) };
    case 'series':
      return {
        kind: tag,
        dtype: String(first),
        name: second as EncodedValue | undefined,
        index: third === undefined ? undefined : indexOf(third as EncodedValue),
        entries: fourth as readonly EncodedValue[],
      };
    case 'frame':
      return {
        kind: tag,
        columns: indexOf(first as EncodedValue),
        index: second === undefined ? undefined : indexOf(second as EncodedValue),
        data: (third as readonly [string, readonly EncodedValue[]][]).map(([dtype, entries]) => ({
          dtype,
          entries,
        })),
        ordered: fourth !== false,
      };
    case 'axes':
      return { kind: tag, parts: partsOf(first as EncodedValue) };
    default:
      return undefined;
  }
}

function partsOf([, pairs]: EncodedValue): ReadonlyMap<string, EncodedValue> {
  return new Map(
    (pairs as readonly (readonly [EncodedValue, EncodedValue])[]).map(([name, value]) => [
      String(name[1]),
      value,
    ]),
  );
}

function indexOf([, dtype, names, entries]: EncodedValue): IndexValue {
  return {
    dtype: String(dtype),
    names: names as readonly EncodedValue[] | undefined,
    entries: entries as readonly EncodedValue[],
  };
}
