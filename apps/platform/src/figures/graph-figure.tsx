import { LessonMark, type LessonMarkState } from '@lemma/ui';
import type { CSSProperties } from 'react';

export interface FigureNode {
  readonly id: string;
  readonly state: LessonMarkState;
  readonly x: number;
  readonly y: number;
  /** One or two lines under the node. */
  readonly label?: readonly string[];
  /** A remark above it. */
  readonly remark?: string;
}

export interface FigureEdge {
  readonly from: string;
  readonly to: string;
  readonly tone?: 'rest' | 'past' | 'future' | 'wrong';
}

export interface GraphFigureProps {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly FigureNode[];
  readonly edges: readonly FigureEdge[];
  /** Behind the nodes: their moat has this colour. Default: paper. */
  readonly ground?: string;
  readonly className?: string;
}

const tones = {
  rest: { stroke: '#D3DBE2', width: 1.25 },
  past: { stroke: '#005A8C', width: 2.25 },
  future: { stroke: '#2F92CB', width: 1.75 },
  wrong: { stroke: '#B42318', width: 1.75 },
} as const;

/** A piece of the knowledge graph, drawn as the app draws it. Decoration: the text beside it says the same. */
export function GraphFigure({ width, height, nodes, edges, ground, className }: GraphFigureProps) {
  const at = new Map(nodes.map((node) => [node.id, node]));
  return (
    <svg
      className={className}
      style={ground ? groundStyle(ground) : undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      focusable="false"
    >
      {edges.map(({ from, to, tone = 'rest' }) => {
        const a = at.get(from);
        const b = at.get(to);
        if (!a || !b) return null;
        const { stroke, width: line } = tones[tone];
        return (
          <path
            key={`${from} ${to}`}
            d={curve(a, b)}
            fill="none"
            stroke={stroke}
            strokeWidth={line}
          />
        );
      })}
      {nodes.map((node) => (
        <g key={node.id}>
          <LessonMark state={node.state} x={node.x} y={node.y} {...(ground ? { ground } : {})} />
          {node.remark && (
            <text x={node.x} y={node.y - 26} className="graph-remark">
              {node.remark}
            </text>
          )}
          {node.label?.map((line, row) => (
            <text key={line} x={node.x} y={node.y + 24 + row * 14} className="graph-label">
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** What names stand on. */
function groundStyle(ground: string): CSSProperties & { readonly '--figure-ground': string } {
  return { '--figure-ground': ground };
}

/** Both handles horizontal, half the distance long and at least 24: the geometry of the app's graph. */
function curve(a: FigureNode, b: FigureNode): string {
  const reach = Math.max(24, Math.abs(b.x - a.x) / 2);
  return `M${a.x} ${a.y}C${a.x + reach} ${a.y} ${b.x - reach} ${b.y} ${b.x} ${b.y}`;
}
