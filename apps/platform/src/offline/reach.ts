import { useSyncExternalStore } from 'react';

/** Whether the last call got an answer. It says more than `navigator.onLine`: a server can be down. */
let isReached = true;
const listeners = new Set<() => void>();

export function noteReach(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the server falls silent or answers again. */
export function onReachChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function serverAnswers(): boolean {
  return isReached;
}

export function useServerAnswers(): boolean {
  return useSyncExternalStore(onReachChange, serverAnswers, () => true);
}
