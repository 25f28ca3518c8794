import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { reportError } from './report-error.ts';
import { watchActions } from './user-actions.ts';

/** Notes actions for everybody, and reports window errors and unhandled rejections of the signed in. */
export function ErrorWatch() {
  const { status } = useAuth();
  useEffect(() => watchActions(), []);
  useEffect(() => {
    if (status !== 'signed-in') return undefined;
    const onError = (event: ErrorEvent) =>
      void reportError({ error: event.error ?? event.message });
    const onRejection = (event: PromiseRejectionEvent) => void reportError({ error: event.reason });
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [status]);
  return null;
}
