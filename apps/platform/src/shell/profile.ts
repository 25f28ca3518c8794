import { useApiQuery } from '@lemma/api-client/react';
import { useSyncExternalStore } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { introducedLearner, onIntroduction } from './introduction.ts';

/** The learner's profile. Before the server has been told of a new learner there is none to ask for. */
export function useProfile() {
  const sub = useAuth().user?.sub ?? '';
  const known = useSyncExternalStore(onIntroduction, introducedLearner, () => undefined);
  return useApiQuery('me', {}, { enabled: known === sub });
}
