import { Button, Loading } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useAuth } from './auth-context.ts';

/** Shows its content to the signed in, a spinner while that is not known, and a way in to everybody else. */
export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const { status, login, signup } = useAuth();
  if (status === 'loading') return <Loading size="page" label="Signing you in…" />;
  if (status === 'signed-in') return children;
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">Log in to see this page</h1>
      <p className="lead">It belongs to your own learning, so we need to know who you are.</p>
      <p className="button-row">
        <Button onClick={() => void login()}>Log in</Button>
        <Button variant="outline" onClick={() => void signup()}>
          Sign up
        </Button>
      </p>
    </section>
  );
}
