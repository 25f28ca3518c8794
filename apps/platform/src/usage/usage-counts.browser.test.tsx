import { createRoutesStub, Link, Outlet } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PAGE_VIEW_EVENT, UsageCounts } from './usage-counts.tsx';

afterEach(() => vi.restoreAllMocks());

const Site = createRoutesStub([
  {
    Component: () => (
      <>
        <UsageCounts />
        <Link to="/learn/paths/algebra?from=mail#pricing">Path</Link>
        <Link to="?tab=2">The same page</Link>
        <Outlet />
      </>
    ),
    children: [{ path: '*', Component: () => null }],
  },
]);

/** What was sent, in order, once the pages were walked through. */
async function walk(): Promise<readonly unknown[]> {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener(PAGE_VIEW_EVENT, listen);
  await render(<Site initialEntries={['/']} />);
  await page.getByRole('link', { name: 'The same page' }).click();
  await page.getByRole('link', { name: 'Path' }).click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  document.removeEventListener(PAGE_VIEW_EVENT, listen);
  const sent = await Promise.all(
    beacon.mock.calls.map(async ([address, body]) => {
      expect(address).toBe('/edge/page-view');
      return JSON.parse(await (body as Blob).text()) as unknown;
    }),
  );
  expect(heard).toEqual(sent);
  return sent;
}

it('counts each page once by its kind, and where a visit begins', async () => {
  expect(await walk()).toEqual([
    { page: 'landing', entry: true },
    { page: 'path', entry: false },
  ]);
});

it.each(['globalPrivacyControl', 'doNotTrack'])('counts nobody who objects by %s', async (way) => {
  Object.defineProperty(navigator, way, {
    configurable: true,
    get: () => (way === 'doNotTrack' ? '1' : true),
  });
  try {
    expect(await walk()).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, way);
  }
});
