/** A place in the memory panel, in pixels from its corner. */
export interface ArrowPoint {
  readonly x: number;
  readonly y: number;
}

/** Shortest handle of a curve: an arrow between near places is still a curve. */
const leastHandle = 24;
/** How far arrows between objects go out of their column. */
const nearest = 14;
const apart = 5;
const lanes = 3;
const head = 7;

export interface ArrowPath {
  readonly line: string;
  readonly head: string;
}

/** From a name at the left to the left edge of an object. */
export function pathToRight(from: ArrowPoint, to: ArrowPoint): ArrowPath {
  const end = to.x - head;
  const handle = Math.max((end - from.x) / 2, leastHandle);
  return {
    line: `M${at(from)} C${at({ x: from.x + handle, y: from.y })} ${at({ x: end - handle, y: to.y })} ${at({ x: end, y: to.y })}`,
    head: `M${at(to)} l${-head} -4 v8 z`,
  };
}

/** From an object to one of the same column, itself too: around their right edges. `lane` keeps such arrows apart. */
export function pathAround(from: ArrowPoint, to: ArrowPoint, lane: number): ArrowPath {
  const end = to.x + head;
  const out = Math.max(from.x, end) + nearest + (lane % lanes) * apart;
  return {
    line: `M${at(from)} C${at({ x: out, y: from.y })} ${at({ x: out, y: to.y })} ${at({ x: end, y: to.y })}`,
    head: `M${at(to)} l${head} -4 v8 z`,
  };
}

/** Heights at which arrows come to one object, in the order of their sources: the head of the box holds them. */
export function arrivals(count: number, top: number, height: number): readonly number[] {
  const gap = Math.min(16, (height - 16) / Math.max(count - 1, 1));
  const first = count === 1 ? top + Math.min(height / 2, 20) : top + 10;
  return Array.from({ length: count }, (_, index) => first + index * gap);
}

function at({ x, y }: ArrowPoint): string {
  return `${round(x)} ${round(y)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
