import type { Contract, OutputOf } from '@lemma/api-client/contract';
import { memoryPointsOf } from '../learner/memory-history.ts';

type MemoryPoint = OutputOf<Contract['lessonHistory']>['memory'][number];

const mostPoints = 100;

/**
 * How well a lesson was remembered after each event that changed it, practice of other lessons among them; oldest
 * first, the last 100.
 */
export async function memoryOverTime(
  deps: Parameters<typeof memoryPointsOf>[0],
  learner: string,
  lesson: string,
): Promise<MemoryPoint[]> {
  const points = await memoryPointsOf(deps, learner, lesson, mostPoints);
  return points.map(({ at, practisedAt, stability }) => ({
    at: new Date(at).toISOString(),
    practised_at: new Date(practisedAt).toISOString(),
    stability_days: stability,
  }));
}
