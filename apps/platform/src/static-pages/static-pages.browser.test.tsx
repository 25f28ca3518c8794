import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { learner, visitor } from '../auth/example-auth.ts';
import { openSite } from '../../testing/open-site.tsx';
import HowItWorksPage from './how-it-works.tsx';
import Privacy from './privacy.tsx';

const routes = [
  { path: '/how', Component: HowItWorksPage },
  { path: '/privacy', Component: Privacy },
];

const open = async (address: string, auth = visitor) => openSite(routes, address, auth);

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
  await expect
    .element(page.getByText('29 November 2026'))
    .toHaveAttribute('datetime', '2026-11-29');
});
