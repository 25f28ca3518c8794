import { createFakeFetch, type FakeHandlers } from '@lemma/api-client/fake';
import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { brand } from '../brand/brand.ts';
import { RouteError } from './route-error.tsx';

/** The screen as it stands for a visitor; for a learner, whose report needs a session, see site-errors.spec.ts. */
async function fail(error: unknown, handlers: FakeHandlers = {}) {
  vi.stubGlobal('fetch', createFakeFetch(handlers));
  const Site = createRoutesStub([{ path: '/', Component: () => <RouteError error={error} /> }]);
  await render(
    <UiProvider>
      <Site />
    </UiProvider>,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a shell that fails leaves a visitor the screen and a way to say more, and sends nothing', async () => {
  const logError = vi.fn<NonNullable<FakeHandlers['logError']>>();
  await fail(new Error('the header is gone'), { logError });
  await expect
    .element(page.getByRole('heading', { name: 'Oops! Something went wrong' }))
    .toBeVisible();
  await page.getByRole('button', { name: `Report Issue to ${brand.founder}` }).click();
  const dialog = page.getByRole('dialog', { name: `Feedback to ${brand.founder}` });
  await expect.element(dialog.getByText(/^Log in first/u)).toBeVisible();
  expect(logError).not.toHaveBeenCalled();
});

it('code that a release replaced shows the update screen', async () => {
  await fail(new TypeError('Failed to fetch dynamically imported module: /assets/old.js'));
  await expect.element(page.getByRole('heading', { name: 'Oops! We just updated' })).toBeVisible();
});
