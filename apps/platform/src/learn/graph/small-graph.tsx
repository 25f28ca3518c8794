import { useMemo } from 'react';
import { type GraphLayout, layoutGraph, type LayoutOptions } from './layout/graph-layout.ts';
import './graph.css';

/** A lesson as calls of the API name it, with what a drawing needs of it. */
export interface DrawnLesson {
  readonly lesson_uid: string;
  readonly unit_uid: string;
  readonly title: string;
  readonly prerequisites: readonly string[];
}

export interface SmallLayoutOptions extends Required<Pick<LayoutOptions, 'column' | 'row'>> {
  /** Whether there is place for the lessons' names. */
  readonly named: boolean;
}

/** A drawing of a few lessons, without bands. `column` and `row` are the least pixels between centres. */
export function useSmallLayout(
  lessons: readonly DrawnLesson[],
  { column, row, named }: SmallLayoutOptions,
): GraphLayout {
  return useMemo(
    () =>
      layoutGraph(
        lessons.map((lesson) => ({
          uid: lesson.lesson_uid,
          unit: lesson.unit_uid,
          ...(named && { title: lesson.title }),
          prerequisites: lesson.prerequisites,
        })),
        { column, row },
      ),
    [lessons, column, row, named],
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
