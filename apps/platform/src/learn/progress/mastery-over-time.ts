import type { PlotPoint } from '../plots/line-plot.tsx';
import type { LessonSummary } from '../wire.ts';

/** How many lessons were mastered at each moment, from the first one to `now`. */
export function masteryOverTime(
  lessons: readonly Pick<LessonSummary, 'mastered_at'>[],
  now: number,
): PlotPoint[] {
  const moments = lessons
    .flatMap((lesson) => (lesson.mastered_at === null ? [] : Date.parse(lesson.mastered_at)))
    .sort((a, b) => a - b);
  const [first] = moments;
  if (first === undefined) return [];
  return [
    { x: first, y: 0 },
    ...moments.map((x, index) => ({ x, y: index + 1 })),
    { x: Math.max(now, first + 1), y: moments.length },
  ];
}
