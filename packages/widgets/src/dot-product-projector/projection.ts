import { dot, norm, type Pair, scale } from '../plane/coordinates.ts';

/** What the sign of the product means: a vector is zero, a right angle, less than it, more than it. */
export type Meaning = 'zero' | 'perpendicular' | 'along' | 'against';

export interface Projection {
  readonly product: number;
  /** In degrees, 0 to 180; undefined if a vector is zero. */
  readonly angle: number | undefined;
  /** The projection of u on the line of v; undefined if v is zero. */
  readonly shadow: Pair | undefined;
  readonly meaning: Meaning;
}

function meaningOf(product: number, u: Pair, v: Pair): Meaning {
  if (norm(u) === 0 || norm(v) === 0) return 'zero';
  if (product === 0) return 'perpendicular';
  return product > 0 ? 'along' : 'against';
}

/** `u·v = |u||v| cos θ`, and `(u·v / v·v) v`, the part of u along v. */
export function project(u: Pair, v: Pair): Projection {
  const raw = dot(u, v);
  const product = Math.abs(raw) < 1e-9 ? 0 : raw;
  const lengths = norm(u) * norm(v);
  const cosine = Math.max(-1, Math.min(1, product / lengths));
  return {
    product,
    angle: lengths === 0 ? undefined : (Math.acos(cosine) * 180) / Math.PI,
    shadow: norm(v) === 0 ? undefined : scale(v, product / dot(v, v)),
    meaning: meaningOf(product, u, v),
  };
}
