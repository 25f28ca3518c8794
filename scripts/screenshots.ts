/**
 * `pnpm screenshots`: pictures of the product for the README and the public site, taken from the running product
 * at desktop and phone width, into docs/pictures.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { AnswerBook } from '../e2e/answer-book.ts';
import { House } from '../e2e/house.ts';
import { Learner } from '../e2e/learner.ts';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { buildSiteIfStale } from './site-build.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const widths = { '': { width: 1440, height: 900 }, '-phone': { width: 390, height: 844 } } as const;

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  console.log(`docs/pictures/${name}.png`);
}

/** One learner's way through the screens that are shown. */
async function walk(
  browser: Browser,
  house: House,
  book: AnswerBook,
  suffix: keyof typeof widths,
): Promise<void> {
  const context = await browser.newContext({ viewport: widths[suffix], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const learner = new Learner(page, house, book);
  await page.goto(house.url);
  await take(page, `landing${suffix}`);
  await page.goto(`${house.url}/blog`);
  await take(page, `blog${suffix}`);
  await learner.signUp(`pictures${suffix}@example.org`);
  await learner.buyPlan();
  await learner.startPath('Essential linear algebra for ML');
  await page.getByText('Vectors as lists and arrows').first().waitFor();
  for (const uid of [
    'la-vectors',
    'la-vector-arithmetic',
    'la-dot-product',
    'la-matrices-and-shape',
  ])
    await learner.master(uid);
  await take(page, `session-end${suffix}`);
  await page.goto(`${house.url}/learn/my-learning`);
  await page.getByText('Where you are').first().waitFor();
  await take(page, `my-learning${suffix}`);
  await learner.openLesson('la-matrix-vector-product');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.lw-matrix-multiplier, .lemma-widget').first().scrollIntoViewIfNeeded();
  await take(page, `lesson${suffix}`);
  await learner.readToQuestions();
  // A slip gets a second try before the answer is shown.
  await learner.fillIn(false);
  await learner.handIn();
  await page.getByRole('heading', { name: /second try$/u }).waitFor();
  await take(page, `answered-wrong${suffix}`);
  await learner.answer(true);
  await take(page, `answered-right${suffix}`);
  for (const uid of ['py-values-and-variables', 'py-lists-and-indexing']) await learner.master(uid);
  await learner.openLesson('py-slicing-lists');
  await learner.answerUntil('repl');
  await learner.fillIn(true);
  await take(page, `python${suffix}`);
  await page.goto(`${house.url}/learn/my-learning/knowledge-profile`);
  await page.waitForTimeout(1500);
  await take(page, `graph${suffix}`);
  await context.close();
}

mkdirSync(folder, { recursive: true });
await buildSiteIfStale();
const house = await House.open();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const book = new AnswerBook();
  await walk(browser, house, book, '');
  await walk(browser, house, book, '-phone');
} finally {
  await browser.close();
  await house.close();
}
