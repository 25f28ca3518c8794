import type { ValueDifference } from '../protocol/cases.ts';
import type { EncodedValue } from '../protocol/results.ts';
import { itemsOf } from './encoded-value.ts';
import { packagedValue } from './packaged-value.ts';
import type { IndexValue, PackagedValue } from './packaged-value.ts';
import { shortLiteral } from './short-literal.ts';

/** What the harness says in the place of a value of more entries than it sends. */
const tooBig = '(too big to compare)';

type Same = (actual: EncodedValue, expected: EncodedValue) => boolean;
type Of<Kind extends PackagedValue['kind']> = Extract<PackagedValue, { kind: Kind }>;

/**
 * The first difference between a value and an expected one of NumPy or pandas: what it is, its shape or columns, its entries, and last, where
 * the literal names them, types, labels and order. Undefined if there is none. `same` compares two entries, `near` also an
 * int with a float.
 */
export function packagedDifference(
  actual: EncodedValue,
  wanted: PackagedValue,
  same: Same,
  near: Same,
): ValueDifference | undefined {
  const got = packagedValue(actual);
  if (got?.kind === 'array' && wanted.kind === 'array') return ofArrays(got, wanted, same, near);
  if (got?.kind === 'index' && wanted.kind === 'index') return ofIndexes(got, wanted, same);
  if (got?.kind === 'series' && wanted.kind === 'series') return ofSeries(got, wanted, same, near);
  if (got?.kind === 'frame' && wanted.kind === 'frame') return ofFrames(got, wanted, same, near);
  if (got?.kind === 'axes' && wanted.kind === 'axes') return ofAxes(got, wanted, near);
  return actual[2] === tooBig ? { code: 'too-big' } : { code: `not-${wanted.kind}` };
}

function ofArrays(
  got: Of<'array'>,
  wanted: Of<'array'>,
  same: Same,
  near: Same,
): ValueDifference | undefined {
  const shapes = { got: shapeText(got.shape), wanted: shapeText(wanted.shape) };
  if (shapes.got !== shapes.wanted) {
    const sameEntries =
      got.entries.length === wanted.entries.length &&
      differing(got.entries, wanted.entries, near) === undefined;
    return { code: 'shape', ...shapes, sameEntries };
  }
  const place = (at: number) => `[${placeIn(wanted.shape, at).join(', ')}]`;
  return (
    ofEntries(got.entries, wanted.entries, near, place) ??
    ofTypes(got.dtype, wanted.dtype, got.entries, wanted.entries, same)
  );
}

function ofIndexes(got: IndexValue, wanted: IndexValue, same: Same): ValueDifference | undefined {
  if (got.entries.length !== wanted.entries.length) return lengths(got.entries, wanted.entries);
  const at = differing(got.entries, wanted.entries, same);
  if (at !== undefined)
    return { code: 'label', place: at + 1, ...texts(got.entries[at], wanted.entries[at]) };
  if (wanted.dtype !== '' && got.dtype !== wanted.dtype)
    return { code: 'dtype', got: got.dtype, wanted: wanted.dtype };
  const [name] = wanted.names ?? [];
  const [gotName = none] = got.names ?? [];
  if (name && !same(gotName, name)) return { code: 'name', ...texts(gotName, name) };
  return undefined;
}

function ofSeries(
  got: Of<'series'>,
  wanted: Of<'series'>,
  same: Same,
  near: Same,
): ValueDifference | undefined {
  if (got.entries.length !== wanted.entries.length) return lengths(got.entries, wanted.entries);
  const labels = wanted.index && got.index && ofIndexes(got.index, wanted.index, same);
  if (labels) return labels;
  const place = (at: number) => `[${shortLiteral(got.index?.entries[at] ?? none)}]`;
  const difference =
    ofEntries(got.entries, wanted.entries, near, place) ??
    ofTypes(got.dtype, wanted.dtype, got.entries, wanted.entries, same);
  if (difference) return difference;
  if (wanted.name && !same(got.name ?? none, wanted.name))
    return { code: 'name', ...texts(got.name, wanted.name) };
  return undefined;
}

function ofFrames(
  got: Of<'frame'>,
  wanted: Of<'frame'>,
  same: Same,
  near: Same,
): ValueDifference | undefined {
  const has = (labels: readonly EncodedValue[], label: EncodedValue) =>
    labels.some((each) => same(each, label));
  const gotNames = got.columns.entries;
  const names = wanted.columns.entries;
  const missing = names.filter((name) => !has(gotNames, name)).map(shortLiteral);
  const extra = gotNames.filter((name) => !has(names, name)).map(shortLiteral);
  if (missing.length + extra.length > 0 || gotNames.length !== names.length)
    return { code: 'columns', missing, extra };
  const rows = [got.data[0]?.entries.length ?? 0, wanted.data[0]?.entries.length ?? 0] as const;
  if (rows[0] !== rows[1]) return { code: 'rows', got: rows[0], wanted: rows[1] };
  const labels = wanted.index && got.index && ofIndexes(got.index, wanted.index, same);
  if (labels) return labels;
  for (const [at, name] of names.entries()) {
    const from = gotNames.findIndex((each) => same(each, name));
    const [column, expected] = [got.data[from], wanted.data[at]];
    if (!column || !expected) continue;
    const heading = shortLiteral(name);
    const place = (row: number) => `[${shortLiteral(got.index?.entries[row] ?? none)}, ${heading}]`;
    const difference =
      ofEntries(column.entries, expected.entries, near, place) ??
      ofTypes(column.dtype, expected.dtype, column.entries, expected.entries, same);
    if (difference)
      return difference.code === 'dtype' ? { ...difference, column: heading } : difference;
  }
  if (wanted.ordered && differing(gotNames, names, same) !== undefined)
    return { code: 'column-order', wanted: names.map(shortLiteral) };
  return undefined;
}

/** Only the parts that the literal names are compared. */
function ofAxes(got: Of<'axes'>, wanted: Of<'axes'>, near: Same): ValueDifference | undefined {
  for (const [part, expected] of wanted.parts) {
    const found = within(got.parts.get(part) ?? none, expected, near);
    if (found) return { code: 'drawn', part: `${part}${found.place}`, ...found.texts };
  }
  return undefined;
}

/** The innermost difference of lists in lists, and its place: `[0][1]`. */
function within(
  got: EncodedValue,
  wanted: EncodedValue,
  near: Same,
  place = '',
): { readonly place: string; readonly texts: ReturnType<typeof texts> } | undefined {
  const [items, expected] = [itemsOf(got), itemsOf(wanted)];
  if (items?.length !== expected?.length || !items || !expected)
    return near(got, wanted) ? undefined : { place, texts: texts(got, wanted) };
  for (const [at, item] of expected.entries()) {
    const found = within(items[at] ?? none, item, near, `${place}[${at}]`);
    if (found) return found;
  }
  return undefined;
}

function ofEntries(
  got: readonly EncodedValue[],
  wanted: readonly EncodedValue[],
  same: Same,
  place: (at: number) => string,
): ValueDifference | undefined {
  const at = differing(got, wanted, same);
  if (at === undefined) return undefined;
  return { code: 'entry', place: place(at), ...texts(got[at], wanted[at]) };
}

/**
 * Types where the literal names one: `float64`, or `int` and `float` for one of any width, since NumPy's own is `int32` in a page and
 * `int64` elsewhere. Else entries that are near and not the same differ by their type: `2.0` for `2`.
 */
function ofTypes(
  dtype: string,
  asked: string,
  got: readonly EncodedValue[],
  wanted: readonly EncodedValue[],
  same: Same,
): ValueDifference | undefined {
  if (asked !== '') {
    const right = dtype === asked || (widthless.has(asked) && dtype.replace(/\d+$/u, '') === asked);
    return right ? undefined : { code: 'dtype', got: dtype, wanted: asked };
  }
  if (differing(got, wanted, same) === undefined) return undefined;
  const float = wanted.some(([tag]) => tag === 'float');
  return { code: 'dtype', got: dtype, wanted: float ? 'float' : 'int' };
}

const widthless = new Set(['int', 'float']);

function differing(
  got: readonly EncodedValue[],
  wanted: readonly EncodedValue[],
  same: Same,
): number | undefined {
  const at = wanted.findIndex((entry, index) => !sameEntry(got[index] ?? none, entry, same));
  return at < 0 ? undefined : at;
}

/** A gap is a gap, whether it is written None, nan, NA or NaT. */
function sameEntry(got: EncodedValue, wanted: EncodedValue, same: Same): boolean {
  return isGap(wanted) ? isGap(got) : same(got, wanted);
}

function isGap([tag, text]: EncodedValue): boolean {
  return tag === 'none' || tag === 'missing' || (tag === 'float' && text === 'nan');
}

const none: EncodedValue = ['none'];

function lengths(got: readonly EncodedValue[], wanted: readonly EncodedValue[]): ValueDifference {
  return { code: 'rows', got: got.length, wanted: wanted.length };
}

function texts(
  got: EncodedValue = none,
  wanted: EncodedValue = none,
): { readonly got: string; readonly wanted: string } {
  return { got: shortLiteral(got), wanted: shortLiteral(wanted) };
}

/** `(2, 3)` and `(3,)`, as Python writes tuples. */
function shapeText(shape: readonly number[]): string {
  return shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
}

/** Place along each axis of the entry that is the `at`th in C order: the last axis changes first. */
function placeIn(shape: readonly number[], at: number): readonly number[] {
  let rest = at;
  const place = shape.toReversed().map((length) => {
    const here = rest % length;
    rest = Math.floor(rest / length);
    return here;
  });
  return place.toReversed();
}
