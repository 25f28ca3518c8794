import { expect, type Page, test } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { House } from './house.ts';
import { Learner } from './learner.ts';

let house: House;
const book = new AnswerBook();

test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

/** True once the page is served by its worker and the answer to a call is kept on the device. */
async function isKept(page: Page, call: RegExp): Promise<boolean> {
  return page.evaluate(async (source) => {
    if (!navigator.serviceWorker.controller) return false;
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      if (requests.some((request) => new RegExp(source, 'u').test(request.url))) return true;
    }
    return false;
  }, call.source);
}

test('the next lesson begins without network, its answer waits and is sent by itself, and an update asks first @desktop', async ({
  page,
  context,
}) => {
  const learner = new Learner(page, house, book);
  await page.goto(`${house.url}/blog`);
  await learner.signUp('offline@example.org');
  await learner.startPath('Essential linear algebra for ML');

  await test.step('what comes next is kept ahead', async () => {
    await expect
      .poll(() => isKept(page, /\/edge\/lessons\/interactive\/la-vectors$/u), { timeout: 90_000 })
      .toBe(true);
  });

  await test.step('without network the plan is there, and says so', async () => {
    await context.setOffline(true);
    await house.killServer();
    await page.reload();
    await expect(page.locator('.action-list')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('You are offline.')).toBeVisible();
  });

  await test.step('a lesson is begun, read and answered', async () => {
    await page
      .locator('.action-list')
      .getByRole('link', { name: 'Vectors as lists and arrows' })
      .click();
    await learner.readToQuestions();
    await learner.fillIn(true);
    await learner.handIn();
    await expect(page.locator('.study[data-phase="sending"]')).toBeVisible();
    await expect(page.getByText(/saved on this device and will be sent/u)).toBeVisible();
  });

  await test.step('back on the network it is sent by itself', async () => {
    await house.startServer();
    await context.setOffline(false);
    await learner.feedback();
    await expect(page.getByText(/^Right\./u).first()).toBeVisible();
    await expect(page.getByText(/saved on this device/u)).toHaveCount(0);
    expect(await learner.goOn()).toBe('question');
  });

  await test.step('a new version waits until the learner takes it', async () => {
    const place = page.url();
    const before = await learner.asked();
    house.publishUpdate();
    await house.killServer();
    await house.startServer();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const question = page.getByRole('region', { name: 'New version' });
    await expect(question).toBeVisible({ timeout: 90_000 });
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    expect(await learner.settle()).toBe('question');
    expect(page.url()).toBe(place);
    expect(await learner.asked()).toEqual(before);
    await expect(question).toHaveCount(0);
  });
});
