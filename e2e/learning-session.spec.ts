import { expect, type Page } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { expectAccessible, watch } from './watch.ts';

const book = new AnswerBook();

/** Makes the kept access token one that the server does not take: what its end does, at once. */
async function spoilToken(page: Page): Promise<void> {
  const spoilt = await page.evaluate(() => {
    let count = 0;
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('@@auth0spajs@@'))) {
      const text = localStorage.getItem(key) ?? '';
      const next = text.replace(/"access_token":"[^"]+"/u, '"access_token":"ended"');
      if (next === text) continue;
      localStorage.setItem(key, next);
      count += 1;
    }
    return count;
  });
  expect(spoilt).toBeGreaterThan(0);
}

test('a locked lesson stays shut, a failed one returns, a mastered one is reviewed @desktop', async ({
  page,
  house,
}) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  const learner = new Learner(page, house, book);
  await learner.begin('returns@example.org', 'Essential linear algebra for ML');

  await test.step('a locked lesson says what is missing', async () => {
    // Of this lesson: the page before may still be asking for its own next ones.
    const refused = page.waitForResponse(/\/interactive\/la-length-and-distance$/u);
    await page.goto(`${house.url}/learn/lessons/la-length-and-distance/study`);
    expect((await refused).status()).toBe(403);
    await expect(page.getByText('The dot product').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('failing brings the lesson back', async () => {
    await learner.openLesson('la-vectors');
    await learner.finish(false);
    await expect(page.getByText('Not yet mastered')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${house.url}/learn/my-learning`);
    const again = page
      .locator('.action-list li')
      .filter({ hasText: 'Vectors as lists and arrows' });
    await expect(again).toContainText('Again');
  });

  await test.step('passing it opens the next', async () => {
    await learner.master('la-vectors');
    await expect(page.getByRole('heading', { name: /lessons? opened$/u })).toBeVisible();
  });

  await test.step('a review of it is passed', async () => {
    await learner.openLesson('la-vectors', 'review');
    await learner.finish();
    await expect(page.locator('.study[data-phase="finished"]')).toBeVisible();
    await page.goto(`${house.url}/learn/lessons/la-vectors/history`);
    await expect(page.getByText(/Review/u).first()).toBeVisible();
    await expectAccessible(page);
  });

  expect(faults).toEqual([]);
});

test('an answer survives an ended token, a killed server, a second tab and a second device @desktop', async ({
  page,
  context,
  browser,
  house,
}) => {
  test.setTimeout(600_000);
  const learner = new Learner(page, house, book);
  await learner.begin('steady@example.org', 'Essential linear algebra for ML');
  await learner.openLesson('la-vectors');
  await learner.readToQuestions();
  const place = page.url();

  await test.step('the token ends in the middle of a lesson: a new one is fetched', async () => {
    // Whichever call goes first meets the refusal; the ones after it have the new token.
    const refused = page.waitForResponse(
      (response) => response.url().includes('/edge/') && response.status() === 401,
    );
    await spoilToken(page);
    await learner.answer();
    await refused;
    await learner.goOn();
  });

  await test.step('kill -9 in the middle of an answer: it is delivered once', async () => {
    const inFlight = await learner.asked();
    await learner.fillIn(true);
    await house.killServer();
    await learner.handIn();
    await expect(page.locator('.study[data-phase="sending"]')).toBeVisible();
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    await house.startServer();
    await learner.feedback();
    await learner.goOn();
    expect(await learner.asked()).not.toEqual(inFlight);
  });

  await test.step('a second tab follows', async () => {
    const tab = await context.newPage();
    await tab.goto(place);
    const there = new Learner(tab, house, book);
    expect(await there.asked()).toEqual(await learner.asked());
    await learner.answer();
    await learner.goOn();
    // What a browser tells a tab that comes back into view.
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(tab.getByText(/went on in another tab/u)).toBeVisible();
    await expect.poll(() => there.asked()).toEqual(await learner.asked());
    await tab.close();
  });

  await test.step('a second device goes on at the same question', async () => {
    const other = await browser.newContext();
    const phone = new Learner(await other.newPage(), house, book);
    await phone.logIn('steady@example.org');
    await phone.page.goto(place);
    expect(await phone.asked()).toEqual(await learner.asked());
    // A miss, so that the session certainly asks on.
    await phone.answer(false);
    expect(await phone.goOn()).toBe('question');
    // Here the old question is still on the page: its answer comes too late, and the page moves on.
    await learner.fillIn(true);
    await learner.handIn();
    await expect(page.getByText(/on another device/u)).toBeVisible();
    await expect.poll(() => learner.asked()).toEqual(await phone.asked());
    await other.close();
  });
});
