import { UiProvider } from '@lemma/ui';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Auth, AuthScope } from '../auth/auth-context.ts';
import { learner, visitor } from '../auth/example-auth.ts';
import HowItWorksPage from './how-it-works.tsx';
import Privacy from './privacy.tsx';

const Site = createRoutesStub([
  { path: '/how', Component: HowItWorksPage },
  { path: '/privacy', Component: Privacy },
]);

const open = async (address: string, auth: Auth = visitor) =>
  render(
    <UiProvider>
      <AuthScope value={auth}>
        <Site initialEntries={[address]} />
      </AuthScope>
    </UiProvider>,
  );

it.each([
  ['a visitor', visitor, '/signup'],
  ['a learner', learner, '/learn/my-learning'],
])('how it works: the main button leads %s on', async (_who, auth, target) => {
  await open('/how', auth);
  const [main] = page.getByRole('link', { name: 'Start learning' }).elements();
  expect(main?.getAttribute('href')).toBe(target);
  const [plans] = page.getByRole('link', { name: 'See the plans' }).elements();
  expect(plans?.getAttribute('href')).toBe('/#pricing');
});

it('the privacy policy names controller, processors and rights, and answers within one month', async () => {
  await open('/privacy');
  for (const name of ['Data controller', 'Processors', 'Your rights'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  await expect.element(page.getByText('we answer within one month')).toBeVisible();
  await expect.element(page.getByText('15 August 2024')).toHaveAttribute('datetime', '2024-08-15');
});
