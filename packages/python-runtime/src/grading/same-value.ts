import type { ValueDifference } from '../protocol/cases.ts';
import type { EncodedValue } from '../protocol/results.ts';
import { packagedDifference } from './packaged-difference.ts';
import { packagedValue } from './packaged-value.ts';

/** Subclasses of the standard library that are as good as the built-in type they extend. */
const kindred = new Set([
  'collections.Counter',
  'collections.defaultdict',
  'collections.OrderedDict',
  'collections.deque',
]);

/** Room for the rounding of a few float operations when a case gives no tolerance of its own. */
const ownRounding = 1e-9;

/**
 * Whether a value is the expected one. Types must agree exactly, but for these: where a float is expected, an int of exactly its
 * value will do; a NumPy scalar equals its plain number; a named tuple equals a tuple; `Counter` and its like equal a dict.
 * Two floats agree within `tolerance` (absolute), or within 1e-9 relative where none is given. With a `tolerance`, an int and a
 * float may stand for each other.
 */
export function sameValue(
  actual: EncodedValue,
  expected: EncodedValue,
  tolerance?: number,
): boolean {
  const got = plain(actual);
  if (isReal(got) && isReal(expected)) return sameReal(got, expected, tolerance);
  if (got[0] !== expected[0]) return false;
  switch (expected[0]) {
    case 'none':
      return true;
    case 'complex':
      return [1, 2].every((part) => close(realOf(got[part]), realOf(expected[part]), tolerance));
    case 'list':
    case 'tuple':
      return sameSequence(membersOf(got), membersOf(expected), tolerance);
    case 'set':
    case 'frozenset':
      return sameMembers(membersOf(got), membersOf(expected), (a, b) => sameValue(a, b, tolerance));
    case 'dict':
      return sameMembers(
        pairsOf(got),
        pairsOf(expected),
        (a, b) => sameValue(a[0], b[0]) && sameValue(a[1], b[1], tolerance),
      );
    case 'missing':
      return true;
    case 'array':
    case 'index':
    case 'series':
    case 'frame':
    case 'axes':
      return valueDifference(got, expected, tolerance) === undefined;
    case 'time':
    case 'duration':
    case 'bool':
    case 'str':
    case 'bytes':
    case 'bytearray':
    case 'range':
      return got.length === expected.length && got.every((part, i) => part === expected[i]);
    default:
      return false;
  }
}

/** Where a value of NumPy or pandas differs first from the expected one; undefined for no difference, and where another kind of value is expected. */
export function valueDifference(
  actual: EncodedValue,
  expected: EncodedValue,
  tolerance?: number,
): ValueDifference | undefined {
  const wanted = packagedValue(expected);
  if (!wanted) return undefined;
  return packagedDifference(
    actual,
    wanted,
    (got, entry) => sameValue(got, entry, tolerance),
    (got, entry) => {
      const number = plain(got);
      return isReal(number) && isReal(entry)
        ? close(realOf(number[1]), realOf(entry[1]), tolerance)
        : sameValue(got, entry, tolerance);
    },
  );
}

function plain(value: EncodedValue): EncodedValue {
  if (value[0] === 'scalar') return value[2] as EncodedValue;
  if (value[0] !== 'sub') return value;
  const inner = value[2] as EncodedValue;
  return kindred.has(String(value[1])) || inner[0] === 'tuple' ? inner : value;
}

function isReal(value: EncodedValue): boolean {
  return value[0] === 'int' || value[0] === 'float';
}

function sameReal(got: EncodedValue, expected: EncodedValue, tolerance?: number): boolean {
  if (got[0] === 'int' && expected[0] === 'int') {
    const difference = integerOf(got[1]) - integerOf(expected[1]);
    return Math.abs(Number(difference)) <= (tolerance ?? 0);
  }
  if (tolerance !== undefined || got[0] === expected[0])
    return close(realOf(got[1]), realOf(expected[1]), tolerance);
  // `n / 2` is not the int that `n // 2` is; nor is an int near a float: rounding is for floats alone.
  return got[0] === 'int' && integerOf(got[1]) === wholeOf(realOf(expected[1]));
}

/** -5n for '-0x5'. */
function integerOf(text: unknown): bigint {
  const value = String(text);
  return value.startsWith('-') ? -BigInt(value.slice(1)) : BigInt(value);
}

function wholeOf(value: number): bigint | undefined {
  return Number.isInteger(value) ? BigInt(value) : undefined;
}

function close(a: number, b: number, tolerance?: number): boolean {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b);
  if (a === b) return true;
  // An infinite value is infinitely far from any other, and its relative rounding would have room for all.
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  return Math.abs(a - b) <= (tolerance ?? ownRounding * Math.max(Math.abs(a), Math.abs(b)));
}

function realOf(text: unknown): number {
  const value = String(text);
  if (/^-?inf/.test(value)) return value.startsWith('-') ? -Infinity : Infinity;
  return value.startsWith('-') ? -Number(value.slice(1)) : Number(value);
}

function membersOf(value: EncodedValue): readonly EncodedValue[] {
  return value[1] as readonly EncodedValue[];
}

function pairsOf(value: EncodedValue): readonly (readonly [EncodedValue, EncodedValue])[] {
  return value[1] as readonly (readonly [EncodedValue, EncodedValue])[];
}

function sameSequence(
  a: readonly EncodedValue[],
  b: readonly EncodedValue[],
  tolerance?: number,
): boolean {
  return (
    a.length === b.length && a.every((item, i) => sameValue(item, b[i] ?? ['none'], tolerance))
  );
}

/** Pairs each member of `a` with one of `b`, in any order. */
function sameMembers<T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  for (const item of a) {
    const match = left.findIndex((other) => same(item, other));
    if (match < 0) return false;
    left.splice(match, 1);
  }
  return true;
}
