import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { exampleTestimonials } from '../apps/platform/src/sections/testimonials.ts';
import { publicPaths } from '../apps/platform/src/seo/public-paths.ts';
import { siteDir } from '../scripts/site-build.ts';
import { test } from './shared-house.ts';

const kB = 1000;
/** Gzipped script that a public page names for its first load: 165 kB were asked for. */
const FIRST_LOAD = 147 * kB;
/** The site under test shows example testimonials, which a build for production leaves out. */
const EXAMPLES = gzipSync(JSON.stringify(exampleTestimonials)).length;
/** Gzipped script that comes until somebody does something. */
const UNTIL_INTERACTION = 200 * kB + EXAMPLES;

/** Size of a file of the built site as it is sent to a browser that takes gzip. */
const gzipped = (path: string): number =>
  statSync(join(siteDir, `${path}.gz`), { throwIfNoEntry: false })?.size ??
  statSync(join(siteDir, path)).size;

const sum = (paths: Iterable<string>): number =>
  [...paths].reduce((bytes, path) => bytes + gzipped(path), 0);

test('no public page loads more script at first than its limit @desktop', () => {
  for (const page of publicPaths) {
    const html = readFileSync(join(siteDir, page, 'index.html'), 'utf8');
    const scripts = /data-start="([^"]+)"/u.exec(html)?.[1]?.split(' ') ?? [];
    expect(scripts.length, page).toBeGreaterThan(0);
    expect(sum(scripts), page).toBeLessThanOrEqual(FIRST_LOAD);
  }
});

test('no public page loads more than 200 kB of script until somebody acts @desktop', async ({
  page,
  house,
}) => {
  for (const path of publicPaths) {
    const scripts = new Set<string>();
    const note = (request: { resourceType: () => string; url: () => string }) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await page.goto(house.url + path);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // What waits for idle time comes then, at the latest three seconds later.
    await page.evaluate(
      async () =>
        new Promise<void>((resolve) => {
          window.requestIdleCallback(() => resolve(), { timeout: 3000 });
        }),
    );
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(sum(scripts), path).toBeLessThanOrEqual(UNTIL_INTERACTION);
  }
});
