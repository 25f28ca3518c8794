import { show, showFactor } from '../plane/coordinates.ts';
import type { GradientDescentStrings } from '../strings/gradient-descent.ts';
import { courseAt, type Place } from './descent.ts';

export interface Way {
  readonly places: readonly Place[];
  readonly rate: number;
  /** Steps that were asked for: fewer places mean that the way leads off. */
  readonly steps: number;
}

/** What has happened at a place of the way, and what is to be noticed. */
export function explainPlace(
  { places, rate, steps }: Way,
  position: number,
  strings: GradientDescentStrings,
): string {
  const here = places[position];
  if (!here) return strings.lost;
  const before = places[position - 1];
  const said = before
    ? strings.moves(
        show(before.w),
        showFactor(before.slope),
        show(rate),
        show(here.w),
        show(here.loss),
      )
    : strings.begins(show(here.w), show(here.loss));
  const course = courseAt(places, position);
  const isLast = position === places.length - 1 && places.length <= steps;
  const notes = [
    course === 'flat' && strings.flat,
    course === 'grows' && strings.grows,
    isLast && strings.lost,
  ].filter((note) => note !== false);
  return [said, ...notes].join(' ');
}
