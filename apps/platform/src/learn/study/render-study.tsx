import { createApiClient, Outbox } from '@lemma/api-client';
import { createFakeFetch, type FakeHandlers } from '@lemma/api-client/fake';
import { EdgeProvider } from '@lemma/api-client/react';
import { FullUi, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { createRoutesStub, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { AuthScope } from '../../auth/auth-context.ts';
import { learner } from '../../auth/example-auth.ts';
import { exampleSession } from './session/example-session.ts';
import { StudyScreen } from './study-screen.tsx';

type Routes = Parameters<typeof createRoutesStub>[0];

/** For tests: these routes for a signed-in learner, whose answers go through an outbox to a server that answers as given. */
export async function renderOverServer(handlers: FakeHandlers, routes: Routes): Promise<void> {
  const client = createApiClient({
    baseUrl: 'https://fake.example',
    retries: 0,
    fetch: createFakeFetch(handlers),
  });
  const outbox = new Outbox({ client, learner: 'learner', name: crypto.randomUUID() });
  const Site = createRoutesStub(routes);
  await render(
    <UiProvider>
      <FullUi>
        <AuthScope value={learner}>
          <EdgeProvider client={client} outbox={outbox}>
            <Site />
          </EdgeProvider>
        </AuthScope>
      </FullUi>
    </UiProvider>,
  );
}

/** For tests: a session at its first question. */
export async function renderStudy(handlers: FakeHandlers): Promise<void> {
  const session = exampleSession({ position: 3 });
  await renderOverServer({ session: () => session, ...handlers }, [
    { path: '/', Component: () => <StudyScreen session={session} /> },
    { path: '*', Component: () => <p>{useLocation().pathname}</p> },
  ]);
}
