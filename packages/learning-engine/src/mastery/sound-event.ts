import type { LearningEvent } from '../events/learning-event.ts';

/** Ahead of the server's clock by more than this, in milliseconds, an event is from the future: five minutes. */
const mostAhead = 5 * 60_000;

/**
 * What is wrong with an event before it is kept, in words, or undefined if nothing is: a time that is no number or lies
 * ahead of the clock, or a figure that is no number or outside its range.
 */
export function eventProblem(event: LearningEvent, now: number): string | undefined {
  if (!isSound(event))
    return `Event ${event.uid} (${event.type}) holds a number that is not finite, or a time outside the years 1970 to 9999.`;
  const outside = numbersOf(event).find(([field, value]) => value < 0 || value > greatest(field));
  if (outside) {
    const [field, value] = outside;
    return `Event ${event.uid} (${event.type}) has ${value} as ${field}: it goes from 0 to ${greatest(field)}.`;
  }
  if (event.at <= now + mostAhead) return undefined;
  return `Event ${event.uid} (${event.type}) is dated ${new Date(event.at).toISOString()}, ahead of the clock. Check the server's clock.`;
}

/** Whether every number of the event is finite and its time is one whose local day has a name, whatever the zone. */
export function isSound(event: LearningEvent): boolean {
  if (!Number.isFinite(event.at) || event.at < 0 || event.at > latestDate) return false;
  return numbersOf(event).every(([, value]) => Number.isFinite(value));
}

/** Two days before the year 10,000. */
const latestDate = Date.UTC(9999, 11, 30);

/** Every number of the event but its time, with the name of its field; those of `beliefs` each. */
function numbersOf(event: LearningEvent): readonly (readonly [field: string, value: number])[] {
  const { at: _, ...fields } = event;
  const beliefs = event.type === 'diagnostic-finished' ? Object.values(event.beliefs) : [];
  const drawn = event.type === 'quiz-finished' ? event.answers : [];
  return [
    ...Object.entries(fields).filter((entry): entry is [string, number] => isNumber(entry[1])),
    ...beliefs.map((value) => ['a belief', value] as const),
    ...drawn.map(({ probability }) => ['a probability', probability] as const),
  ];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/** Probabilities end at 1. Sums of minutes and XP stay exact far beyond what anybody studies in one session. */
function greatest(field: string): number {
  return ['credit', 'accuracy', 'retention', 'a belief', 'a probability'].includes(field)
    ? 1
    : 100_000;
}
