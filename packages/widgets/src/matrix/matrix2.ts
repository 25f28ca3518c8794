import { parseRational, toNumber } from '../number/rational.ts';
import type { Pair } from '../plane/coordinates.ts';

/** Rows of a 2 by 2 matrix. */
export type Matrix2 = readonly [Pair, Pair];

export const determinant = ([[a, b], [c, d]]: Matrix2): number => a * d - b * c;

export const apply = ([[a, b], [c, d]]: Matrix2, [x, y]: Pair): Pair => [
  a * x + b * y,
  c * x + d * y,
];

/** From the identity (0) to the whole map (1), entry by entry. */
export const blend = ([[a, b], [c, d]]: Matrix2, progress: number): Matrix2 => {
  const mix = (value: number, identity: number) => identity + (value - identity) * progress;
  return [
    [mix(a, 1), mix(b, 0)],
    [mix(c, 0), mix(d, 1)],
  ];
};

/** What is larger leads out of every picture, and soon out of the numbers. */
const LARGEST = 1e9;

/** A numeral or a fraction no larger than a picture can bear; undefined for anything else. */
export function readEntry(text: string): number | undefined {
  const parsed = parseRational(text);
  const value = parsed && toNumber(parsed);
  return value !== undefined && Math.abs(value) <= LARGEST ? value : undefined;
}

/** Reads typed entries; undefined if one of them cannot be read. */
export function readMatrix2(texts: readonly (readonly string[])[]): Matrix2 | undefined {
  const value = (row: number, column: number) => readEntry(texts[row]?.[column] ?? '');
  const [a, b, c, d] = [value(0, 0), value(0, 1), value(1, 0), value(1, 1)];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return [
    [a, b],
    [c, d],
  ];
}

export interface Eigenline {
  readonly value: number;
  /** A unit vector on the line. */
  readonly direction: Pair;
}

export type Eigen =
  | { readonly kind: 'lines'; readonly lines: readonly Eigenline[] }
  /** Every vector keeps its line (a multiple of the identity). */
  | { readonly kind: 'all'; readonly value: number }
  /** No real eigenvalue: every vector turns. */
  | { readonly kind: 'none' };

const TINY = 1e-9;

function directionFor([[a, b], [c, d]]: Matrix2, value: number): Pair {
  // Any row of (A − λI) that is not zero is perpendicular to the eigenvectors.
  const rows: readonly Pair[] = [
    [a - value, b],
    [c, d - value],
  ];
  const [p, q] = rows.toSorted((r, s) => Math.hypot(...s) - Math.hypot(...r))[0] ?? [0, 0];
  const length = Math.hypot(p, q);
  const [x, y]: Pair = [q / length, -p / length];
  return x < -TINY || (Math.abs(x) <= TINY && y < 0) ? [-x + 0, -y + 0] : [x + 0, y + 0];
}

/** Real eigenvalues from the characteristic polynomial λ² − (a + d)λ + (ad − bc), largest first. */
export function eigen(matrix: Matrix2): Eigen {
  const [[a, b], [c, d]] = matrix;
  if (Math.abs(b) < TINY && Math.abs(c) < TINY && Math.abs(a - d) < TINY) {
    return { kind: 'all', value: a };
  }
  const half = (a + d) / 2;
  const discriminant = half * half - determinant(matrix);
  if (discriminant < -TINY) return { kind: 'none' };
  const root = Math.sqrt(Math.max(0, discriminant));
  const values = root < TINY ? [half] : [half + root, half - root];
  return {
    kind: 'lines',
    lines: values.map((value) => ({ value, direction: directionFor(matrix, value) })),
  };
}
