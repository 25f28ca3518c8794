import { expect, type Page } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';

/**
 * The pictures of docs/screens.md, each at both widths: the run fails where a screen no longer looks like its picture,
 * and `pnpm screenshots` takes them anew. One pixel in thirty may differ: a weekday, a letter drawn by another Chromium.
 * What is smaller than that, such as one word, goes unseen.
 */
test('the screens look like their pictures in docs', async ({ page, house }, info) => {
  test.setTimeout(480_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const learner = new Learner(page, house, new AnswerBook());
  const take = async (name: string) => {
    await page.evaluate(async () => document.fonts.ready);
    await expect.soft(page).toHaveScreenshot(`${name}-${info.project.name}.png`, {
      maxDiffPixelRatio: 1 / 30,
    });
  };

  await page.goto(house.url);
  await take('landing');
  await learner.signUp(`pictures-${info.project.name}@example.org`);
  await learner.buyPlan();
  await learner.startPath('Essential linear algebra for ML');
  for (const uid of [
    'la-vectors',
    'la-vector-arithmetic',
    'la-dot-product',
    'la-matrices-and-shape',
  ])
    await learner.master(uid);
  await take('session-end');

  await page.goto(`${house.url}/learn/my-learning`);
  await page.getByText('Where you are').first().waitFor();
  await take('my-learning');

  await learner.openLesson('la-matrix-vector-product');
  await page.getByRole('button', { name: 'Continue' }).click();
  await toTop(page, '.lemma-widget');
  await take('lesson');
  await learner.readToQuestions();
  // A slip gets a second try before the answer is shown.
  await learner.fillIn(false);
  await learner.handIn();
  await page.getByRole('heading', { name: /second try$/u }).waitFor();
  await take('answered-wrong');

  for (const uid of ['py-values-and-variables', 'py-lists-and-indexing']) await learner.master(uid);
  await learner.openLesson('py-slicing-lists');
  await learner.answerUntil('repl');
  await learner.fillIn(true);
  await take('python');

  await page.goto(`${house.url}/learn/my-learning/knowledge-profile`);
  await page.locator('.graph-node').first().waitFor();
  await take('graph');
});

/** Scrolls until the element stands below the bar of the session. */
async function toTop(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight / 4);
    });
}
