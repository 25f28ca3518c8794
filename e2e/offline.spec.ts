import { globSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sortSiteFiles } from '../apps/platform/src/offline/site-cache.ts';
import { siteDir } from '../scripts/site-build.ts';
import { AnswerBook } from './answer-book.ts';
import { House } from './house.ts';
import { Learner } from './learner.ts';

let house: House;
const book = new AnswerBook();

test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

/** How many addresses of a kind are kept on the device, once the page is served by its worker. */
async function kept(page: Page, kind: RegExp): Promise<number> {
  return page.evaluate(async (source) => {
    if (!navigator.serviceWorker.controller) return 0;
    const found = new Set<string>();
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (new RegExp(source, 'u').test(url)) found.add(url);
    return found.size;
  }, kind.source);
}

/** Python's files that the service worker of the built site keeps. */
const pythonFiles = sortSiteFiles(
  globSync('python/**/*.*', { cwd: siteDir }).map((path) => `/${path}`),
).python.length;

test('the next lesson and its Python go on without network, answers wait and are sent by themselves, and an update asks first @desktop', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const learner = new Learner(page, house, book);
  await learner.begin('offline@example.org', 'Essential Python for data science and ML');

  await test.step('what comes next is kept ahead: its lesson, and Python', async () => {
    const long = { timeout: 180_000 };
    await expect
      .poll(() => kept(page, /\/edge\/lessons\/interactive\/py-values-and-variables$/u), long)
      .toBe(1);
    await expect.poll(() => kept(page, /\/python\//u), long).toBe(pythonFiles);
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
      .getByRole('link', { name: 'Values, variables, print' })
      .click();
    await learner.settle();
    await page.getByRole('button', { name: 'Continue' }).click();
    // A widget that no page has shown before: its code is on the device.
    const widget = page.getByRole('region', { name: 'The total does not follow the price' });
    await widget.getByRole('button', { name: 'Next' }).click();
    await expect(widget.getByRole('list', { name: 'Names and objects' })).toContainText('price');
    await learner.readToQuestions();
    await learner.fillIn(true);
    await learner.handIn();
    await expect(page.locator('.study[data-phase="sending"]')).toBeVisible();
    await expect(page.getByText(/saved on this device and will be sent/u)).toBeVisible();
    await expect(page.getByText('Your answer is safe on this device')).toBeVisible();
  });

  await test.step('Python runs', async () => {
    await page.getByRole('button', { name: 'Console' }).click();
    const statement = page.getByRole('textbox', { name: 'Python statement' });
    await statement.fill('6 * 7');
    await statement.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Python console' })).toContainText('42');
    await page.keyboard.press('Escape');
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
