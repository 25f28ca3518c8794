import type { Scope } from './expression/evaluate.ts';
import type { GraphSpec } from './graph-spec.ts';
import { evaluatePair, type Position } from './graph-state.ts';
import { arrow, label } from './marks.ts';
import { pathOf, type Plane } from './plane.ts';
import type { SvgNode } from './svg.ts';

type MapSpec = GraphSpec['maps'][number];

/** Lines this far out still cross the picture under strong maps. */
const REACH = 3;

/** What a linear map makes of the grid, the unit square and the unit vectors. */
export function mapScene(map: MapSpec, scope: Scope, plane: Plane): SvgNode[] {
  const [[a, b], [c, d]] = [evaluatePair(map.matrix[0], scope), evaluatePair(map.matrix[1], scope)];
  if (![a, b, c, d].every(Number.isFinite)) return [];
  const image = (x: number, y: number): Position => plane.toPixel([a * x + b * y, c * x + d * y]);
  const nodes: SvgNode[] = [];

  if (map.show.includes('grid')) {
    const far = Math.ceil(REACH * Math.max(...plane.x.map(Math.abs), ...plane.y.map(Math.abs)));
    const step = Math.max(1, Math.round(far / 30));
    let lines = '';
    for (let at = -far; at <= far; at += step) {
      lines +=
        pathOf([image(at, -far), image(at, far)]) + pathOf([image(-far, at), image(far, at)]);
    }
    nodes.push({
      tag: 'path',
      className: `lemma-graph-map lemma-graph-${map.color}`,
      attributes: { d: lines },
    });
  }
  if (map.show.includes('square')) {
    nodes.push({
      tag: 'path',
      className: `lemma-graph-polygon lemma-graph-${map.color}`,
      attributes: { d: pathOf([image(0, 0), image(1, 0), image(1, 1), image(0, 1)], true) },
    });
  }
  if (map.show.includes('basis')) {
    const origin = plane.toPixel([0, 0]);
    nodes.push(
      ...arrow(origin, image(1, 0), 'lemma-graph-vector lemma-graph-green'),
      label('e₁', image(1, 0), plane, 'green'),
      ...arrow(origin, image(0, 1), 'lemma-graph-vector lemma-graph-red'),
      label('e₂', image(0, 1), plane, 'red'),
    );
  }
  return nodes;
}
