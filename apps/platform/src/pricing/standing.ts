import type { ApiClient } from '@lemma/api-client';
import { useEffect, useState } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { logError } from '../logging/log.ts';

type Subscription = Awaited<ReturnType<ApiClient['subscription']>>['subscription'];
type Access = Awaited<ReturnType<ApiClient['paidAccess']>>;

/** What a learner has bought, as far as it matters for what can be bought. */
export interface Standing {
  readonly access: Access;
  /** The subscription that runs, if one does. */
  readonly subscription: NonNullable<Subscription> | null;
}

let asked: { readonly learner: string; readonly standing: Promise<Standing> } | undefined;

async function ask(): Promise<Standing> {
  const { api } = await import('../api/client.ts');
  const [access, { subscription }] = await Promise.all([api.paidAccess(), api.subscription()]);
  return { access, subscription: subscription?.status === 'ended' ? null : subscription };
}

/** The standing of whoever is signed in; undefined for visitors and while it is not known. Asked once a visit. */
export function useStanding(): Standing | undefined {
  const { user } = useAuth();
  const learner = user?.sub;
  const [known, setKnown] = useState<{ readonly learner: string; readonly standing: Standing }>();
  useEffect(() => {
    if (learner === undefined) return undefined;
    if (asked?.learner !== learner) asked = { learner, standing: ask() };
    const { standing: answer } = asked;
    let isCurrent = true;
    answer.then(
      (standing) => isCurrent && setKnown({ learner, standing }),
      (error: unknown) => {
        // The server refuses what is owned already; a page that comes later asks again.
        asked = undefined;
        logError('What you have bought could not be loaded', error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [learner]);
  return known?.learner === learner ? known?.standing : undefined;
}
