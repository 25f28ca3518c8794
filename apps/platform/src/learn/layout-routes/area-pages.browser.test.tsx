import { Link, Outlet } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from '../../../testing/open-site.tsx';
import ShellRoute from '../../shell/shell-route.tsx';
import OpenAreaRoute, { handle } from './open-area-route.tsx';

function Fails(): never {
  throw new Error('x is undefined');
}

function AroundTheSite() {
  return (
    <>
      <Link to="/">Elsewhere</Link>
      <Outlet />
    </>
  );
}

const routes = [
  {
    Component: AroundTheSite,
    children: [
      {
        Component: ShellRoute,
        children: [
          {
            Component: OpenAreaRoute,
            handle,
            children: [
              { path: '/', Component: () => <Link to="/second">To the second screen</Link> },
              { path: '/second', Component: () => <Link to="/fails">To the failing one</Link> },
              { path: '/fails', Component: Fails },
            ],
          },
        ],
      },
    ],
  },
];

async function open() {
  await openSite(routes);
  await expect.element(page.getByRole('link', { name: 'To the second screen' })).toBeVisible();
}

/** Stands in the scope of the learning area, beside its outbox and its cache. */
const scopePart = () => document.querySelector('#content output');

it('what the screens of the learning area share stays from one to the next', async () => {
  await open();
  const before = scopePart();
  expect(before).not.toBeNull();
  await page.getByRole('link', { name: 'To the second screen' }).click();
  await expect.element(page.getByRole('link', { name: 'To the failing one' })).toBeVisible();
  expect(scopePart()).toBe(before);
});

it('a screen that fails leaves the others alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  const before = scopePart();
  await page.getByRole('link', { name: 'To the second screen' }).click();
  await page.getByRole('link', { name: 'To the failing one' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Oops! Something went wrong' }))
    .toBeVisible();
  expect(scopePart()).toBe(before);
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(page.getByRole('link', { name: 'To the second screen' })).toBeVisible();
});
