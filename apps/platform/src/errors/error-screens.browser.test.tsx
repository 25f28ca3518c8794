import { UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthScope } from '../auth/auth-context.ts';
import { visitor } from '../auth/example-auth.ts';
import { brand } from '../brand/brand.ts';
import { FeedbackScope } from '../feedback/feedback-context.ts';
import { PageErrorBoundary } from './error-boundary.tsx';
import { KEPT_ACTIONS, lastActions, watchActions } from './user-actions.ts';

async function fail(message: string) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const openFeedback = vi.fn<(uid: string) => void>();
  const Broken = (): never => {
    throw new Error(message);
  };
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PageErrorBoundary>
          <Broken />
        </PageErrorBoundary>
      ),
    },
  ]);
  await render(
    <UiProvider>
      <AuthScope value={visitor}>
        <FeedbackScope value={{ openFeedback }}>
          <Site />
        </FeedbackScope>
      </AuthScope>
    </UiProvider>,
  );
  return openFeedback;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('a page that fails shows the generic screen, and its report is about ErrorBoundary', async () => {
  const openFeedback = await fail('x is undefined');
  await expect
    .element(page.getByRole('heading', { name: 'Oops! Something went wrong' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.getByRole('button', { name: `Report Issue to ${brand.founder}` }).click();
  expect(openFeedback).toHaveBeenCalledWith('ErrorBoundary');
});

it('code that a release replaced shows the update screen', async () => {
  await fail('Failed to fetch dynamically imported module: /assets/old.js');
  await expect.element(page.getByRole('heading', { name: 'Oops! We just updated' })).toBeVisible();
  await expect.element(page.getByText(/auto-saved for 24 hours/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Refresh to Continue' })).toBeVisible();
});

it('the last ten actions are kept, without what was typed', async () => {
  const stop = watchActions();
  await render(
    <label>
      Secret
      <input name="secret" />
    </label>,
  );
  await userEvent.type(page.getByLabelText('Secret'), 'hunter2hunter2');
  stop();
  expect(lastActions()).toHaveLength(KEPT_ACTIONS);
  expect(new Set(lastActions())).toEqual(new Set(['key a character on input "secret"']));
});
