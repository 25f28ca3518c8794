import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { siteDir } from '../scripts/site-build.ts';
import { AnswerBook } from './answer-book.ts';
import { House } from './house.ts';
import { Learner } from './learner.ts';
import { expectAccessible, watch } from './watch.ts';

let house: House;

test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

test('the search index is at most 150 kB, compressed', () => {
  const assets = join(siteDir, 'assets');
  const [file, ...others] = readdirSync(assets).filter((name) =>
    /^search-index-.*\.json$/u.test(name),
  );
  expect(others).toEqual([]);
  expect(gzipSync(readFileSync(join(assets, file ?? ''))).length).toBeLessThan(150_000);
});

test('a learner finds a term from any page, goes to its place, and finds it without network too', async ({
  page,
  context,
}, { project }) => {
  test.setTimeout(400_000);
  const faults = watch(page);
  const learner = new Learner(page, house, new AnswerBook());
  await learner.begin(`finds-${project.name}@example.org`, 'Essential linear algebra for ML');
  const field = page.getByRole('searchbox', { name: 'Search lessons, facts and terms' });

  await test.step('nothing of it is loaded before it is opened', async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.includes('/search-index-'))).toEqual([]);
  });

  await test.step('by the button', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(field).toBeFocused();
    await field.fill('echelon');
    const term = page.getByRole('region', { name: 'Terms' }).getByRole('link').first();
    await expect(term.locator('mark').first()).toHaveText('echelon', { ignoreCase: true });
    await expect(term).toContainText(/Locked|Part of a plan/u);
    await expectAccessible(page);
    await field.fill('dot product');
    await page.getByRole('region', { name: 'Terms' }).getByRole('link').first().click();
    await expect(page).toHaveURL(
      /\/learn\/lessons\/la-dot-product\/reference#la-dot-product--def-dot$/u,
    );
    await expect(page.locator('#la-dot-product--def-dot')).toBeInViewport();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('by a key, in a study session too', async () => {
    await learner.openLesson('la-vectors');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(faults).toEqual([]);

  await test.step('without network', async () => {
    await expect
      .poll(
        async () =>
          page.evaluate(async () => {
            const kept = await Promise.all(
              (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
            );
            return kept.flat().some(({ url }) => url.includes('/search-index-'));
          }),
        { timeout: 120_000 },
      )
      .toBe(true);
    await context.setOffline(true);
    await house.killServer();
    await page.goto(`${house.url}/learn/my-learning`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field.fill('gaussian');
    const lesson = page.getByRole('region', { name: 'Lessons' }).getByRole('link').first();
    await expect(lesson).toHaveText(/^Gaussian elimination/u);
  });
});
