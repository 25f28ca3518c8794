import { counted } from '../words/figures.ts';

/** A diagnostic's result in one line. */
export function resultHeadline(skipped: number): string {
  return skipped === 0
    ? 'You start at the beginning'
    : `You can skip ${counted(skipped, 'lesson')}`;
}
