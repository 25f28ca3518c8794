import type { GraphSpec } from './graph-spec.ts';
import { evaluatePair, fillText, formatNumber, initialState, scopeOf } from './graph-state.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const formula = (text: string): string => text.replaceAll('*', '·').replaceAll('-', '−');

/** A description for who cannot see the graph: what it has, where things start and what can be moved. */
export function describeGraph(spec: GraphSpec): string {
  const scope = scopeOf(spec, initialState(spec));
  const n = formatNumber;
  const place = (pair: readonly [string, string]) => {
    const [x, y] = evaluatePair(pair, scope);
    return `(${n(x)}, ${n(y)})`;
  };
  const called = (label: string | undefined) =>
    label === undefined ? '' : ` ${fillText(label, scope)}`;

  const sentences = [
    spec.title || 'Graph',
    `x from ${n(spec.x[0])} to ${n(spec.x[1])}, y from ${n(spec.y[0])} to ${n(spec.y[1])}`,
    ...spec.functions.map((curve) => `Curve${called(curve.label)} y = ${formula(curve.y)}`),
    ...spec.parametric.map(
      (curve) => `Curve${called(curve.label)} x = ${formula(curve.x)}, y = ${formula(curve.y)}`,
    ),
    ...spec.inequalities.map((region) => `Shaded where ${formula(region.where)}`),
    ...spec.maps.map((map) => {
      const [[a, b], [c, d]] = [
        evaluatePair(map.matrix[0], scope),
        evaluatePair(map.matrix[1], scope),
      ];
      return `Grid under the map with rows (${n(a)}, ${n(b)}) and (${n(c)}, ${n(d)})`;
    }),
    ...spec.polygons.map(
      (polygon) =>
        `Polygon${called(polygon.label)} with corners ${list(polygon.points.map(place))}`,
    ),
    ...spec.segments.map(
      (line) => `Segment${called(line.label)} from ${place(line.from)} to ${place(line.to)}`,
    ),
    ...spec.vectors.map(
      (vector) => `Vector${called(vector.label)} from ${place(vector.from)} to ${place(vector.to)}`,
    ),
    ...spec.points.map((point) => {
      const at = `(${n(scope[`${point.name}.x`] ?? NaN)}, ${n(scope[`${point.name}.y`] ?? NaN)})`;
      return `${point.drag === 'none' ? 'Point' : 'Movable point'} ${point.label} at ${at}`;
    }),
    ...spec.sliders.map(
      ({ label, from, to, value }) =>
        `Slider ${label} from ${n(from)} to ${n(to)}, now ${n(value)}`,
    ),
  ];
  return spec.description || `${sentences.join('. ')}.`;
}
