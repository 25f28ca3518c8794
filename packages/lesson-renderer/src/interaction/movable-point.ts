/** A point of the plane, in its own units. */
export type PlanePoint = readonly [x: number, y: number];

/** A point that a learner can move. */
export interface MovablePoint {
  /** How the point is called on screen: `u`. */
  readonly name: string;
  /** Where it is now. */
  readonly at: PlanePoint;
  /** Distance between two neighbouring places, in units of the plane. */
  readonly snap: number;
  /** Which coordinates can change. Default: both. */
  readonly axes?: 'x' | 'y' | 'both';
  /** Where the point lands when the learner aims at `aim`; must return `at` itself, by value, where it cannot move. */
  readonly constrain: (aim: PlanePoint) => PlanePoint;
  /** Called with the new place, only when it differs. */
  readonly onMove: (to: PlanePoint) => void;
  /** If given, an arrow key calls this with its direction (longer with Shift) instead of moving the point. */
  readonly onStep?: (by: PlanePoint) => void;
}

/** How much further a key moves a point while Shift is held. */
export const shiftFactor = 5;
/** A constraint may absorb a step: as many are tried in the same direction. */
const maxSteps = 50;

const directions: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The direction of an arrow key, with y upwards; undefined for other keys. */
export function directionOf(key: string, shiftKey: boolean): PlanePoint | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const factor = shiftKey ? shiftFactor : 1;
  return [direction[0] * factor, direction[1] * factor];
}

/** The first place other than `at` that steps in a direction lead to; `at` if the constraint permits none. */
export function placeAfterSteps(
  { at, snap, constrain }: Pick<MovablePoint, 'at' | 'snap' | 'constrain'>,
  direction: PlanePoint,
): PlanePoint {
  for (let count = 1; count <= maxSteps; count += 1) {
    const landed = constrain([
      at[0] + direction[0] * snap * count,
      at[1] + direction[1] * snap * count,
    ]);
    if (!isSamePoint(landed, at)) return landed;
  }
  return at;
}

export const isSamePoint = (a: PlanePoint, b: PlanePoint): boolean =>
  a[0] === b[0] && a[1] === b[1];

/** The nearest multiple of `step`, without the noise of binary fractions (0.1 · 3). */
export const snapToStep = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(12));
