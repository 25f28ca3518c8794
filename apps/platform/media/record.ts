/**
 * Makes the site's clips, captions, pictures and icons from the product itself:
 *
 *     node --conditions=@lemma/source apps/platform/media/record.ts [pictures] [study] [python] [graph] [review]
 *
 * All of them, or those that are named. It builds the site, starts a house of its own with a learner in it, and films what they see.
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
  const seconds = await writeFilm(browser, house.url, film, {
    video: join(media, `${name}.webm`),
    poster: join(media, `${name}.avif`),
  });
  writeFileSync(join(media, `${name}.vtt`), webVtt(film.shots, cues));
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s\n`);
}

const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

/** What a visitor sees. */
async function filmVisit(): Promise<void> {
  for (const [name, scene] of [
    ['study', filmStudy],
    ['python', filmPython],
  ] as const) {
    if (!isAsked(name)) continue;
    const stage = await openStage(1.6);
    await makeClip(name, stage, async (at, film) => scene(at, film, house.url));
    await stage.close();
  }
}

/** What a learner sees who has mastered a few lessons. */
async function filmLearner(): Promise<void> {
  const stage = await openStage(1.25);
  const learner = new Learner(stage, house, new AnswerBook());
  await learner.begin('film@example.org', 'Essential linear algebra for ML');
  for (const uid of ['la-vectors', 'la-vector-arithmetic']) await learner.master(uid);
  if (isAsked('graph'))
    await makeClip('graph', stage, async (at, film) => filmGraph(at, film, house.url));
  if (isAsked('review'))
    await makeClip('review', stage, async (at, film) => filmReview(at, film, learner));
}

async function drawBitmaps(): Promise<void> {
  const page = await browser.newPage();
  await drawIcons(page, readFileSync(join(publicFolder, 'icon.svg'), 'utf8'), publicFolder);
  await page.close();
  await takePictures(browser, house.url, media);
}

try {
  mkdirSync(media, { recursive: true });
  if (isAsked('pictures')) await drawBitmaps();
  if (isAsked('study') || isAsked('python')) await filmVisit();
  if (isAsked('graph') || isAsked('review')) await filmLearner();
} finally {
  await browser.close();
  await house.close();
}
