import { axesScene } from './axes.ts';
import { functionPath, parametricPath } from './curves.ts';
import type { Scope } from './expression/evaluate.ts';
import type { GraphSpec, Look } from './graph-spec.ts';
import { evaluatePair, fillText, type Position } from './graph-state.ts';
import { mapScene } from './linear-map.ts';
import { arrow, label } from './marks.ts';
import { pathOf, type Plane, px } from './plane.ts';
import { regionOf } from './regions.ts';
import type { SvgNode } from './svg.ts';

const stroke = (kind: string, { color, dashed }: Look): string =>
  `lemma-graph-${kind} lemma-graph-${color}${dashed ? ' lemma-graph-dashed' : ''}`;

const finite = (positions: readonly Position[]): boolean => positions.flat().every(Number.isFinite);

const middle = ([a, b]: Position, [c, d]: Position): Position => [(a + c) / 2, (b + d) / 2];

/** Everything in the plane at the given values, back to front; numbers as in `language`. */
export function drawScene(
  spec: GraphSpec,
  scope: Scope,
  plane: Plane,
  language: string,
): readonly SvgNode[] {
  const { toPixel } = plane;
  const name = (look: Look, at: Position, side?: 'left' | 'right'): SvgNode[] =>
    look.label === undefined
      ? []
      : [label(fillText(look.label, scope, language), at, plane, look.color, side)];

  const regions = spec.inequalities.flatMap((item): SvgNode[] => {
    const { area, edge } = regionOf(item.where, scope, plane);
    return [
      { tag: 'path', className: stroke('area', item), attributes: { d: area } },
      ...(edge
        ? [
            {
              tag: 'path' as const,
              className: stroke('curve', { ...item, dashed: edge.strict }),
              attributes: { d: edge.path },
            },
          ]
        : []),
    ];
  });

  const polygons = spec.polygons.flatMap((polygon): SvgNode[] => {
    const corners = polygon.points.map((corner) => toPixel(evaluatePair(corner, scope)));
    if (!finite(corners)) return [];
    const sum = corners.reduce(([a, b], [c, d]): Position => [a + c, b + d], [0, 0]);
    const centre: Position = [sum[0] / corners.length, sum[1] / corners.length];
    return [
      {
        tag: 'path',
        className: stroke('polygon', polygon),
        attributes: { d: pathOf(corners, true) },
      },
      ...name(polygon, centre),
    ];
  });

  const curves = [
    ...spec.functions.map((curve) => ({
      look: curve,
      d: functionPath(curve.y, curve.domain, scope, plane),
      share: 1,
    })),
    ...spec.parametric.map((curve) => ({
      look: curve,
      d: parametricPath(curve, scope, plane),
      share: 0.15,
    })),
  ].flatMap(({ look, d, share }): SvgNode[] => [
    { tag: 'path', className: stroke('curve', look), attributes: { d } },
    ...name(look, shownAt(d, plane, share)),
  ]);

  const segments = spec.segments.flatMap((segment): SvgNode[] => {
    const [from, to] = [segment.from, segment.to].map((end) => toPixel(evaluatePair(end, scope)));
    if (!from || !to || !finite([from, to])) return [];
    return [
      { tag: 'path', className: stroke('segment', segment), attributes: { d: pathOf([from, to]) } },
      ...name(segment, middle(from, to)),
    ];
  });

  const vectors = spec.vectors.flatMap((vector): SvgNode[] => {
    const [from, to] = [vector.from, vector.to].map((end) => toPixel(evaluatePair(end, scope)));
    if (!from || !to || !finite([from, to])) return [];
    return [
      ...arrow(from, to, stroke('vector', vector)),
      ...name(vector, to, to[0] < from[0] - 1 ? 'left' : 'right'),
    ];
  });

  const points = spec.points.flatMap((point): SvgNode[] => {
    const at = toPixel([scope[`${point.name}.x`] ?? NaN, scope[`${point.name}.y`] ?? NaN]);
    if (!finite([at])) return [];
    const kind = point.drag === 'none' ? 'point' : 'handle';
    return [
      {
        tag: 'circle',
        className: `lemma-graph-${kind} lemma-graph-${point.color}`,
        attributes: { cx: px(at[0]), cy: px(at[1]), r: kind === 'point' ? 4.5 : 8 },
      },
      label(fillText(point.label, scope, language), at, plane, point.color),
    ];
  });

  return [
    ...axesScene(spec, plane, language),
    ...spec.maps.flatMap((map) => mapScene(map, scope, plane)),
    ...regions,
    ...polygons,
    ...curves,
    ...segments,
    ...vectors,
    ...points,
  ];
}

/** A place on the part of a path that lies in the picture, for its label: 0 its start, 1 its end. */
function shownAt(d: string, plane: Plane, share: number): Position {
  const pixels = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Position => [
    Number(x),
    Number(y),
  ]);
  const inside = ([x, y]: Position) =>
    x >= 0 && x <= plane.width - 24 && y >= 18 && y <= plane.height - 8;
  const shown = pixels.filter(inside);
  return shown[Math.round((shown.length - 1) * share)] ?? [24, 24];
}
