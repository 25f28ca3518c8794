import { dot, norm, type Pair, scale } from '../plane/coordinates.ts';

export interface Projection {
  readonly product: number;
  /** In degrees, 0 to 180; undefined if a vector is zero. */
  readonly angle: number | undefined;
  /** The projection of u on the line of v; undefined if v is zero. */
  readonly shadow: Pair | undefined;
  /** What the sign of the product means. */
  readonly meaning: string;
}

function meaningOf(product: number, u: Pair, v: Pair): string {
  if (norm(u) === 0 || norm(v) === 0) return 'A zero vector has no direction: the product is 0.';
  if (product === 0) return 'The product is 0: the vectors are perpendicular.';
  return product > 0
    ? 'The product is positive: u leans along v, the angle is less than 90°.'
    : 'The product is negative: u leans against v, the angle is more than 90°.';
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
