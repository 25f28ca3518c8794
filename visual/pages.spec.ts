import { expect } from '@playwright/test';
import { publicPaths } from '../apps/platform/src/seo/public-paths.ts';
import { serveSite } from '../benchmarks/site/static-site.ts';
import type { StaticServer } from '../scripts/static-server.ts';
import { test, untilStill } from './still-page.ts';

let server: StaticServer;
test.beforeAll(async () => {
  server = await serveSite();
});
test.afterAll(() => server.close());

for (const path of publicPaths)
  test(path, async ({ page }) => {
    await page.goto(`${server.url}${path}`);
    await page.waitForLoadState('networkidle');
    // A page lays out what is out of sight when it has nothing else to do; its picture shows all of it.
    await page.evaluate(() => (document.documentElement.dataset['whole'] = ''));
    await untilStill(page);
    const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
    await expect(page).toHaveScreenshot(`pages/${name}.png`, { fullPage: true });
  });
