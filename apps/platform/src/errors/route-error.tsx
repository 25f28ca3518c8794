import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { AuthProvider } from '../auth/auth-provider.tsx';
import { useFeedback } from '../feedback/feedback-context.ts';
import { FeedbackProvider } from '../feedback/feedback-provider.tsx';
import { LateParts } from '../toasts/late-parts.tsx';
import { BareErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screens.tsx';
import { NotFound } from './not-found.tsx';
import { reportError } from './report-error.ts';

/**
 * Last resort: the router itself, or the shell, failed, and with it the sign-in state and the dialogs that stood
 * around the page. They begin anew for this screen; should they be what failed, it does without them.
 */
export function RouteError({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <BareErrorBoundary>
      <AuthProvider>
        <FeedbackProvider>
          <Reported error={error} />
          <LateParts />
        </FeedbackProvider>
      </AuthProvider>
    </BareErrorBoundary>
  );
}

function Reported({ error }: { readonly error: unknown }) {
  const { status } = useAuth();
  const { openFeedback } = useFeedback();
  useEffect(() => {
    if (status === 'signed-in' && !isRouteErrorResponse(error)) void reportError({ error });
  }, [status, error]);
  return <ErrorScreen error={error} onReport={() => openFeedback('ErrorBoundary')} />;
}
