import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { createRoutesStub } from 'react-router';
import { render } from 'vitest-browser-react';
import { type Auth, AuthScope } from '../src/auth/auth-context.ts';
import { visitor } from '../src/auth/example-auth.ts';

/** What a browser test opens of the site: these routes at this address. Default: a visitor at `/`. */
export async function openSite(
  routes: Parameters<typeof createRoutesStub>[0],
  address = '/',
  auth: Auth = visitor,
): Promise<void> {
  const Site = createRoutesStub(routes);
  await render(
    <UiProvider>
      <AuthScope value={auth}>
        <Site initialEntries={[address]} />
      </AuthScope>
    </UiProvider>,
  );
}
