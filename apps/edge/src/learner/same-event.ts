import type { LearningEvent } from '@lemma/learning-engine';

/** What a learner decides in an event. The rest follows from it, the moment, and the version of the engine. */
const decided = ['session', 'kind', 'lesson', 'question', 'course', 'rating'] as const;

/** True if an event of the same uid says the same: a request that was sent again, at another moment. */
export function isSameEvent(one: LearningEvent, other: LearningEvent): boolean {
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return a.get('type') === b.get('type') && decided.every((field) => a.get(field) === b.get(field));
}
