/** Screens of the learning area around a session: what a refused page offers, how still the library loads, and without network. */
import { expect, type Page } from '@playwright/test';
import { test } from './shared-house.ts';
import { signUp } from './sign-up.ts';

/** Sum of the layout shifts of the page that no input caused, as Core Web Vitals count them. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
              sum += Number(entry.value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are given before the frame after the next.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

const libraryHeading = (page: Page) => page.getByRole('heading', { name: 'Lesson library' });

test('the library moves nothing while it loads, and offline it says so and offers another try', async ({
  page,
  context,
  house,
}, { project }) => {
  await signUp(house, page, '/learn/paths', `library-${project.name}@example.org`);
  await page.goto(`${house.url}/learn/all-lessons`);
  await expect(libraryHeading(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);

  // The page is kept on the device; what the library holds is not.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (request.url.endsWith('/all-lessons') && request.url.includes('/edge/'))
          await cache.delete(request);
    }
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(libraryHeading(page)).toBeVisible();
});

test('a refused lesson keeps the header, names the lesson and leads on', async ({ page, house }, {
  project,
}) => {
  await signUp(house, page, '/learn/paths', `refused-${project.name}@example.org`);
  const screens = [
    ['la-dot-product', '“The dot product” is still locked'],
    ['la-matrix-product', '“Matrix products” is part of a plan'],
    ['la-linear-systems', '“Systems of linear equations” is not written yet'],
    ['no-such-lesson', 'There is nothing here'],
  ] as const;
  for (const [uid, heading] of screens) {
    await page.goto(`${house.url}/learn/lessons/${uid}/study`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('link', { name: /, home$/u }).first()).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'My learning' })).toBeVisible();
    await expect(main).not.toContainText(/GET |POST |\/edge\//u);
  }
});
