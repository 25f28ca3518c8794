import { memo, useMemo } from 'react';
import type { PlacedEdge, PlacedNode } from './layout/graph-layout.ts';
import type { Shown } from './use-window.ts';

export interface GraphEdgesProps {
  readonly edges: readonly PlacedEdge[];
  readonly nodes: ReadonlyMap<string, PlacedNode>;
  readonly shown: Shown;
  readonly focus: string | undefined;
  readonly past: ReadonlySet<string>;
  readonly future: ReadonlySet<string>;
}

/** Edges near the view in three strokes: at rest, what the focused lesson opens, what it rests on; one path each. */
export const GraphEdges = memo(function GraphEdges(props: GraphEdgesProps) {
  const { edges, nodes, shown, focus, past, future } = props;
  const near = useMemo(
    () => edges.filter((edge) => crosses(nodes.get(edge.from), nodes.get(edge.to), shown)),
    [edges, nodes, shown],
  );
  const rest = useMemo(() => pathOf(near), [near]);
  const lit = useMemo(() => {
    if (focus === undefined) return { past: '', future: '' };
    const within = (set: ReadonlySet<string>) => (edge: PlacedEdge) =>
      (edge.from === focus || set.has(edge.from)) && (edge.to === focus || set.has(edge.to));
    return { past: pathOf(near.filter(within(past))), future: pathOf(near.filter(within(future))) };
  }, [near, focus, past, future]);
  return (
    <g aria-hidden>
      <path className="graph-edge" d={rest} />
      {lit.future && <path className="graph-edge-future" d={lit.future} />}
      {lit.past && <path className="graph-edge-past" d={lit.past} />}
    </g>
  );
});

function pathOf(edges: readonly PlacedEdge[]): string {
  return edges.map((edge) => edge.d).join('');
}

/** True if the box around both ends touches what is shown. */
function crosses(from: PlacedNode | undefined, to: PlacedNode | undefined, shown: Shown): boolean {
  if (!from || !to) return false;
  return (
    Math.max(from.x, to.x) >= shown.left &&
    Math.min(from.x, to.x) <= shown.right &&
    Math.max(from.y, to.y) >= shown.top &&
    Math.min(from.y, to.y) <= shown.bottom
  );
}
