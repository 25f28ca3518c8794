import { LessonMark, type LessonMarkState } from '@lemma/ui';
import type { CSSProperties } from 'react';

export interface FigureNode {
  readonly id: string;
  readonly state: LessonMarkState;
  readonly x: number;
  readonly y: number;
  /** One or two lines under the node, or above it. */
  readonly label?: readonly string[];
  /** Default: below. */
  readonly labelSide?: 'above' | 'below';
  /** A remark above the node and its label. */
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
            d={path(a, b)}
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
            <text x={node.x} y={remarkLine(node)} className="graph-remark">
              {node.remark}
            </text>
          )}
          {node.label?.map((line, row) => (
            <text key={line} x={node.x} y={labelLine(node, row)} className="graph-label">
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Height of a label's line. */
const LINE = 14;

/** Baseline of a label's line. */
export function labelLine({ y, label = [], labelSide }: FigureNode, row: number): number {
  return labelSide === 'above' ? y - 18 - (label.length - 1 - row) * LINE : y + 24 + row * LINE;
}

/** Baseline of a remark: above the label, where that stands above the node. */
function remarkLine(node: FigureNode): number {
  return node.labelSide === 'above' ? labelLine(node, 0) - 18 : node.y - 26;
}

/** What names stand on. */
function groundStyle(ground: string): CSSProperties & { readonly '--figure-ground': string } {
  return { '--figure-ground': ground };
}

type Point = Pick<FigureNode, 'x' | 'y'>;

/** Start, handles and end of an edge. Both handles are horizontal, half the distance long and at least 24: the geometry of the app's graph. */
export function edgeCurve(a: Point, b: Point): readonly [Point, Point, Point, Point] {
  const reach = Math.max(24, Math.abs(b.x - a.x) / 2);
  return [a, { x: a.x + reach, y: a.y }, { x: b.x - reach, y: b.y }, b];
}

function path(a: Point, b: Point): string {
  const [start, ...rest] = edgeCurve(a, b).map(({ x, y }) => `${x} ${y}`);
  return `M${start}C${rest.join(' ')}`;
}
