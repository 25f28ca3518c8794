import { expect, type Page } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { countShifts } from './watch.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);

/** Long pages of three kinds, with a link near their foot that leads to another page of the site. */
const pages = [
  ['/', 'See the curriculum of Essential linear algebra for ML'],
  ['/learn/paths/essential-linear-algebra-for-ml', 'About'],
  ['/blog/why-interleaving-works', 'About'],
] as const;

for (const [path, link] of pages)
  test(`Back returns to the exact place on ${path}, with its pictures late`, async ({
    page,
    house,
  }) => {
    await page.route(/\.(?:avif|svg|png)$/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(house.url + path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const way = page.getByRole('link', { name: link }).last();
    await way.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const stood = await top(page);
    expect(stood).toBeGreaterThan(300);
    await way.click();
    await page.waitForURL((url) => url.pathname !== path);
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(house.url + path);
    await expect.poll(() => top(page)).toBe(stood);
    // It stays there, whatever else comes.
    await page.waitForLoadState('networkidle');
    expect(await top(page)).toBe(stood);
  });

test('a link whose code does not come leads there all the same @desktop', async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/about`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // The first request for it fails, as after a release that took the file away.
  let failed = 0;
  await page.route(/\/assets\/blog-route-[^/]+\.js$/u, async (route) => {
    failed += 1;
    if (failed === 1) await route.abort();
    else await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL(`${house.url}/blog`);
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeVisible();
  expect(failed).toBeGreaterThan(0);
});

test('the library stands still while it loads', async ({ page, house }, info) => {
  const learner = new Learner(page, house, new AnswerBook());
  await learner.begin(`still-${info.project.name}@example.org`, 'Essential linear algebra for ML');
  const shifted = await countShifts(page);
  await page.goto(`${house.url}/learn/all-lessons`);
  await page.locator('.lesson-row').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThanOrEqual(0.05);
});
