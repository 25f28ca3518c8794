import { useApiMutation } from '@lemma/api-client/react';
import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { logError } from '../logging/log.ts';
import { noteIntroduced } from './introduction.ts';

/** After login, tells the server who has come: once, if the identity provider gave e-mail, name and id. */
export function ProfileSync() {
  const { user } = useAuth();
  const { mutateAsync: syncUser } = useApiMutation('syncUser');
  const { sub = '', email, name } = user ?? {};
  useEffect(() => {
    const introduce = async () => {
      if (sub && email && name) {
        const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
        await syncUser({ body: { email, name, time_zone } }).catch((error: unknown) =>
          logError('The profile was not synced', error),
        );
      }
      noteIntroduced(sub);
    };
    void introduce();
  }, [sub, email, name, syncUser]);
  return null;
}
