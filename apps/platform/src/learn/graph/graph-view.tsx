import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { arrowTarget } from './arrow-target.ts';
import { BandTitles, GraphBands } from './graph-bands.tsx';
import { LitEdges } from './graph-edges.tsx';
import type { GraphLesson } from './graph-lesson.ts';
import { EdgeTile, NodeTile } from './graph-tile.tsx';
import type { GraphLayout } from './layout/graph-layout.ts';
import { relations } from './relations.ts';
import { tilesOf } from './tiles.ts';
import { usePan } from './use-pan.ts';
import { useFit } from './use-fit.ts';
import { useRoom } from './use-room.ts';
import { useTiles } from './use-tiles.ts';
import { useZoom } from './use-zoom.ts';
import './graph.css';

export interface GraphViewProps {
  readonly layout: GraphLayout;
  readonly lessons: readonly GraphLesson[];
  readonly focus: string | undefined;
  readonly onFocus: (uid: string | undefined) => void;
  /** 1 shows names; smaller scales show marks only, since text never shrinks. */
  readonly scale?: number;
  /** Ctrl and the wheel: one step in or out. */
  readonly onZoom?: (direction: 1 | -1) => void;
  /** The scale at which the whole drawing is in view. A function that stays the same from one render to the next. */
  readonly onFit?: (scale: number) => void;
  /** The lesson that is in view at first. */
  readonly start?: string | undefined;
  /** Lessons that a filter leaves; the others are dimmed. */
  readonly matches?: ReadonlySet<string> | undefined;
}

const nothing: ReadonlySet<string> = new Set();
/** Side of a tile in screen pixels. */
const TILE = 256;

/** The knowledge graph: scrolls, drags, and is walked along its edges by the arrow keys. */
export function GraphView(props: GraphViewProps) {
  const { layout, lessons, focus, onFocus, scale = 1, onZoom, onFit, start, matches } = props;
  const box = useRef<HTMLDivElement>(null);
  const byUid = useMemo(() => new Map(lessons.map((lesson) => [lesson.uid, lesson])), [lessons]);
  const nodes = useMemo(() => new Map(layout.nodes.map((node) => [node.uid, node])), [layout]);
  const related = useMemo(() => relations(lessons), [lessons]);
  const past = useMemo(() => (focus ? related.past(focus) : nothing), [related, focus]);
  const future = useMemo(() => (focus ? related.future(focus) : nothing), [related, focus]);
  const size = TILE / scale;
  const tiles = useMemo(() => tilesOf(layout, size), [layout, size]);
  useZoom(box, scale, onZoom);
  useFit(box, layout, onFit);
  const drawn = useTiles(box, tiles, size, scale);
  usePan(box);
  const room = useRoom(box, layout.width * scale);
  const opening = useRef(start);
  useLayoutEffect(() => {
    const node = opening.current === undefined ? undefined : nodes.get(opening.current);
    opening.current = undefined;
    const element = box.current;
    if (!node || !element) return;
    element.scrollTo({
      left: openingOffset(node.x, element.clientWidth),
      top: openingOffset(node.y, element.clientHeight),
      behavior: 'instant',
    });
  }, [nodes]);
  const reachable = focus ?? start ?? layout.nodes[0]?.uid;
  const lit = useMemo(() => {
    if (focus === undefined) return matches;
    const around = new Set([focus, ...past, ...future]);
    return matches ? new Set([...around].filter((uid) => matches.has(uid))) : around;
  }, [focus, past, future, matches]);

  useEffect(() => {
    const node = focus === undefined ? undefined : nodes.get(focus);
    if (node && box.current) reveal(box.current, node.x * scale, node.y * scale);
  }, [focus, nodes, scale]);

  const choose = (uid: string, take: boolean) => {
    onFocus(uid);
    if (take)
      requestAnimationFrame(() =>
        box.current
          ?.querySelector<SVGGElement>(`[data-uid="${CSS.escape(uid)}"]`)
          ?.focus({ preventScroll: true }),
      );
  };
  const onClick = (event: MouseEvent) => {
    if (box.current?.dataset['panning'] !== undefined) return;
    onFocus(uidOf(event.target) ?? (scale < 1 ? nearest(event, layout, scale) : undefined));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const uid = uidOf(event.target);
    const node = uid === undefined ? undefined : nodes.get(uid);
    if (!node) return;
    if (event.key === 'Enter' || event.key === ' ') onFocus(node.uid);
    else if (event.key === 'Escape') onFocus(undefined);
    else {
      const target = arrowTarget(event.key, node, nodes, related);
      if (target === undefined) return;
      choose(target, true);
    }
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- events of the buttons inside arrive here
    <div ref={box} className="graph-box" onClick={onClick} onKeyDown={onKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing cannot be a fieldset */}
      <div
        className="graph-stage"
        style={stageSize(layout.width * scale, layout.height * scale)}
        role="group"
        aria-label="Knowledge graph. Arrow left: what a lesson rests on. Arrow right: what it opens. Enter: details. The list view has the same lessons as text."
      >
        <Sheet layout={layout} scale={scale}>
          <GraphBands bands={layout.bands} scale={scale} />
        </Sheet>
        {drawn.map((tile) => (
          <EdgeTile key={tile.key} tile={tile} scale={scale} />
        ))}
        {focus !== undefined && (
          <Sheet layout={layout} scale={scale}>
            <LitEdges edges={layout.edges} focus={focus} past={past} future={future} />
          </Sheet>
        )}
        <Sheet layout={layout} scale={scale}>
          <BandTitles bands={layout.bands} scale={scale} width={layout.width} room={room} />
        </Sheet>
        {drawn.map((tile) => (
          <NodeTile
            key={tile.key}
            tile={tile}
            scale={scale}
            lessons={byUid}
            focus={focus}
            reachable={reachable}
            lit={lit}
          />
        ))}
      </div>
    </div>
  );
}

/** Paper is narrower than the drawing: print makes it fit by its width (see graph.css). */
function stageSize(width: number, height: number) {
  return { width, height, '--graph-width': width };
}

/** A layer as large as the drawing. */
function Sheet({
  layout,
  scale,
  children,
}: Pick<GraphViewProps, 'layout'> & { readonly scale: number; readonly children: ReactNode }) {
  return (
    <svg
      className="graph-tile"
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      style={{ left: 0, top: 0 }}
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** How far to scroll at first: not at all while the lesson is in the first two thirds, so that its unit's title is in view; else it stands in the first. */
function openingOffset(place: number, room: number): number {
  return place < (room * 2) / 3 ? 0 : place - room / 3;
}

/** Where marks are small, a press means the lesson nearest to it, within a finger's width. */
function nearest(event: MouseEvent, layout: GraphLayout, scale: number): string | undefined {
  const stage = event.currentTarget.firstElementChild?.getBoundingClientRect();
  if (!stage) return undefined;
  const at = { x: (event.clientX - stage.left) / scale, y: (event.clientY - stage.top) / scale };
  let best: { readonly uid: string; readonly distance: number } | undefined;
  for (const { uid, x, y } of layout.nodes) {
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance * scale < 22 && (!best || distance < best.distance)) best = { uid, distance };
  }
  return best?.uid;
}

function uidOf(target: EventTarget): string | undefined {
  const node = target instanceof Element ? target.closest<SVGGElement>('[data-uid]') : null;
  return node?.dataset['uid'];
}

/** Scrolls only as far as needed to have the point inside, with room around it. */
function reveal(box: HTMLElement, x: number, y: number): void {
  const margin = 80;
  const left = Math.min(Math.max(box.scrollLeft, x + margin - box.clientWidth), x - margin);
  const top = Math.min(Math.max(box.scrollTop, y + margin - box.clientHeight), y - margin);
  box.scrollTo({ left, top });
}
