export interface Point {
  readonly x: number;
  readonly y: number;
}

const RADIUS = 6;

/** A line through points that lie above or beside each other, with rounded corners. */
export function edgePath(points: readonly Point[]): string {
  const bends = points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    return !(
      (before.x === point.x && after.x === point.x) ||
      (before.y === point.y && after.y === point.y)
    );
  });
  return bends
    .map((point, index) => {
      const [before, after] = [bends[index - 1], bends[index + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const radius = Math.min(RADIUS, length(before, point) / 2, length(point, after) / 2);
      const start = towards(point, before, radius);
      const end = towards(point, after, radius);
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

function length(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function towards(from: Point, to: Point, distance: number): Point {
  return {
    x: from.x + Math.sign(to.x - from.x) * distance,
    y: from.y + Math.sign(to.y - from.y) * distance,
  };
}
