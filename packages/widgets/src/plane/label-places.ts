import { inView, type Coordinates, type Pair } from './coordinates.ts';

/** An arrow of the picture, in the plane's units; one with a word starts at the origin. */
export interface ArrowLine {
  readonly from?: Pair;
  readonly to: Pair;
  readonly label?: string;
}

/** Where a word starts or ends, in pixels. */
interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of a bold letter of 15 px, rather too much: what is placed by it is not cut off. */
const LETTER = 9.5;
const ASCENT = 12;
const DESCENT = 4;
/** From the head to the word, past the ring of a handle. */
const ASIDE = 12;
const ABOVE = -12;
const BELOW = 22;
const RING = 10;

/** Whether a line passes through a box (Liang and Barsky 1984: between which shares of the line it is inside). */
function crosses(from: Pair, to: Pair, { left, right, top, bottom }: Box): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [enter, leave] = [0, 1];
  for (const [step, room] of [
    [-dx, from[0] - left],
    [dx, right - from[0]],
    [-dy, from[1] - top],
    [dy, bottom - from[1]],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return leave > enter;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * A place for each arrow's word beside its head: on the side that the arrow points to, unless it would cover a line, a
 * head or another word there and not on another side. Undefined for arrows without a word, and for a word longer than
 * the picture is wide: half a formula says something else.
 */
export function placeLabels(
  { size, range, toPixel }: Coordinates,
  arrows: readonly ArrowLine[],
): readonly (LabelPlace | undefined)[] {
  const lines = arrows.map(({ from = [0, 0], to }) => [toPixel(from), toPixel(to)] as const);
  const rings = lines.map(([, [x, y]]) => boxAround(x, y));
  const placed: Box[] = [];

  return arrows.map(({ to, label = '' }) => {
    const width = label.length * LETTER;
    if (label === '' || width > size - 4) return undefined;
    const [x, y] = toPixel(inView(to, range));
    const right = to[0] >= 0 && x + ASIDE + width < size;
    const below = to[1] < -0.2 * Math.hypot(...to);
    const sides = [
      [right, below],
      [!right, below],
      [right, !below],
      [!right, !below],
    ] as const;
    const candidates = sides.map(([toRight, under]) => {
      const start = toRight ? x + ASIDE : x - ASIDE - width;
      const left = Math.max(2, Math.min(size - 2 - width, start));
      const base = Math.max(14, Math.min(size - 6, y + (under ? BELOW : ABOVE)));
      const box = { left, right: left + width, top: base - ASCENT, bottom: base + DESCENT };
      const covered =
        4 * placed.filter((other) => overlap(box, other)).length +
        2 * rings.filter((ring) => overlap(box, ring)).length +
        lines.filter(([from, head]) => crosses(from, head, box)).length;
      const place: LabelPlace = toRight
        ? { x: left, y: base, anchor: 'start' }
        : { x: left + width, y: base, anchor: 'end' };
      return { place, box, covered };
    });
    const best = candidates.reduce((least, next) => (next.covered < least.covered ? next : least));
    placed.push(best.box);
    return best.place;
  });
}

const boxAround = (x: number, y: number): Box => ({
  left: x - RING,
  right: x + RING,
  top: y - RING,
  bottom: y + RING,
});
