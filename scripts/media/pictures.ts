import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Learner } from '../../e2e/learner.ts';
import { avif } from './film.ts';

/** The picture of a missed question with its reason, in the lesson that is open. */
export async function takeMissedQuestion(
  page: Page,
  learner: Learner,
  folder: string,
  name: string,
): Promise<void> {
  await learner.answerUntil('multiple-choice');
  await learner.answer(false);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(800);
  writeFileSync(join(folder, `${name}.avif`), await avif(await page.screenshot()));
}
