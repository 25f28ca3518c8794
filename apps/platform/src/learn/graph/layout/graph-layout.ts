import { edgePath } from './edge-path.ts';

/** A lesson as the drawing sees it. */
export interface LaidLesson {
  readonly uid: string;
  readonly unit: string;
  /** Direct prerequisites; those that are not in the drawing are left out. */
  readonly prerequisites: readonly string[];
}

export interface LayoutOptions {
  /** Units in their order, each a band across the drawing. Without them the drawing has one band and no heading. */
  readonly units?: readonly { readonly uid: string; readonly title: string }[];
  /** Pixels between the centres of two columns. Default 96. */
  readonly column?: number;
  /** Pixels between the centres of two rows. Default 48. */
  readonly row?: number;
}

export interface PlacedNode {
  readonly uid: string;
  readonly x: number;
  readonly y: number;
  /** Index of its band. */
  readonly band: number;
}

export interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  /** SVG path. */
  readonly d: string;
}

export interface Band {
  readonly uid: string;
  readonly title: string;
  readonly y: number;
  readonly height: number;
}

/** A drawing in pixels at scale 1. Plain JSON, so that a build can keep it. */
export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly bands: readonly Band[];
}

const MARGIN = 64;
const HEADER = 22;
/** From the last row's centre to the foot of its band: two lines of label and air. */
const FOOT = 44;

/**
 * Layered drawing: columns by longest path (Sugiyama's first step), bands by unit, rows near the mean row of the
 * prerequisites in the same band. Lessons in a circle stay in the first column. The same input gives the same drawing.
 */
export function layoutGraph(
  lessons: readonly LaidLesson[],
  { units, column = 96, row = 48 }: LayoutOptions = {},
): GraphLayout {
  const byUid = new Map(lessons.map((lesson) => [lesson.uid, lesson]));
  const columns = longestPaths(lessons, byUid);
  const nodes = new Map<string, PlacedNode>();
  const bands: Band[] = [];
  const groups = units ?? [{ uid: '', title: '' }];
  const header = units ? HEADER : 0;
  let top = 0;
  for (const [index, unit] of groups.entries()) {
    const members = units ? lessons.filter((lesson) => lesson.unit === unit.uid) : lessons;
    if (members.length === 0) continue;
    const rows = assignRows(members, columns);
    const first = top + header + 16;
    for (const lesson of members)
      nodes.set(lesson.uid, {
        uid: lesson.uid,
        x: MARGIN + (columns.get(lesson.uid) ?? 0) * column,
        y: first + (rows.get(lesson.uid) ?? 0) * row,
        band: bands.length,
      });
    const height = header + 16 + Math.max(...rows.values()) * row + FOOT;
    bands.push({ ...unit, title: groups[index]?.title ?? '', y: top, height });
    top += height;
  }
  const placed = lessons.flatMap((lesson) => nodes.get(lesson.uid) ?? []);
  return {
    width: Math.max(0, ...placed.map((node) => node.x)) + MARGIN,
    height: top,
    nodes: placed,
    edges: edgesOf(lessons, nodes, column),
    bands,
  };
}

/** Edges on the longest way from a lesson without prerequisites (Kahn's order). */
function longestPaths(
  lessons: readonly LaidLesson[],
  byUid: ReadonlyMap<string, LaidLesson>,
): Map<string, number> {
  const columns = new Map(lessons.map((lesson) => [lesson.uid, 0]));
  const waiting = new Map<string, number>();
  const dependents = new Map<string, string[]>();
  for (const lesson of lessons) {
    const known = lesson.prerequisites.filter((uid) => byUid.has(uid));
    waiting.set(lesson.uid, known.length);
    for (const uid of known) dependents.set(uid, [...(dependents.get(uid) ?? []), lesson.uid]);
  }
  const ready = lessons.filter((lesson) => waiting.get(lesson.uid) === 0).map(({ uid }) => uid);
  for (let i = 0; i < ready.length; i += 1) {
    const uid = ready[i] ?? '';
    for (const next of dependents.get(uid) ?? []) {
      columns.set(next, Math.max(columns.get(next) ?? 0, (columns.get(uid) ?? 0) + 1));
      const left = (waiting.get(next) ?? 1) - 1;
      waiting.set(next, left);
      if (left === 0) ready.push(next);
    }
  }
  return columns;
}

/** Row of each lesson of a band: the free one nearest to the mean row of its prerequisites there. */
function assignRows(
  members: readonly LaidLesson[],
  columns: ReadonlyMap<string, number>,
): Map<string, number> {
  const rows = new Map<string, number>();
  const byColumn = Map.groupBy(members, (lesson) => columns.get(lesson.uid) ?? 0);
  for (const column of [...byColumn.keys()].sort((a, b) => a - b)) {
    const taken = new Set<number>();
    const wishes = (byColumn.get(column) ?? []).map((lesson, index) => ({
      uid: lesson.uid,
      wish: meanRow(lesson, rows) ?? index,
    }));
    wishes.sort((a, b) => a.wish - b.wish);
    for (const { uid, wish } of wishes) {
      const row = nearestFree(wish, taken);
      taken.add(row);
      rows.set(uid, row);
    }
  }
  return rows;
}

function meanRow(lesson: LaidLesson, rows: ReadonlyMap<string, number>): number | undefined {
  const known = lesson.prerequisites.flatMap((uid) => rows.get(uid) ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, row) => sum + row, 0) / known.length;
}

function nearestFree(wish: number, taken: ReadonlySet<number>): number {
  const start = Math.max(0, Math.round(wish));
  for (let distance = 0; ; distance += 1) {
    if (!taken.has(start + distance)) return start + distance;
    if (start - distance >= 0 && !taken.has(start - distance)) return start - distance;
  }
}

function edgesOf(
  lessons: readonly LaidLesson[],
  nodes: ReadonlyMap<string, PlacedNode>,
  column: number,
): PlacedEdge[] {
  const occupied = new Set([...nodes.values()].map((node) => `${node.x} ${node.y}`));
  const edges: PlacedEdge[] = [];
  for (const lesson of lessons) {
    const to = nodes.get(lesson.uid);
    if (!to) continue;
    for (const uid of lesson.prerequisites) {
      const from = nodes.get(uid);
      if (!from) continue;
      const blocked = from.y === to.y && isBlocked(from, to, column, occupied);
      edges.push({ from: uid, to: lesson.uid, d: edgePath(from, to, blocked) });
    }
  }
  return edges;
}

function isBlocked(
  from: PlacedNode,
  to: PlacedNode,
  column: number,
  occupied: ReadonlySet<string>,
): boolean {
  for (let x = from.x + column; x < to.x; x += column)
    if (occupied.has(`${x} ${from.y}`)) return true;
  return false;
}
