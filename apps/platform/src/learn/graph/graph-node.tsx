import { LessonMark } from '@lemma/ui';
import { memo } from 'react';
import { lessonStates } from '../lesson-state/states.ts';
import type { GraphLesson } from './graph-lesson.ts';
import { NodeLabel } from './node-label.tsx';

export interface GraphNodeProps {
  readonly lesson: GraphLesson;
  readonly x: number;
  readonly y: number;
  readonly ground: string;
  readonly labelled: boolean;
  readonly focused: boolean;
  readonly dimmed: boolean;
  /** The one lesson that Tab reaches. */
  readonly reachable: boolean;
}

/** One lesson of the graph: a button. The graph around it handles presses and keys, by `data-uid`. */
export const GraphNode = memo(function GraphNode(props: GraphNodeProps) {
  const { lesson, x, y, ground, labelled, focused, dimmed, reachable } = props;
  const { mark, spoken } = lessonStates[lesson.status];
  const quiet = lesson.status === 'locked' || lesson.status === 'coming';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no such element
    <g
      role="button"
      className="graph-node"
      tabIndex={reachable ? 0 : -1}
      data-uid={lesson.uid}
      data-dimmed={dimmed || undefined}
      aria-pressed={focused}
      aria-label={`${lesson.title}, ${spoken}`}
    >
      <circle className="graph-hit" cx={x} cy={y} r={22} />
      {focused && <circle cx={x} cy={y} r={15} fill="var(--lemma-brand)" opacity={0.14} />}
      <LessonMark
        state={mark}
        x={x}
        y={y}
        radius={focused ? 11 : 9}
        ground={focused ? 'none' : ground}
      />
      {labelled && (
        <NodeLabel
          title={lesson.title}
          x={x}
          y={focused ? y + 5 : y}
          ground={ground}
          faint={quiet && dimmed}
        />
      )}
    </g>
  );
});
