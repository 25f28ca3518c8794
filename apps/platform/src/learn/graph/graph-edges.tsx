import { memo, useMemo } from 'react';
import type { PlacedEdge } from './layout/graph-layout.ts';

export interface LitEdgesProps {
  readonly edges: readonly PlacedEdge[];
  readonly focus: string;
  readonly past: ReadonlySet<string>;
  readonly future: ReadonlySet<string>;
}

/** The edges that the focused lesson lights: what it rests on, what it opens; one stroke each. */
export const LitEdges = memo(function LitEdges({ edges, focus, past, future }: LitEdgesProps) {
  const lit = useMemo(() => {
    const within = (set: ReadonlySet<string>) => (edge: PlacedEdge) =>
      (edge.from === focus || set.has(edge.from)) && (edge.to === focus || set.has(edge.to));
    return {
      past: pathOf(edges.filter(within(past))),
      future: pathOf(edges.filter(within(future))),
    };
  }, [edges, focus, past, future]);
  return (
    <g aria-hidden>
      {lit.future && <path className="graph-edge-future" d={lit.future} />}
      {lit.past && <path className="graph-edge-past" d={lit.past} />}
    </g>
  );
});

function pathOf(edges: readonly PlacedEdge[]): string {
  return edges.map((edge) => edge.d).join('');
}
