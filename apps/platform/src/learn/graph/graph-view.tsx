import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { arrowTarget } from './arrow-target.ts';
import { GraphBands } from './graph-bands.tsx';
import { GraphEdges } from './graph-edges.tsx';
import type { GraphLesson } from './graph-lesson.ts';
import { GraphNode } from './graph-node.tsx';
import type { GraphLayout } from './layout/graph-layout.ts';
import { relations } from './relations.ts';
import { usePan } from './use-pan.ts';
import { useWindow } from './use-window.ts';
import './graph.css';

export interface GraphViewProps {
  readonly layout: GraphLayout;
  readonly lessons: readonly GraphLesson[];
  readonly focus: string | undefined;
  readonly onFocus: (uid: string | undefined) => void;
  /** 1 shows names; smaller scales show marks only, since text never shrinks. */
  readonly scale?: number;
  /** Lessons that a filter leaves; the others are dimmed. */
  readonly matches?: ReadonlySet<string> | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** The knowledge graph: scrolls, drags, and is walked along its edges by the arrow keys. */
export function GraphView({ layout, lessons, focus, onFocus, scale = 1, matches }: GraphViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const byUid = useMemo(() => new Map(lessons.map((lesson) => [lesson.uid, lesson])), [lessons]);
  const nodes = useMemo(() => new Map(layout.nodes.map((node) => [node.uid, node])), [layout]);
  const related = useMemo(() => relations(lessons), [lessons]);
  const past = useMemo(() => (focus ? related.past(focus) : nothing), [related, focus]);
  const future = useMemo(() => (focus ? related.future(focus) : nothing), [related, focus]);
  const shown = useWindow(box, scale);
  usePan(box);
  const reachable = focus ?? layout.nodes[0]?.uid;

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
    onFocus(uidOf(event.target));
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
      <svg
        width={layout.width * scale}
        height={layout.height * scale}
        role="group"
        aria-label="Knowledge graph. Arrow left: what a lesson rests on. Arrow right: what it opens. Enter: details. The list view has the same lessons as text."
      >
        <g transform={`scale(${scale})`}>
          <GraphBands bands={layout.bands} width={Math.max(layout.width, 4000)} />
          <GraphEdges
            edges={layout.edges}
            nodes={nodes}
            shown={shown}
            focus={focus}
            past={past}
            future={future}
          />
          {layout.nodes.map((node) => {
            const lesson = byUid.get(node.uid);
            const inside =
              node.x >= shown.left &&
              node.x <= shown.right &&
              node.y >= shown.top &&
              node.y <= shown.bottom;
            if (!lesson || !(inside || node.uid === reachable)) return null;
            const lit =
              focus === undefined ||
              node.uid === focus ||
              past.has(node.uid) ||
              future.has(node.uid);
            return (
              <GraphNode
                key={node.uid}
                lesson={lesson}
                x={node.x}
                y={node.y}
                ground={node.band % 2 === 0 ? '#fff' : '#F4F8FB'}
                labelled={scale === 1}
                focused={node.uid === focus}
                dimmed={!lit || (matches !== undefined && !matches.has(node.uid))}
                reachable={node.uid === reachable}
              />
            );
          })}
        </g>
      </svg>
    </div>
  );
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
