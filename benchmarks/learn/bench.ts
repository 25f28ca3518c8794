/** What a learner waits for, on the built site over local HTTP in Chromium: a lesson, the next question, a queue of reviews; and what forty lessons leave in memory. */
import { chromium } from 'playwright';
import { House } from '../../e2e/house.ts';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { buildSiteIfStale } from '../../scripts/site-build.ts';
import type { Row } from '../statistics.ts';
import { memoryRows } from './memory.ts';
import { openingRows } from './opening.ts';
import { queueRows } from './queue.ts';

export async function run(): Promise<{ rows: Row[] }> {
  await buildSiteIfStale();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const house = await House.open();
    try {
      return {
        rows: [
          ...(await openingRows(browser, house)),
          ...(await queueRows(browser)),
          ...(await memoryRows(browser)),
        ],
      };
    } finally {
      await house.close();
    }
  } finally {
    await browser.close();
  }
}
