import type { Page } from 'playwright';

/** Waits until every part of the lessons on a page is laid out: until then it has neither its true place and height nor its true colours. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.lemma-part')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
}
