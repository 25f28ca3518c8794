import { test as base, type Page } from '@playwright/test';
import { untilLaidOut } from '../scripts/laid-out.ts';

/** The moment that every picture is taken at. */
const moment = new Date('2026-03-04T09:30:00Z');

/** A page on which nothing depends on when, or how often, it is opened. */
export const test = base.extend({
  page: async ({ page }, give) => {
    await page.clock.setFixedTime(moment);
    await page.addInitScript(seedChance);
    // Faces that come late are left out by the site; a picture waits for them.
    await page.route(/\.css$/u, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replaceAll(/font-display:\s*optional/gu, 'font-display:block'),
      });
    });
    await give(page);
  },
});

/** Waits until what the page shows no longer changes by itself. */
export async function untilStill(page: Page): Promise<void> {
  await untilLaidOut(page);
  await page.evaluate(async () => {
    // Whether a caption stands in a paused recording hangs on when its file has come.
    for (const video of document.querySelectorAll('video'))
      for (const track of video.textTracks) track.mode = 'disabled';
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map(async (image) => {
        // One that waits for the reader to come near would never be decoded.
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
      }),
    );
  });
}

/** Runs in the page: `Math.random` draws the same numbers at every opening (mulberry32). */
function seedChance(): void {
  let state = 20_260_304;
  Math.random = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
