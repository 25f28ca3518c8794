import { edgePath } from './edge-path.ts';
import { FIRST_BASELINE, LABEL_WIDTH, labelLines, LINE_HEIGHT } from './label-lines.ts';
import { type Cell, type Routes, routesOf } from './routes.ts';
import { Tracks } from './tracks.ts';

/** A lesson as the drawing sees it. */
export interface LaidLesson {
  readonly uid: string;
  readonly unit: string;
  /** Its name, where the drawing shows names: it has place for all lines of it. */
  readonly title?: string;
  /** Direct prerequisites; those that are not in the drawing are left out. */
  readonly prerequisites: readonly string[];
}

export interface LayoutOptions {
  /** Units in their order, each a band across the drawing. Without them the drawing has one band and no heading. */
  readonly units?: readonly { readonly uid: string; readonly title: string }[];
  /** Least pixels between the centres of two columns. Default 96. */
  readonly column?: number;
  /** Least pixels between the centres of two rows of a band. Default 48. */
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

/** Half of a mark with the halo of its focus. */
const MARK = 15;
const MARGIN = 16;
const HEADER = 22;
/** Under the last line of a name: its descenders, and the way it gives to the halo of its focus. */
const BELOW_LABEL = 10;
/** Between the lines of two edges that run side by side. */
const TRACK = 3;
/** Between a name and the first line of an edge beside it or under it. */
const CLEAR = 5;

/**
 * Layered drawing: columns by longest path (Sugiyama's first step), bands by unit, rows near the mean row of the
 * prerequisites in the same band. Edges run between the columns and above the rows, which are as far apart as those
 * lines need: no edge passes through a name. Lessons in a circle stay in the first column. The same input gives the same drawing.
 */
export function layoutGraph(
  lessons: readonly LaidLesson[],
  { units, column = 96, row = 48 }: LayoutOptions = {},
): GraphLayout {
  const byUid = new Map(lessons.map((lesson) => [lesson.uid, lesson]));
  const columns = longestPaths(lessons, byUid);
  const groups = (units ?? [{ uid: '', title: '' }]).flatMap((unit) => {
    const members = units ? lessons.filter((lesson) => lesson.unit === unit.uid) : lessons;
    return members.length === 0 ? [] : [{ unit, members, rows: assignRows(members, columns) }];
  });
  const cells = new Map<string, Cell & { readonly band: number }>();
  let rowsBefore = 0;
  for (const [band, { rows }] of groups.entries()) {
    for (const [uid, own] of rows)
      cells.set(uid, { column: columns.get(uid) ?? 0, row: rowsBefore + own, band });
    rowsBefore += Math.max(...rows.values()) + 1;
  }
  const routes = routesOf(edgesOf(lessons, byUid), cells);
  const across = columnsAt(lessons, columns, routes, column);
  const down = rowsAt(groups, routes, { row, header: units ? HEADER : 0 });
  const nodes = lessons.flatMap(({ uid }): PlacedNode[] => {
    const cell = cells.get(uid);
    if (!cell) return [];
    const { band } = cell;
    return [{ uid, x: across.centres[cell.column] ?? 0, y: down.centres[cell.row] ?? 0, band }];
  });
  return {
    width: across.width,
    height: down.height,
    nodes,
    edges: drawRoutes(routes, cells, across, down),
    bands: groups.map(({ unit }, index) => ({
      ...unit,
      y: down.bands[index]?.y ?? 0,
      height: down.bands[index]?.height ?? 0,
    })),
  };
}

function edgesOf(lessons: readonly LaidLesson[], byUid: ReadonlyMap<string, LaidLesson>) {
  return lessons.flatMap((lesson) =>
    lesson.prerequisites
      .filter((uid) => byUid.has(uid))
      .map((uid) => ({ from: uid, to: lesson.uid })),
  );
}

interface Lines {
  /** Centres of columns or rows. */
  readonly centres: readonly number[];
  /** Pixels at which an owner's line lies, in the gutter right of a column or the channel above a row. */
  readonly lineOf: (index: number, owner: string) => number;
}

/** Columns as far apart as their names and the lines between them need, at least `column`. */
function columnsAt(
  lessons: readonly LaidLesson[],
  columns: ReadonlyMap<string, number>,
  { gutters }: Routes,
  column: number,
): Lines & { readonly width: number } {
  const count = Math.max(0, ...columns.values()) + 1;
  const half = lessons.some((lesson) => lesson.title) ? LABEL_WIDTH / 2 : MARK;
  const centres: number[] = [];
  const lines: ((owner: string) => number)[] = [];
  let x = MARGIN + half;
  for (let index = 0; index < count; index += 1) {
    centres.push(x);
    const { of, count: tracks } = (gutters.get(index) ?? new Tracks()).assign();
    const lineWidth = Math.max(0, tracks - 1) * TRACK;
    const gap = Math.max(column - 2 * half, lineWidth + 2 * CLEAR);
    const first = x + half + (gap - lineWidth) / 2;
    lines.push((owner) => first + (of.get(owner) ?? 0) * TRACK);
    x += 2 * half + gap;
  }
  return {
    centres,
    lineOf: (index, owner) => lines[index]?.(owner) ?? 0,
    width: lessons.length === 0 ? 0 : (centres.at(-1) ?? 0) + half + MARGIN,
  };
}

/** Rows under each other, in bands: each with the lines above it and its names below it, at least `row` apart. */
function rowsAt(
  groups: readonly {
    readonly members: readonly LaidLesson[];
    readonly rows: ReadonlyMap<string, number>;
  }[],
  { channels }: Routes,
  { row, header }: { readonly row: number; readonly header: number },
): Lines & { readonly height: number; readonly bands: { y: number; height: number }[] } {
  const centres: number[] = [];
  const lines: ((owner: string) => number)[] = [];
  const bands: { y: number; height: number }[] = [];
  let bottom = 0;
  for (const { members, rows } of groups) {
    const top = bottom;
    bottom += header;
    const last = Math.max(...rows.values());
    for (let own = 0; own <= last; own += 1) {
      const { of, count } = (channels.get(centres.length) ?? new Tracks()).assign();
      const lineHeight = count * TRACK;
      const first = bottom + CLEAR;
      const centre = Math.max(
        first + lineHeight + MARK,
        own === 0 ? 0 : (centres.at(-1) ?? 0) + row,
      );
      lines.push((owner) => first + (of.get(owner) ?? 0) * TRACK);
      centres.push(centre);
      const names = members.filter(({ uid }) => rows.get(uid) === own);
      bottom = centre + Math.max(MARK, ...names.map(({ title = '' }) => labelBottom(title)));
    }
    bottom += CLEAR;
    bands.push({ y: top, height: bottom - top });
  }
  return {
    centres,
    lineOf: (index, owner) => lines[index]?.(owner) ?? 0,
    height: bottom,
    bands,
  };
}

/** From the centre of a lesson to the foot of its name. */
function labelBottom(title: string): number {
  const lines = labelLines(title).length;
  return lines === 0 ? MARK : FIRST_BASELINE + LINE_HEIGHT * (lines - 1) + BELOW_LABEL;
}

function drawRoutes(
  { routes }: Routes,
  cells: ReadonlyMap<string, Cell>,
  across: Lines,
  down: Lines,
): PlacedEdge[] {
  return routes.flatMap((route): PlacedEdge[] => {
    const [a, b] = [cells.get(route.from), cells.get(route.to)];
    if (!a || !b) return [];
    const start = { x: across.centres[a.column] ?? 0, y: down.centres[a.row] ?? 0 };
    const end = { x: across.centres[b.column] ?? 0, y: down.centres[b.row] ?? 0 };
    const out = across.lineOf(route.out, route.from);
    const into = across.lineOf(route.in, route.from);
    const channel = down.lineOf(b.row, route.from);
    const bends = {
      straight: [],
      gutter: [
        { x: out, y: start.y },
        { x: out, y: end.y },
      ],
      channel: [
        { x: out, y: start.y },
        { x: out, y: channel },
        { x: into, y: channel },
        { x: into, y: end.y },
      ],
    }[route.kind];
    return [{ from: route.from, to: route.to, d: edgePath([start, ...bends, end]) }];
  });
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
