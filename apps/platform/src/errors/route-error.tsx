import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { isOutdatedCode, JustUpdatedScreen, SomethingWrongScreen } from './error-screens.tsx';
import { NotFound } from './not-found.tsx';
import { reportError } from './report-error.ts';

/** Last resort: the router itself, or the shell, failed. */
export function RouteError({ error }: { readonly error: unknown }) {
  useEffect(() => {
    if (!isRouteErrorResponse(error)) void reportError({ error });
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return isOutdatedCode(error) ? <JustUpdatedScreen /> : <SomethingWrongScreen />;
}
