import { publicPaths } from '../apps/platform/src/seo/public-paths.ts';
import { serveSite } from '../benchmarks/site/static-site.ts';
import type { StaticServer } from '../scripts/static-server.ts';
import { expectSamePicture } from './expect-same-picture.ts';
import { test, untilStill } from './still-page.ts';

let server: StaticServer;
test.beforeAll(async () => {
  server = await serveSite();
});
test.afterAll(() => server.close());

for (const path of publicPaths)
  test(path, async ({ page }, info) => {
    const response = await page.goto(`${server.url}${path}`);
    test.skip(response?.status() === 404, 'The merge base does not have this page.');
    await page.waitForLoadState('networkidle');
    // A page lays out what is out of sight when it has nothing else to do; its picture shows all of it.
    await page.evaluate(() => (document.documentElement.dataset['whole'] = ''));
    await untilStill(page);
    const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
    await expectSamePicture(page, info, ['pages', `${name}.png`]);
  });
