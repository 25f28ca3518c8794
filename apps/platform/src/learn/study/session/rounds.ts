import type { LearnerLesson } from '@lemma/lesson-renderer';
import type { SessionStep } from '../../wire.ts';
import type { ReadingStep } from '../reading/reading-steps.ts';

/** The round that asks a skill, from 1. A lesson that does not go in rounds is one. */
export function roundOf({ skills }: Pick<LearnerLesson, 'skills'>, skill: string): number {
  return skills.find(({ id }) => id === skill)?.round ?? 1;
}

/** The rounds of a lesson, in order. */
export function roundsOf({ skills }: Pick<LearnerLesson, 'skills'>): readonly number[] {
  return [...new Set([1, ...skills.map(({ round = 1 }) => round)])].toSorted((a, b) => a - b);
}

/** The round of what a session asks next; none at its end. */
export function roundAsked(
  lesson: Pick<LearnerLesson, 'skills'>,
  next: SessionStep,
): number | undefined {
  return next.type === 'question' ? roundOf(lesson, next.question.skill) : undefined;
}

/** Where the reading of a round begins, and the step after its last one. */
export function readingOf(
  reading: readonly ReadingStep[],
  round: number,
): { readonly start: number; readonly end: number } {
  const start = reading.findIndex((step) => step.round >= round);
  const end = reading.findIndex((step) => step.round > round);
  return {
    start: start < 0 ? reading.length : start,
    end: end < 0 ? reading.length : end,
  };
}
