import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { avif, filmSize } from './film.ts';

const scale = 1.25;

/** The picture of a question and its feedback. */
export async function takePictures(
  browser: Browser,
  siteUrl: string,
  folder: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: filmSize.width / scale, height: filmSize.height / scale },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  const keep = async (name: string) => {
    await page.waitForTimeout(800);
    writeFileSync(join(folder, `${name}.avif`), await avif(await page.screenshot()));
  };

  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  const answer = page.getByRole('radio', { name: /\(4, −1, 7\)/u });
  await answer.check();
  await answer.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await keep('question');
  await page.close();
}
