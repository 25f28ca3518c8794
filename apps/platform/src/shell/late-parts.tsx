import { lazy, Suspense, useEffect, useState } from 'react';

const ToastRegion = lazy(async () => ({ default: (await import('./toasts.tsx')).ToastRegion }));

/** Loads the toast region once the page is quiet: nobody can cause a toast before. */
export function LateParts() {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const wait = 'requestIdleCallback' in window ? window.requestIdleCallback : undefined;
    if (wait) {
      const id = wait(() => setQuiet(true), { timeout: 6000 });
      return () => window.cancelIdleCallback(id);
    }
    const id = setTimeout(() => setQuiet(true), 3000);
    return () => clearTimeout(id);
  }, []);
  return quiet ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
