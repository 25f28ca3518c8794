import { useSyncExternalStore } from 'react';
import { logError } from '../logging/log.ts';

let waiting: ServiceWorker | undefined;
let isTakingOver = false;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  // The first worker of a page replaces nothing: there is no update to ask about.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version of the site is downloaded and waits for the learner's word. */
export function useUpdateWaits(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== undefined,
    () => false,
  );
}

/** Lets the new version take over, and reloads the page with it. */
export function takeUpdate(): void {
  isTakingOver = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  waiting?.postMessage('lemma-take-over');
}

/** Has Python's files kept on this device, so that code runs without network. */
export async function keepPython(): Promise<void> {
  if (!('serviceWorker' in navigator) || !isBuilt) return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  active?.postMessage('lemma-keep-python');
}

const isBuilt = import.meta.env.PROD && !import.meta.env.TEST;
let started = false;

/** Registers the service worker of the site's root, once. A failure is logged: the site works without it. */
export async function installApp(): Promise<void> {
  if (started || !isBuilt || !('serviceWorker' in navigator)) return;
  started = true;
  try {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (isTakingOver) window.location.reload();
    });
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    });
  } catch (error) {
    logError('The service worker was not registered', error);
  }
}
