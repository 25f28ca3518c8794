import { memo, useMemo } from 'react';
import type { PlacedEdge } from './layout/graph-layout.ts';

export interface GraphEdgesProps {
  readonly edges: readonly PlacedEdge[];
  readonly focus: string | undefined;
  readonly past: ReadonlySet<string>;
  readonly future: ReadonlySet<string>;
}

/** All edges in three strokes: at rest, what the focused lesson opens, what it rests on. One path each keeps the drawing small. */
export const GraphEdges = memo(function GraphEdges({
  edges,
  focus,
  past,
  future,
}: GraphEdgesProps) {
  const rest = useMemo(() => edges.map((edge) => edge.d).join(''), [edges]);
  const lit = useMemo(() => {
    if (focus === undefined) return { past: '', future: '' };
    const within = (set: ReadonlySet<string>, edge: PlacedEdge) =>
      (edge.from === focus || set.has(edge.from)) && (edge.to === focus || set.has(edge.to));
    return {
      past: edges
        .filter((edge) => within(past, edge))
        .map((edge) => edge.d)
        .join(''),
      future: edges
        .filter((edge) => within(future, edge))
        .map((edge) => edge.d)
        .join(''),
    };
  }, [edges, focus, past, future]);
  return (
    <g aria-hidden>
      <path className="graph-edge" d={rest} />
      {lit.future && <path className="graph-edge-future" d={lit.future} />}
      {lit.past && <path className="graph-edge-past" d={lit.past} />}
    </g>
  );
});
