import { ApiError } from '@lemma/api-client';
import { useApiMutation } from '@lemma/api-client/react';
import { useEffect } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { visitorDiagnostics, visitorSamples, type VisitorSessions } from './visitor-sessions.ts';

/** Makes the sample lessons and diagnostics of before signing in the learner's own, in this order. */
export function ClaimVisitorSessions() {
  const { status } = useAuth();
  const { mutateAsync: claimSample } = useApiMutation('claimSample');
  const { mutateAsync: claimDiagnostic } = useApiMutation('claimDiagnostic');
  useEffect(() => {
    if (status !== 'signed-in') return;
    void claimAll(visitorSamples, async (session_uid) =>
      claimSample({ params: { session_uid } }),
    ).then(async () =>
      claimAll(visitorDiagnostics, async (session_uid) =>
        claimDiagnostic({ params: { session_uid } }),
      ),
    );
  }, [status, claimSample, claimDiagnostic]);
  return null;
}

/** Claims each; one that could not be asked for is kept for the next time. */
async function claimAll(
  { all, drop }: VisitorSessions,
  claim: (session: string) => Promise<unknown>,
): Promise<void> {
  for (const session of Object.values(all()))
    try {
      await claim(session);
      drop(session);
    } catch (error) {
      // Gone, or another learner's: asking again would not help.
      if (error instanceof ApiError && error.status < 500) drop(session);
    }
}
