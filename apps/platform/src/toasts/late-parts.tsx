import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '../auth/auth-context.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toasts.tsx')).ToastRegion }));

/** What a toast can follow. */
const actions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Loads the toast region before anybody can cause a toast: for a visitor, at the first action on the page. */
export function LateParts() {
  const { status } = useAuth();
  const [acted, setActed] = useState(false);
  useEffect(() => {
    const onAction = () => setActed(true);
    for (const action of actions) window.addEventListener(action, onAction, { once: true });
    return () => {
      for (const action of actions) window.removeEventListener(action, onAction);
    };
  }, []);
  return acted || status === 'signed-in' ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
