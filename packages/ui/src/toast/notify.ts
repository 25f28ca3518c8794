import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'custom';

export interface Toast {
  readonly kind: ToastKind;
  readonly title?: string;
  readonly description?: string;
  /** Shown instead of title and description when the kind is `custom`. */
  readonly content?: ReactNode;
  /** Milliseconds until it goes by itself. Default 5000; the pointer over it or focus in it stops the clock. */
  readonly duration?: number;
}

/** Default of `duration`, in milliseconds. */
export const TOAST_DURATION = 5000;

type Listener = (toast: Toast) => void;
const waiting: Toast[] = [];
let listener: Listener | undefined;

/** Shows a toast at the bottom of the page. One sent before the region is there waits for it. */
export function notify(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** The region takes over what waits and what comes; returns how to stop. */
export function takeToasts(next: Listener): () => void {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (listener === next) listener = undefined;
  };
}
