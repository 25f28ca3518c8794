import { useApiMutation } from '@lemma/api-client/react';
import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { logError } from '../errors/log.ts';

/** After login, tells the server who has come: once, if the identity provider gave e-mail, name and id. */
export function ProfileSync() {
  const { user } = useAuth();
  const { mutateAsync: syncUser } = useApiMutation('syncUser');
  const { sub, email, name } = user ?? {};
  useEffect(() => {
    if (!sub || !email || !name) return;
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    syncUser({ body: { email, name, time_zone } }).catch((error: unknown) =>
      logError('The profile was not synced', error),
    );
  }, [sub, email, name, syncUser]);
  return null;
}
