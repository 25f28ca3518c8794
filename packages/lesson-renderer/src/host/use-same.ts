import { useState } from 'react';

/**
 * What was given at an earlier rendering, for as long as its entries stay the same: hosts write lists and objects
 * in place (`widgets={[counter]}`), and nothing is to be done again for a new list of old things.
 */
export function useSame<T extends object | undefined>(given: T): T {
  const [kept, keep] = useState(given);
  const next = sameEntries(kept, given) ? kept : given;
  if (next !== kept) keep(next);
  return next;
}

function sameEntries(one: object | undefined, other: object | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(value, others.get(key)))
  );
}
