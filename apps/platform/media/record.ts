/**
 * Makes the site's clips, captions, pictures, share pictures and icons from the product itself:
 *
 *     node --conditions=@lemma/source apps/platform/media/record.ts http://localhost:4400
 *
 * The address is that of a running house (`npm start`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts';
import { webVtt } from './captions.ts';
import { Film, filmSize, writeFilm } from './film.ts';
import { takePictures } from './pictures.ts';
import { filmPython, filmStudy } from './scenes.ts';
import { drawIcons, drawSharePictures } from './share-pictures.ts';

const siteUrl = process.argv[2] ?? 'http://localhost:4400';
const publicFolder = join(import.meta.dirname, '../public');
const media = join(publicFolder, 'media');

async function makeClip(browser: Browser, name: string, scene: typeof filmStudy): Promise<void> {
  const scale = 1.6;
  const page = await browser.newPage({
    viewport: { width: filmSize.width / scale, height: filmSize.height / scale },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  const film = new Film(page);
  const cues = await scene(page, film, siteUrl);
  await page.close();
  await writeFilm(browser, siteUrl, film.shots, {
    video: join(media, `${name}.webm`),
    poster: join(media, `${name}.webp`),
  });
  writeFileSync(join(media, `${name}.vtt`), webVtt(film.shots, cues));
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  for (const folder of [media, join(publicFolder, 'og')]) mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  await drawSharePictures(page, siteUrl, join(publicFolder, 'og'));
  await drawIcons(page, readFileSync(join(publicFolder, 'icon.svg'), 'utf8'), publicFolder);
  await page.close();
  await makeClip(browser, 'study', filmStudy);
  await makeClip(browser, 'python', filmPython);
  await takePictures(browser, siteUrl, media);
} finally {
  await browser.close();
}
