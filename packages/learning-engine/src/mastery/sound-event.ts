import type { LearningEvent } from '../events/learning-event.ts';

/** Ahead of the server's clock by more than this, in milliseconds, an event is from the future: five minutes. */
const mostAhead = 5 * 60_000;

/**
 * What is wrong with an event before it is kept, in words, or undefined if nothing is: a time that is no number or lies
 * ahead of the clock, or a figure that is no number.
 */
export function eventProblem(event: LearningEvent, now: number): string | undefined {
  if (!isSound(event))
    return `Event ${event.uid} (${event.type}) holds a number that is not finite.`;
  if (event.at <= now + mostAhead) return undefined;
  return `Event ${event.uid} (${event.type}) is dated ${new Date(event.at).toISOString()}, ahead of the clock. Check the server's clock.`;
}

/** Whether every number of the event is finite and its time is one that a date can hold. */
export function isSound(event: LearningEvent): boolean {
  if (!Number.isFinite(event.at) || Math.abs(event.at) > latestDate) return false;
  return Object.values(event).every((value) => typeof value !== 'number' || Number.isFinite(value));
}

/** ECMAScript's greatest time value. */
const latestDate = 8.64e15;
