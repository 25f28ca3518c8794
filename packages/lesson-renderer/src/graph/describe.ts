import { filledLabel, type LessonLabels } from '../format/labels.ts';
import { localList } from '../strings/local-number.ts';
import type { GraphSpec } from './graph-spec.ts';
import { evaluatePair, fillText, formatNumber, initialState, scopeOf } from './graph-state.ts';

const formula = (text: string): string => text.replaceAll('*', '·').replaceAll('-', '−');

/** A description for who cannot see the graph: what it has, where things start and what can be moved. */
export function describeGraph(spec: GraphSpec, labels: LessonLabels): string {
  if (spec.description) return spec.description;
  const scope = scopeOf(spec, initialState(spec));
  const n = (value: number) => formatNumber(value, labels.numbers);
  const pair = ([x, y]: readonly [number, number]) =>
    localList(`(${formatNumber(x, 'en')}, ${formatNumber(y, 'en')})`, labels.numbers);
  const place = (ends: readonly [string, string]) => pair(evaluatePair(ends, scope));
  const called = (label: string | undefined) =>
    label === undefined ? undefined : fillText(label, scope, labels.numbers);
  const say = (name: keyof LessonLabels, values: Parameters<typeof filledLabel>[1]) =>
    filledLabel(labels[name], values);
  const list = (parts: readonly string[]) =>
    parts.length < 2
      ? parts.join('')
      : say('graphAnd', { list: parts.slice(0, -1).join(', '), last: parts.at(-1) });

  const sentences = [
    spec.title || labels.graph,
    say('graphRange', {
      x1: n(spec.x[0]),
      x2: n(spec.x[1]),
      y1: n(spec.y[0]),
      y2: n(spec.y[1]),
    }),
    ...spec.functions.map(({ label, y }) =>
      say('graphCurve', { label: called(label), y: formula(y) }),
    ),
    ...spec.parametric.map(({ label, x, y }) =>
      say('graphParametric', { label: called(label), x: formula(x), y: formula(y) }),
    ),
    ...spec.inequalities.map(({ where }) => say('graphShaded', { where: formula(where) })),
    ...spec.maps.map(({ matrix }) =>
      say('graphMap', { row1: place(matrix[0]), row2: place(matrix[1]) }),
    ),
    ...spec.polygons.map(({ label, points }) =>
      say('graphPolygon', {
        label: called(label),
        corners: list(points.map(place)),
      }),
    ),
    ...spec.segments.map(({ label, from, to }) =>
      say('graphSegment', { label: called(label), from: place(from), to: place(to) }),
    ),
    ...spec.vectors.map(({ label, from, to }) =>
      say('graphVector', { label: called(label), from: place(from), to: place(to) }),
    ),
    ...spec.points.map(({ name, label, drag }) =>
      say(drag === 'none' ? 'graphPoint' : 'graphMovablePoint', {
        label,
        at: pair([scope[`${name}.x`] ?? NaN, scope[`${name}.y`] ?? NaN]),
      }),
    ),
    ...spec.sliders.map(({ label, from, to, value }) =>
      say('graphSlider', { label, from: n(from), to: n(to), value: n(value) }),
    ),
  ];
  return `${sentences.join('. ')}.`;
}
