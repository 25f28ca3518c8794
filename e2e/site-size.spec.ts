import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { exampleTestimonials } from '../apps/platform/src/sections/testimonials.ts';
import { publicPaths } from '../apps/platform/src/seo/public-paths.ts';
import { siteDir } from '../scripts/site-build.ts';
import { test } from './shared-house.ts';

const kB = 1000;
/** Gzipped script that a public page names for its first load. */
const FIRST_LOAD = 165 * kB;
/** Pages that are over it still, with what they may not exceed until they are not. */
const overFirstLoad: Readonly<Record<string, number>> = {
  '/': 167.5 * kB,
  '/how-lemma-works': 168.5 * kB,
  '/subscribe': 170.5 * kB,
  '/learn/diagnostic': 173 * kB,
  '/learn/paths': 171 * kB,
  '/learn/paths/essential-linear-algebra-for-ml': 171 * kB,
  '/learn/paths/essential-python-for-data-science-and-ml': 171 * kB,
};
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
    expect(sum(scripts), page).toBeLessThanOrEqual(overFirstLoad[page] ?? FIRST_LOAD);
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
