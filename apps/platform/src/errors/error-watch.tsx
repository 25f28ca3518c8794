import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { reportError, type SeenError } from './report-error.ts';
import { watchActions } from './user-actions.ts';

/** Reports errors and rejections that nobody caught; returns how to stop. */
export function watchErrors(target: Window, report: (seen: SeenError) => void): () => void {
  const onError = (event: ErrorEvent) => report({ error: event.error ?? event.message });
  const onRejection = (event: PromiseRejectionEvent) => report({ error: event.reason });
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Notes actions for everybody, and reports window errors and unhandled rejections of the signed in. */
export function ErrorWatch() {
  const { status } = useAuth();
  useEffect(() => watchActions(), []);
  useEffect(
    () =>
      status === 'signed-in' ? watchErrors(window, (seen) => void reportError(seen)) : undefined,
    [status],
  );
  return null;
}
