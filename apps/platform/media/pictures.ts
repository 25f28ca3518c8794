import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { filmSize } from './film.ts';

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
    const png = await page.screenshot();
    writeFileSync(join(folder, `${name}.webp`), await toWebp(page, png));
  };

  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  const answer = page.getByRole('radio', { name: /\(4, −1, 7\)/u });
  await answer.check();
  await answer.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await keep('question');
  await page.close();
}

async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const webp = await page.evaluate(async (image) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${image}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(webp, 'base64');
}
