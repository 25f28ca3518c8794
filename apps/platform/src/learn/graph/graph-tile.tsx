import { memo } from 'react';
import type { LessonStatus } from '../wire.ts';
import type { GraphLesson } from './graph-lesson.ts';
import { GraphNode } from './graph-node.tsx';
import type { Tile } from './tiles.ts';

export interface EdgeTileProps {
  readonly tile: Tile;
  readonly scale: number;
}

/** The edges of one tile. A drawing of its own, so that adding it leaves the others as they are. */
export const EdgeTile = memo(function EdgeTile({ tile, scale }: EdgeTileProps) {
  if (tile.edges === '') return null;
  return (
    <svg {...placeOf(tile, scale)} className="graph-tile graph-tile-cut" aria-hidden>
      <path className="graph-edge" d={tile.edges} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

export interface NodeTileProps {
  readonly tile: Tile;
  readonly scale: number;
  readonly lessons: ReadonlyMap<string, GraphLesson>;
  readonly focus: string | undefined;
  /** The lesson that Tab reaches. */
  readonly reachable: string | undefined;
  /** Lessons at full strength; undefined for all. */
  readonly lit: ReadonlySet<string> | undefined;
}

/** Below this scale a lesson is a dot of its colour; the one in focus keeps its mark. */
const MARKS_FROM = 0.5;

/** The lessons of one tile. */
export const NodeTile = memo(function NodeTile(props: NodeTileProps) {
  const { tile, scale, lessons, focus, reachable, lit } = props;
  const marked =
    scale >= MARKS_FROM
      ? tile.nodes
      : tile.nodes.filter((node) => node.uid === focus || node.uid === reachable);
  return (
    <svg {...placeOf(tile, scale)} className="graph-tile">
      {scale < MARKS_FROM && <Dots tile={tile} lessons={lessons} lit={lit} scale={scale} />}
      {marked.map((node) => {
        const lesson = lessons.get(node.uid);
        return (
          lesson && (
            <GraphNode
              key={node.uid}
              lesson={lesson}
              x={node.x}
              y={node.y}
              ground={node.band % 2 === 0 ? '#fff' : '#F4F8FB'}
              labelled={scale === 1}
              focused={node.uid === focus}
              dimmed={lit !== undefined && !lit.has(node.uid)}
              reachable={node.uid === reachable}
            />
          )
        );
      })}
    </svg>
  );
}, sameTile);

/** A tile without the lessons that changed is drawn as before. */
function sameTile(before: NodeTileProps, after: NodeTileProps): boolean {
  if (
    before.tile !== after.tile ||
    before.scale !== after.scale ||
    before.lessons !== after.lessons ||
    before.lit !== after.lit
  )
    return false;
  const changed = [before.focus, after.focus, before.reachable, after.reachable];
  return (
    (before.focus === after.focus && before.reachable === after.reachable) ||
    !after.tile.nodes.some((node) => changed.includes(node.uid))
  );
}

const dotColours: Readonly<Record<LessonStatus, string>> = {
  mastered: 'var(--lemma-right)',
  skipped: 'var(--lemma-right)',
  relearn: 'var(--lemma-wrong)',
  due: 'var(--lemma-amber-mark)',
  'in-progress': 'var(--lemma-brand)',
  available: 'var(--lemma-brand)',
  failed: 'var(--lemma-wrong)',
  locked: 'var(--lemma-edge)',
  coming: 'var(--lemma-edge)',
};

/** Pixels on the screen of the smallest dot. */
const LEAST_DOT = 5;

/** One stroke with round ends for each state: the least that can be drawn for a lesson. */
function Dots({
  tile,
  lessons,
  lit,
  scale,
}: Pick<NodeTileProps, 'tile' | 'lessons' | 'lit' | 'scale'>) {
  const strokes = new Map<string, { d: string; status: LessonStatus; faint: boolean }>();
  for (const { uid, x, y } of tile.nodes) {
    const status = lessons.get(uid)?.status;
    if (!status) continue;
    const faint = lit !== undefined && !lit.has(uid);
    const key = `${status} ${faint}`;
    const stroke = strokes.get(key) ?? { d: '', status, faint };
    stroke.d += `M${x} ${y}h0`;
    strokes.set(key, stroke);
  }
  return (
    <g aria-hidden strokeLinecap="round" strokeWidth={Math.max(20, LEAST_DOT / scale)}>
      {[...strokes].map(([key, { d, status, faint }]) => (
        <path key={key} d={d} stroke={dotColours[status]} opacity={faint ? 0.25 : 1} />
      ))}
    </g>
  );
}

function placeOf({ x, y, size }: Tile, scale: number) {
  return {
    width: size * scale,
    height: size * scale,
    viewBox: `${x} ${y} ${size} ${size}`,
    style: { left: x * scale, top: y * scale },
  };
}
