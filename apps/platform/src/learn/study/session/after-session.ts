import { learnPaths } from '../../learn-paths.ts';
import type { FinishedStep } from '../../wire.ts';

/** What a session's end leads to first: the lesson that it opened, or today's plan. */
export function afterSession({ outcome, opened_lessons: [next] }: FinishedStep): {
  readonly to: string;
  readonly words: string;
} {
  return next && outcome === 'passed'
    ? { to: learnPaths.start(next.lesson_uid), words: `Next: ${next.title}` }
    : { to: learnPaths.myLearning, words: 'Back to my learning' };
}
