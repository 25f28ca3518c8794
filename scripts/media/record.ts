/**
 * Makes the site's clips, captions, pictures and icons from the product itself:
 *
 *     node --conditions=@lemma/source scripts/media/record.ts [icons] [algebra] [question] [python]
 *
 * All of them, or those that are named. It builds the site, starts a server of its own with learners in it, and films what
 * they see. It needs ffmpeg.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { AnswerBook } from '../../e2e/answer-book.ts';
import { House } from '../../e2e/house.ts';
import { Learner } from '../../e2e/learner.ts';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { buildSiteIfStale } from '../site-build.ts';
import { type Cue, webVtt } from './captions.ts';
import { Film, filmSize, writeFilm } from './film.ts';
import { drawIcons } from './icons.ts';
import { filmGraph, filmReview } from './learner-scenes.ts';
import { filmExercise, filmMatrixLesson, filmPythonLesson } from './lesson-scenes.ts';
import { takeMissedQuestion } from './pictures.ts';

const publicFolder = join(import.meta.dirname, '../../apps/platform/public');
const media = join(publicFolder, 'media');
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

/** Things are shown this many times as large as on a screen of the film's size. */
const SCALE = 1.25;

mkdirSync(media, { recursive: true });
await buildSiteIfStale();
const house = await House.open();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

const openStage = async () =>
  browser.newPage({
    viewport: { width: filmSize.width / SCALE, height: filmSize.height / SCALE },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  });

async function makeClip(
  name: string,
  page: Page,
  scene: (film: Film) => Promise<readonly Cue[]>,
): Promise<void> {
  const film = new Film(page);
  const cues = await scene(film);
  const seconds = await writeFilm(film, join(media, name));
  writeFileSync(join(media, `${name}.vtt`), webVtt(film.shots, cues));
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s\n`);
}

/** The plan that opens the lessons which are not free. */
async function buyPlan(page: Page): Promise<void> {
  await page.goto(`${house.url}/subscribe`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start annual plan' }).click();
  await page.getByRole('button', { name: 'Pay with the test card' }).click();
  await page.getByRole('heading', { name: 'Subscription Successful!' }).waitFor();
}

/** What a learner of linear algebra sees, from the lessons that come first. */
async function filmAlgebra(): Promise<void> {
  const page = await openStage();
  const learner = new Learner(page, house, new AnswerBook());
  await learner.begin('algebra@example.org', 'Essential linear algebra for ML');
  await buyPlan(page);
  for (const uid of [
    'la-vectors',
    'la-vector-arithmetic',
    'la-dot-product',
    'la-matrices-and-shape',
  ])
    await learner.master(uid);
  await makeClip('graph', page, (film) => filmGraph(page, film, house.url, 'Linear combinations'));
  await makeClip('review', page, (film) => filmReview(page, film, learner));
  await makeClip('matrix-lesson', page, (film) => filmMatrixLesson(page, film, learner));
  await page.close();
}

/** A question missed in the first lesson of linear algebra. */
async function takeAlgebraQuestion(): Promise<void> {
  const page = await openStage();
  const learner = new Learner(page, house, new AnswerBook());
  await learner.begin('question@example.org', 'Essential linear algebra for ML');
  await learner.openLesson('la-vectors');
  await takeMissedQuestion(page, learner, media, 'algebra-question');
  await page.close();
}

/** What a learner of Python sees. */
async function filmPython(): Promise<void> {
  const page = await openStage();
  const learner = new Learner(page, house, new AnswerBook());
  await learner.begin('python@example.org', 'Essential Python for data science and ML');
  await makeClip('python-lesson', page, (film) => filmPythonLesson(page, film, learner));
  await learner.master('py-values-and-variables');
  await learner.openLesson('py-lists-and-indexing');
  await takeMissedQuestion(page, learner, media, 'python-question');
  await learner.openLesson('py-lists-and-indexing');
  await makeClip('exercise', page, (film) => filmExercise(page, film, learner));
  await makeClip('python-graph', page, (film) =>
    filmGraph(page, film, house.url, 'Lists and indexing'),
  );
  await page.close();
}

async function makeIcons(): Promise<void> {
  const page = await browser.newPage();
  await drawIcons(page, readFileSync(join(publicFolder, 'icon.svg'), 'utf8'), publicFolder);
  await page.close();
}

try {
  if (isAsked('icons')) await makeIcons();
  if (isAsked('python')) await filmPython();
  if (isAsked('question')) await takeAlgebraQuestion();
  if (isAsked('algebra')) await filmAlgebra();
} finally {
  await browser.close();
  await house.close();
}
