import type { GraphColor, GraphSource } from './graph-schema.ts';

export type { GraphColor } from './graph-schema.ts';

/** An expression as text; numbers are written out. */
export type Value = string;
export type Pair = readonly [Value, Value];
export type Range = readonly [number, number];

export interface Look {
  readonly label?: string;
  readonly color: GraphColor;
  readonly dashed: boolean;
}

export interface SliderSpec {
  readonly name: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly value: number;
}

export interface PointSpec {
  readonly name: string;
  readonly label: string;
  readonly at: Pair;
  readonly drag: 'none' | 'free' | 'x' | 'y';
  readonly on?: Value;
  readonly snap: number;
  readonly x: Range;
  readonly y: Range;
  readonly color: GraphColor;
}

/** A checked `graph` block with every default written out: plain JSON. */
export interface GraphSpec {
  readonly title: string;
  /** The author's own description, or ''. */
  readonly description: string;
  readonly x: Range;
  readonly y: Range;
  /** Height over width of the plane. */
  readonly ratio: number;
  readonly grid: boolean;
  readonly axes: boolean;
  readonly sliders: readonly SliderSpec[];
  readonly points: readonly PointSpec[];
  readonly functions: readonly (Look & { readonly y: Value; readonly domain: Range })[];
  readonly parametric: readonly (Look & {
    readonly x: Value;
    readonly y: Value;
    readonly t: Range;
  })[];
  readonly segments: readonly (Look & { readonly from: Pair; readonly to: Pair })[];
  readonly vectors: readonly (Look & { readonly from: Pair; readonly to: Pair })[];
  readonly polygons: readonly (Look & { readonly points: readonly Pair[] })[];
  readonly inequalities: readonly (Look & { readonly where: Value })[];
  readonly maps: readonly (Look & {
    readonly matrix: readonly [Pair, Pair];
    readonly show: readonly ('grid' | 'basis' | 'square')[];
  })[];
  readonly text: readonly string[];
}

type Place = readonly [number | string, number | string] | string;

const pair = (place: Place): Pair =>
  typeof place === 'string' ? [`${place}.x`, `${place}.y`] : [String(place[0]), String(place[1])];

const CYCLE: readonly GraphColor[] = ['blue', 'violet', 'green', 'amber'];

/** A step that divides the range into about a hundred parts: 1, 2 or 5 times a power of ten. */
function fineStep([low, high]: Range, parts: number): number {
  const rough = (high - low) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

interface LookSource {
  readonly label?: string | undefined;
  readonly color?: GraphColor | undefined;
  readonly dashed?: boolean | undefined;
}

function look({ label, color, dashed }: LookSource, fallback: GraphColor): Look {
  return {
    ...(label !== undefined && { label }),
    color: color ?? fallback,
    dashed: dashed ?? false,
  };
}

/** Writes out every default of a checked block. */
export function normalizeGraph(source: GraphSource): GraphSpec {
  const x = source.x ?? [-5, 5];
  const y = source.y ?? (source.aspect === 'free' || !source.x ? [-5, 5] : x);
  const natural = source.aspect === 'free' ? 0.75 : (y[1] - y[0]) / (x[1] - x[0]);
  let drawn = 0;
  const next = (): GraphColor => CYCLE[drawn++ % CYCLE.length] ?? 'blue';

  return {
    title: source.title ?? '',
    description: source.description ?? '',
    x,
    y,
    ratio: Math.max(0.3, Math.min(1.3, natural)),
    grid: source.grid ?? true,
    axes: source.axes ?? true,
    sliders: Object.entries(source.sliders ?? {}).map(([name, slider]) => ({
      name,
      label: slider.label ?? name,
      from: slider.from,
      to: slider.to,
      step: slider.step ?? fineStep([slider.from, slider.to], 40),
      value: Math.max(
        slider.from,
        Math.min(slider.to, slider.value ?? Math.max(slider.from, Math.min(1, slider.to))),
      ),
    })),
    points: Object.entries(source.points ?? {}).map(([name, point]) => {
      const drag = point.drag ?? point.on !== undefined;
      return {
        name,
        label: point.label ?? name,
        at: pair(point.at),
        drag: drag === true ? 'free' : drag === false ? 'none' : drag,
        ...(point.on !== undefined && { on: point.on }),
        snap: point.snap ?? fineStep(x, 40),
        x: point.within?.x ?? x,
        y: point.within?.y ?? y,
        color: point.color ?? 'ink',
      };
    }),
    functions: (source.functions ?? []).map((item) => {
      const curve = typeof item === 'string' ? { y: item } : item;
      return { y: curve.y, domain: curve.domain ?? x, ...look(curve, next()) };
    }),
    parametric: (source.parametric ?? []).map((curve) => ({
      x: curve.x,
      y: curve.y,
      t: curve.t,
      ...look(curve, next()),
    })),
    segments: (source.segments ?? []).map((line) => ({
      from: pair(line.from),
      to: pair(line.to),
      ...look(line, 'ink'),
    })),
    vectors: (source.vectors ?? []).map((item) => {
      const vector = typeof item === 'string' || Array.isArray(item) ? { to: item } : item;
      return {
        from: pair('from' in vector && vector.from ? vector.from : [0, 0]),
        to: pair(vector.to),
        ...look(vector, next()),
      };
    }),
    polygons: (source.polygons ?? []).map((polygon) => ({
      points: polygon.points.map(pair),
      ...look(polygon, next()),
    })),
    inequalities: (source.inequalities ?? []).map((item) => {
      const region = typeof item === 'string' ? { where: item } : item;
      return { where: region.where, ...look(region, next()) };
    }),
    maps: (source.maps ?? []).map((map) => ({
      matrix: [pair(map.matrix[0]), pair(map.matrix[1])],
      show: map.show ?? ['grid', 'basis', 'square'],
      ...look(map, 'blue'),
    })),
    text: typeof source.text === 'string' ? source.text.trim().split('\n') : (source.text ?? []),
  };
}
