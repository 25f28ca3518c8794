import type { TraceValue } from '../runtime/trace.ts';

/** Whether two values look the same to a learner. */
export function sameShown(a: TraceValue | undefined, b: TraceValue): boolean {
  if (a === undefined) return false;
  if ('ref' in a) return 'ref' in b && a.ref === b.ref;
  return 'text' in b && a.text === b.text && a.type === b.type;
}
