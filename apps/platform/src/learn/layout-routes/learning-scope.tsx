import { Outbox } from '@lemma/api-client';
import { EdgeProvider } from '@lemma/api-client/react';
import { FullUi, notify } from '@lemma/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { api, queryClient } from '../../api/client.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { ClaimVisitorSessions } from '../visitor-sessions/claim-visitor-sessions.tsx';
import { DeliveryBar } from '../delivery/delivery-bar.tsx';
import './area.css';

/** What every screen of the learning area stands in: design system, API client, cache and the learner's outbox. */
export function LearningScope({ children }: { readonly children: ReactNode }) {
  const outbox = useOutbox();
  const { status } = useAuth();
  // A learner's screens send as soon as they stand: not before there is what carries it.
  if (status === 'signed-in' && !outbox) return null;
  return (
    <FullUi>
      <EdgeProvider client={api} outbox={outbox} queryClient={queryClient}>
        <DeliveryBar />
        <ClaimVisitorSessions />
        {children}
      </EdgeProvider>
    </FullUi>
  );
}

/** The outbox of whoever is signed in; another learner on the same device gets another. */
function useOutbox(): Outbox | undefined {
  const learner = useAuth().user?.sub;
  const [outbox, setOutbox] = useState<Outbox | undefined>();
  useEffect(() => {
    if (!learner) return undefined;
    const opened = new Outbox({
      client: api,
      learner,
      onRejected: () =>
        notify({
          kind: 'warning',
          title: 'Some changes weren’t saved',
          description: 'The server refused one of your entries. The page shows what was saved.',
        }),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- an outbox holds a channel and a lock: it opens and closes with the effect
    setOutbox(opened);
    return () => {
      setOutbox(undefined);
      void opened.close();
    };
  }, [learner]);
  return outbox;
}
