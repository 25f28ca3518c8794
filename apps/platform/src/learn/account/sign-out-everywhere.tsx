import { useApiMutation } from '@lemma/api-client/react';
import { Button, notify } from '@lemma/ui';
import { useAuth } from '../../auth/auth-context.ts';

/** Ends the learner's sessions in every other browser, then the one here. */
export function SignOutEverywhere() {
  const { logout } = useAuth();
  const end = useApiMutation('signOutEverywhere');
  const go = () =>
    end.mutate(
      {},
      {
        onSuccess: () => void logout(),
        onError: () =>
          notify({
            kind: 'error',
            title: 'You are still signed in',
            description: 'Your other browsers could not be reached. Try it again.',
          }),
      },
    );
  return (
    <Button variant="outline" disabled={end.isPending} onClick={go}>
      Sign out everywhere
    </Button>
  );
}
