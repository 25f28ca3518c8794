import { createApiClient, Outbox } from '@lemma/api-client';
import { EdgeProvider } from '@lemma/api-client/react';
import { FullUi, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { type Auth, AuthScope } from '../../auth/auth-context.ts';
import { learner } from '../../auth/example-auth.ts';
import '../../shell/page.css';
import '@lemma/lesson-renderer/styles.css';
import '../layout-routes/area.css';

/** A server that never answers: stories show what they are given, and what waits keeps waiting. */
const silent: typeof fetch = async () => new Promise<Response>(() => undefined);

/** Everything that a screen of the learning area stands in, for stories. */
export function StoryFrame({
  at = '/',
  server = silent,
  auth = learner,
  delivers = false,
  children,
}: {
  readonly at?: string;
  /** What answers the calls of this story. */
  readonly server?: typeof fetch;
  /** Who is at the page. */
  readonly auth?: Auth;
  /** True if what the learner writes is delivered to `server`. */
  readonly delivers?: boolean;
  readonly children: ReactNode;
}) {
  const [client] = useState(() =>
    createApiClient({ baseUrl: 'https://story.invalid', fetch: server, retries: 0 }),
  );
  const [outbox] = useState(() =>
    delivers ? new Outbox({ client, learner: 'learner', name: crypto.randomUUID() }) : undefined,
  );
  return (
    <UiProvider>
      <FullUi>
        <AuthScope value={auth}>
          <EdgeProvider client={client} outbox={outbox}>
            <MemoryRouter initialEntries={[at]}>
              <main>{children}</main>
            </MemoryRouter>
          </EdgeProvider>
        </AuthScope>
      </FullUi>
    </UiProvider>
  );
}
