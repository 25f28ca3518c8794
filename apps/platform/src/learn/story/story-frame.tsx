import { createApiClient } from '@lemma/api-client';
import { EdgeProvider } from '@lemma/api-client/react';
import { FullUi, UiProvider } from '@lemma/ui';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { type Auth, AuthScope } from '../../auth/auth-context.ts';
import '../../shell/page.css';
import '@lemma/lesson-renderer/styles.css';
import '../area/area.css';

const done = async () => undefined;

const learner: Auth = {
  status: 'signed-in',
  user: { sub: 'story', email: 'learner@example.org', name: 'Learner' },
  getToken: done,
  login: done,
  signup: done,
  logout: done,
};

/** A server that never answers: stories show what they are given, and what waits keeps waiting. */
const client = createApiClient({
  baseUrl: 'https://story.invalid',
  fetch: async () => new Promise<Response>(() => undefined),
});

/** Everything that a screen of the learning area stands in, for stories. */
export function StoryFrame({
  at = '/',
  children,
}: {
  readonly at?: string;
  readonly children: ReactNode;
}) {
  return (
    <UiProvider>
      <FullUi>
        <AuthScope value={learner}>
          <EdgeProvider client={client}>
            <MemoryRouter initialEntries={[at]}>
              <main>{children}</main>
            </MemoryRouter>
          </EdgeProvider>
        </AuthScope>
      </FullUi>
    </UiProvider>
  );
}
