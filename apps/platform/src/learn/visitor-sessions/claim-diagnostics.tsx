import { ApiError } from '@lemma/api-client';
import { useApiMutation } from '@lemma/api-client/react';
import { useEffect } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { dropVisitorSession, visitorSessions } from './visitor-sessions.ts';

/** Makes the diagnostics that were taken before signing in the learner's own. */
export function ClaimDiagnostics() {
  const { status } = useAuth();
  const { mutateAsync } = useApiMutation('claimDiagnostic');
  useEffect(() => {
    if (status !== 'signed-in') return;
    for (const session_uid of Object.values(visitorSessions()))
      mutateAsync({ params: { session_uid } }).then(
        () => dropVisitorSession(session_uid),
        (error: unknown) => {
          // Gone, or another learner's: asking again would not help.
          if (error instanceof ApiError && error.status < 500) dropVisitorSession(session_uid);
        },
      );
  }, [status, mutateAsync]);
  return null;
}
