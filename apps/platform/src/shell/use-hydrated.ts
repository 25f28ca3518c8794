import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while prerendered HTML is taken over, true from then on. What hangs on the address's query waits for it:
 * the HTML of a prerendered page was made without one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
