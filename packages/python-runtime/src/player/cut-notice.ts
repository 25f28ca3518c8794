import type { Trace } from '../runtime/trace.ts';
import type { PlayerStrings } from '../strings/player-strings.ts';

/** Why there are no steps after the last one, where the program has more; '' if it has none. */
export function cutNotice({ cut, status }: Trace, count: number, strings: PlayerStrings): string {
  if (cut === 'steps') return strings.cutBySteps(count);
  if (cut === 'size') return strings.cutBySize(count);
  if (cut === 'depth') return strings.cutByDepth(count);
  if (status === 'output-limit') return strings.cutByOutput(count);
  return status === 'timeout' || status === 'interrupted' ? strings.cutByTime(count) : '';
}
