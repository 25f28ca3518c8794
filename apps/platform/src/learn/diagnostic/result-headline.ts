import { counted } from '../formatting/figures.ts';
import type { Answered } from '../wire.ts';

/** A diagnostic's result in one line for a list. */
export function resultSummary(skipped: number): string {
  return skipped === 0
    ? 'You start at the beginning'
    : `You can skip ${counted(skipped, 'lesson')}`;
}

/** The heading of a diagnostic's result: where to start comes before what is saved. */
export function resultHeadline(result: Answered<'diagnosticResults'>): string {
  const first = result.start_with[0];
  if (!first) return 'You have reached the end of this path';
  return result.skipped_count === 0
    ? `You start at the beginning, with ${first.title}`
    : `You can start at ${first.title}`;
}
