import { useApiQuery } from '@lemma/api-client/react';
import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/auth-context.ts';

/** Of whom the server has been told since this page was loaded. */
let introduced: string | undefined;
const listeners = new Set<() => void>();

/** The server has been told of this learner, or cannot be: their profile may be asked for. */
export function noteIntroduced(sub: string): void {
  introduced = sub;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The learner's profile. Before the server has been told of a new learner there is none to ask for. */
export function useProfile() {
  const sub = useAuth().user?.sub ?? '';
  const known = useSyncExternalStore(
    subscribe,
    () => introduced,
    () => undefined,
  );
  return useApiQuery('me', {}, { enabled: known === sub });
}
