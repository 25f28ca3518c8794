import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { expectAccessible } from './watch.ts';

const book = new AnswerBook();
const email = 'own-way@example.org';

test('a learner makes a path of their own, takes their data along, signs out everywhere and leaves for good @desktop', async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(600_000);
  const learner = new Learner(page, house, book);
  await learner.begin(email, 'Essential linear algebra for ML');
  const path = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

  await test.step('a path from a goal brings what the goal rests on', async () => {
    await page.goto(`${house.url}/learn/paths`);
    await page.getByRole('button', { name: 'Make a path from a goal' }).click();
    const dialog = page.getByRole('dialog', { name: 'A path from a goal' });
    await dialog.getByLabel('Name of the path').fill('To the dot product');
    await dialog.getByLabel('Find a lesson').fill('dot product');
    await dialog.getByRole('checkbox', { name: /^The dot product/u }).check();
    await expect(dialog.getByText(/[1-9]\d* lessons to go, about /u)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make this path' }).click();
    await expect(page.locator('.action-list')).toContainText('Vectors as lists and arrows');
  });

  await test.step('paths are switched and put away', async () => {
    await page.goto(`${house.url}/learn/paths`);
    await expect(path('To the dot product')).toContainText('Active · your own');
    await path('Essential linear algebra for ML')
      .getByRole('button', { name: 'Switch to this path' })
      .click();
    await page.waitForURL(`${house.url}/learn/my-learning`);
    await page.goto(`${house.url}/learn/paths`);
    await expect(path('Essential linear algebra for ML')).toContainText('Active');
    await path('To the dot product').getByRole('button', { name: 'Put away' }).click();
    await expect(
      path('To the dot product').getByRole('button', { name: 'Take up again' }),
    ).toBeVisible();
  });

  await test.step('everything that is kept of them comes as a file', async () => {
    await page.goto(`${house.url}/account`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ format: 1, profile: { email } });
    expect(file).toContain('To the dot product');
  });

  await test.step('a subscription that is cancelled at the provider is not said to renew', async () => {
    await page.goto(`${house.url}/subscribe`);
    await page.getByRole('button', { name: 'Start monthly' }).click();
    await page.getByRole('button', { name: 'Pay with the test card' }).click();
    await page.waitForURL(/\/payment\?subscribed=true/u);
    await page.goto(`${house.url}/account`);
    await expect(page.getByText(/renews by itself/u)).toBeVisible();
    await page.getByRole('button', { name: 'Change or cancel the subscription' }).click();
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page.getByText(/does not renew/u)).toBeVisible();
    await expect(page.getByText(/renews by itself/u)).toHaveCount(0);
  });

  const elsewhere = await browser.newContext();
  const other = new Learner(await elsewhere.newPage(), house, book);
  await test.step('signing out everywhere ends the session of another device, whose answer waits', async () => {
    await other.logIn(email);
    await other.openLesson('la-vectors');
    await other.readToQuestions();
    const place = other.page.url();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL(`${house.url}/`);
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();

    const unanswered = await other.asked();
    await other.fillIn(true);
    await other.handIn();
    await other.page.getByRole('heading', { name: /log in/iu }).waitFor();
    expect(other.page.url()).toContain(house.identityUrl);
    await other.enterPassword(email);
    // Back at the place, the answer that waited is delivered: the session has gone on.
    await other.page.waitForURL(place);
    await expect.poll(async () => other.asked()).not.toEqual(unanswered);
  });

  await test.step('a deleted account is gone', async () => {
    await other.page.goto(`${house.url}/account`);
    await other.page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = other.page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('textbox').fill('delete my account');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await other.page.waitForURL(`${house.url}/`);
    await expect(other.page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  });
  await elsewhere.close();
});
