import { globSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
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

function codeOf(cell: Locator): Promise<string> {
  return cell.locator('.lemma-py-code').innerText();
}

/** How many pieces of unfinished code are kept on the device. */
async function drafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lemma-python-drafts');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    });
    const counting = db.transaction('drafts').objectStore('drafts').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    db.close();
    return counting.result;
  });
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
    // Needs `navigator.onLine` to stay false after a reload: an older Chromium forgets it (scripts/verify/toolchain.ts).
    await expect(page.getByText('You are offline.')).toBeVisible();
  });

  await test.step('a lesson is begun, read and answered', async () => {
    await page
      .locator('.action-list')
      .getByRole('link', { name: 'Values, variables, print' })
      .click();
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

  await test.step('the second round is read', async () => {
    for (;;) {
      await page.getByRole('button', { name: 'Next question' }).click();
      if ((await learner.settle()) === 'reading') break;
      await learner.fillIn(true);
      await learner.handIn();
    }
    // A widget that no page has shown before: its code is on the device.
    const widget = page.getByRole('region', { name: 'The total does not follow the price' });
    await widget.getByRole('button', { name: 'Next' }).click();
    await expect(widget.getByRole('list', { name: 'Names and objects' })).toContainText('price');
    await learner.readToQuestions();
  });

  await test.step('back on the network the answers are sent by themselves', async () => {
    await learner.fillIn(true);
    await learner.handIn();
    await expect(page.getByText('Your answer is safe on this device')).toBeVisible();
    await house.startServer();
    await context.setOffline(false);
    await learner.feedback();
    await expect(page.getByText(/^Right\./u).first()).toBeVisible();
    await expect(page.getByText(/saved on this device/u)).toHaveCount(0);
    expect(await learner.goOn()).toBe('question');
  });

  const question = page.getByRole('region', { name: 'New version' });
  /** The site is published anew, and the page hears of it. */
  const update = async (version: string) => {
    house.publishUpdate(version);
    await house.killServer();
    await house.startServer();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(question).toBeVisible({ timeout: 90_000 });
  };
  const take = async () => {
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
  };

  await test.step('a new version waits until the learner takes it', async () => {
    const place = page.url();
    const before = await learner.asked();
    await update('next');
    await take();
    expect(await learner.settle()).toBe('question');
    expect(page.url()).toBe(place);
    expect(await learner.asked()).toEqual(before);
    await expect(question).toHaveCount(0);
  });

  await test.step('what was just typed in an editor is there in the new version', async () => {
    await page.goto(`${house.url}/learn/lessons/py-values-and-variables/reference`);
    const cell = page.getByRole('group', { name: 'Python code that can be run' }).first();
    const authors = await codeOf(cell);
    const typed = 'x = 6 * 7';
    await cell.getByRole('button', { name: 'Edit' }).click();
    await expect(cell.locator('.cm-content')).toBeFocused();
    await update('second');
    await cell.locator('.cm-content').fill(typed);
    await take();
    await expect.poll(() => codeOf(cell)).toBe(typed);
    await cell.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => codeOf(cell)).toBe(authors);
  });

  await test.step('signing out leaves no code on the device', async () => {
    const cell = page.getByRole('group', { name: 'Python code that can be run' }).first();
    await cell.getByRole('button', { name: 'Edit' }).click();
    await cell.locator('.cm-content').fill('mine = 1');
    await expect.poll(() => drafts(page)).toBe(1);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    expect(await drafts(page)).toBe(0);
  });
});
