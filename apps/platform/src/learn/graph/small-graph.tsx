import { useMemo } from 'react';
import { type GraphLayout, layoutGraph, type LayoutOptions } from './layout/graph-layout.ts';
import './graph.css';

/** A lesson as calls of the API name it, with what a drawing needs of it. */
export interface DrawnLesson {
  readonly lesson_uid: string;
  readonly unit_uid: string;
  readonly prerequisites: readonly string[];
}

/** A drawing of a few lessons, without bands. `column` and `row` are pixels between centres. */
export function useSmallLayout(
  lessons: readonly DrawnLesson[],
  { column, row }: Required<Pick<LayoutOptions, 'column' | 'row'>>,
): GraphLayout {
  return useMemo(
    () =>
      layoutGraph(
        lessons.map((lesson) => ({
          uid: lesson.lesson_uid,
          unit: lesson.unit_uid,
          prerequisites: lesson.prerequisites,
        })),
        { column, row },
      ),
    [lessons, column, row],
  );
}

export interface SmallGraphEdgesProps {
  readonly layout: GraphLayout;
  /** Whether an edge lies in the learner's past: it is drawn darker. */
  readonly isPast: (from: string, to: string) => boolean;
}

export function SmallGraphEdges({ layout, isPast }: SmallGraphEdgesProps) {
  return layout.edges.map(({ from, to, d }) => (
    <path
      key={`${from} ${to}`}
      className="graph-edge"
      d={d}
      data-past={isPast(from, to) || undefined}
    />
  ));
}
