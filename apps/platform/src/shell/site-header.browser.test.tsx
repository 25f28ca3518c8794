import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { StateScreen } from '../learn/page-states/state-screen.tsx';
import { openSite } from '../../testing/open-site.tsx';
import ShellRoute from './shell-route.tsx';

const routes = [
  {
    Component: ShellRoute,
    children: [
      {
        path: '/',
        handle: { bare: true },
        Component: () => (
          <StateScreen icon={Lock} title="Locked">
            <Link to="/lesson">To a lesson</Link>
          </StateScreen>
        ),
      },
      { path: '/lesson', handle: { bare: true }, Component: () => <h1>A lesson</h1> },
    ],
  },
];

it('a page without header has one where it says why it cannot be seen, and none once it can', async () => {
  await openSite(routes);
  const home = page.getByRole('link', { name: /, home$/u });
  await expect.element(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect.element(home).toBeVisible();
  await page.getByRole('link', { name: 'To a lesson' }).click();
  await expect.element(page.getByRole('heading', { name: 'A lesson' })).toBeVisible();
  await expect.element(home).not.toBeInTheDocument();
});
