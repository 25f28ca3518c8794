import { ApiError } from '@lemma/api-client';
import { Button, Loading } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { SignedInOnly } from '../auth/signed-in-only.tsx';
import { problemOf } from './calls/answered.tsx';
import { type Told, useDeskQuery } from './calls/desk-client.tsx';

/** Lets staff in. Everybody else is told why the door is shut, and what opens it. */
export function DeskGate({ children }: { readonly children: (agent: Told<'agent'>) => ReactNode }) {
  return (
    <SignedInOnly>
      <Door>{children}</Door>
    </SignedInOnly>
  );
}

function Door({ children }: { readonly children: (agent: Told<'agent'>) => ReactNode }) {
  const { login, logout, user } = useAuth();
  const agent = useDeskQuery('agent', {});
  if (agent.data) return children(agent.data);
  if (!agent.isError) return <Loading size="page" label="Opening the desk…" />;
  const { error } = agent;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'unauthenticated')
    return (
      <Shut
        title="The desk"
        actions={<Button onClick={() => void login({ role: 'desk' })}>Enter the desk</Button>}
      >
        It is for staff. You are logged in as {user?.email}; the desk asks for a login of its own.
      </Shut>
    );
  if (code === 'insufficient-scope')
    return (
      <Shut
        title="This account does not work at the desk"
        actions={
          <Button variant="outline" onClick={() => void logout()}>
            Log out
          </Button>
        }
      >
        {user?.email} has no role for it. Ask whoever runs this server, or log in with another
        account.
      </Shut>
    );
  return (
    <Shut
      title="The desk does not open"
      actions={<Button onClick={() => void agent.refetch()}>Try again</Button>}
    >
      {problemOf(error)}
    </Shut>
  );
}

function Shut({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="page-narrow centred">
      <h1 className="page-title">{title}</h1>
      <p className="lead">{children}</p>
      <p className="button-row">{actions}</p>
    </section>
  );
}
