import { SmallGraphEdges, useSmallLayout } from '../graph/small-graph.tsx';
import { type Disc, nameOf } from './disc.ts';

export interface DiscGraphProps {
  readonly discs: readonly Disc[];
  /** What it shows, in words. */
  readonly summary: string;
  /** Whether an edge is drawn darker. */
  readonly isPast?: (from: string, to: string) => boolean;
}

/** All lessons of a diagnostic on their graph, as large as the column is wide. */
export function DiscGraph({ discs, summary, isPast = () => false }: DiscGraphProps) {
  const { width, height, nodes, edges, bands } = useSmallLayout(discs, {
    column: 40,
    row: 30,
    named: false,
  });
  const byUid = new Map(discs.map((disc) => [disc.lesson_uid, disc]));
  const named = nodes.find(({ uid }) => byUid.get(uid)?.named);
  return (
    <div className="disc-graph" style={{ maxWidth: width * 1.4 }}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        <SmallGraphEdges layout={{ width, height, nodes, edges, bands }} isPast={isPast} />
        {nodes.map(({ uid, x, y }) => {
          const disc = byUid.get(uid);
          return (
            disc && (
              <g key={uid} transform={`translate(${x} ${y})`}>
                <title>{nameOf(disc)}</title>
                <circle r="12" className="disc-moat" />
                {disc.mark}
              </g>
            )
          );
        })}
      </svg>
      {named && (
        // Text of the page, not of the drawing: it keeps its size where the drawing is scaled.
        <span
          aria-hidden
          className="disc-graph-name"
          style={{
            insetInlineStart: `${(named.x / width) * 100}%`,
            insetBlockStart: `${((named.y + 14) / height) * 100}%`,
            translate: `${(-named.x / width) * 100}%`,
          }}
        >
          {byUid.get(named.uid)?.title}
        </span>
      )}
    </div>
  );
}
