import { isNear } from './near.ts';
import type { AnswerOf, PointKey, Score } from './question.ts';
import { allOrNothing, unreadable } from './score.ts';

/** Right if every point is at its place, each coordinate within the tolerance. */
export function scorePoint(
  { points, absoluteTolerance }: PointKey,
  { points: given }: AnswerOf<'point'>,
): Score {
  if (given.length !== points.length || !given.flat().every(Number.isFinite))
    return unreadable({ code: 'point-missing' });
  const wrongParts = points.flatMap(({ id, at }, index) => {
    const [x, y] = given[index] ?? [Number.NaN, Number.NaN];
    const right = isNear(x, at[0], absoluteTolerance) && isNear(y, at[1], absoluteTolerance);
    return right ? [] : [{ part: id, given: `${shown(x)}, ${shown(y)}` }];
  });
  return wrongParts.length === 0 ? allOrNothing(true) : { ...allOrNothing(false), wrongParts };
}

/** Without the noise of binary fractions, so that a foreseen mistake is found. */
const shown = (value: number): string => String(Number(value.toPrecision(9)) + 0);
