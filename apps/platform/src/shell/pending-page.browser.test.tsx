import { createRoutesStub, Link, Outlet } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageMoves } from './page-moves.tsx';
import { takePendingPage } from './pending-page.ts';

afterEach(() => sessionStorage.clear());

let arrive: () => void = () => undefined;

const Site = createRoutesStub([
  {
    Component: () => (
      <>
        <PageMoves />
        <Outlet />
      </>
    ),
    children: [
      { path: '/', Component: () => <Link to="/post?from=home#end">Read on</Link> },
      {
        path: '/post',
        loader: async () =>
          new Promise((resolve) => {
            arrive = () => resolve(null);
          }),
        Component: () => <h1>A post</h1>,
      },
    ],
  },
]);

it('a reload while a page is on its way goes on to that page, once', async () => {
  await render(<Site />);
  await page.getByRole('link', { name: 'Read on' }).click();
  // Other tests of this browser keep things there, too: what is asked for is this page's own.
  await expect.poll(() => takePendingPage('reload')).toBe('/post?from=home#end');
  expect(takePendingPage('reload')).toBeUndefined();
});

it('a page that arrived is not gone to again', async () => {
  await render(<Site />);
  await page.getByRole('link', { name: 'Read on' }).click();
  await expect.poll(() => sessionStorage.length).toBe(1);
  arrive();
  await expect.element(page.getByRole('heading', { name: 'A post' })).toBeVisible();
  await expect.poll(() => takePendingPage('reload')).toBeUndefined();
});
