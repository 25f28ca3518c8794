interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far an edge along its own row bows upwards where it would pass through a lesson. */
const BOW = 30;

/** A cubic with horizontal handles of half the distance, at least 24 px. */
export function edgePath(from: Point, to: Point, blocked: boolean): string {
  const handle = Math.max(24, Math.abs(to.x - from.x) / 2);
  const lift = blocked ? BOW * (4 / 3) : 0;
  return `M${from.x} ${from.y}C${from.x + handle} ${from.y - lift} ${to.x - handle} ${to.y - lift} ${to.x} ${to.y}`;
}
