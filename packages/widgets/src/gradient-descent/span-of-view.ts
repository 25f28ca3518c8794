import type { Span } from '../chart/scale.ts';
import { descend, type Polynomial } from './descent.ts';

/** The part of the axis that shows the way from the start to where it comes to rest, with as much on the other side. */
export function viewOf(
  loss: Polynomial,
  way: { readonly start: number; readonly rate: number; readonly steps: number },
): Span {
  const places = descend(loss, way);
  const rest = places.at(-1);
  // A way that leads off says nothing of where the bottom is.
  const middle = rest && rest.loss <= (places[0]?.loss ?? 0) ? rest.w : way.start;
  const half = Math.max(1, Math.abs(way.start - middle)) * 1.25;
  return {
    from: Number((middle - half).toPrecision(3)),
    to: Number((middle + half).toPrecision(3)),
  };
}
