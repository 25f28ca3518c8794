/**
 * Makes the site's clips, captions, pictures and icons from the product itself:
 *
 *     node --conditions=@lemma/source apps/platform/media/record.ts
 *
 * It builds the site, starts a house of its own with a learner in it, and films what they see.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { AnswerBook } from '../../../e2e/answer-book.ts';
import { House } from '../../../e2e/house.ts';
import { Learner } from '../../../e2e/learner.ts';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts';
import { buildSiteIfStale } from '../../../scripts/site-build.ts';
import { type Cue, webVtt } from './captions.ts';
import { Film, filmSize, writeFilm } from './film.ts';
import { drawIcons } from './icons.ts';
import { filmGraph, filmReview } from './learner-scenes.ts';
import { takePictures } from './pictures.ts';
import { filmPython, filmStudy } from './scenes.ts';

const publicFolder = join(import.meta.dirname, '../public');
const media = join(publicFolder, 'media');

await buildSiteIfStale();
const house = await House.open();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** A page as large as the film, whose things are shown `scale` times as large. */
const openStage = async (scale: number) =>
  browser.newPage({
    viewport: { width: filmSize.width / scale, height: filmSize.height / scale },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });

async function makeClip(
  name: string,
  page: Page,
  scene: (page: Page, film: Film) => Promise<readonly Cue[]>,
): Promise<void> {
  const film = new Film(page);
  const cues = await scene(page, film);
  const seconds = await writeFilm(browser, house.url, film.shots, {
    video: join(media, `${name}.webm`),
    poster: join(media, `${name}.avif`),
  });
  writeFileSync(join(media, `${name}.vtt`), webVtt(film.shots, cues));
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s\n`);
}

try {
  mkdirSync(media, { recursive: true });
  const page = await browser.newPage();
  await drawIcons(page, readFileSync(join(publicFolder, 'icon.svg'), 'utf8'), publicFolder);
  await page.close();
  for (const [name, scene] of [
    ['study', filmStudy],
    ['python', filmPython],
  ] as const) {
    const stage = await openStage(1.6);
    await makeClip(name, stage, async (at, film) => scene(at, film, house.url));
    await stage.close();
  }
  await takePictures(browser, house.url, media);

  const stage = await openStage(1.25);
  const learner = new Learner(stage, house, new AnswerBook());
  await stage.goto(house.url);
  await learner.signUp('film@example.org');
  await learner.startPath('Essential linear algebra for ML');
  for (const uid of ['la-vectors', 'la-vector-arithmetic', 'la-dot-product'])
    await learner.master(uid);
  await makeClip('graph', stage, async (at, film) => filmGraph(at, film, house.url));
  await makeClip('review', stage, async (at, film) => filmReview(at, film, learner));
} finally {
  await browser.close();
  await house.close();
}
