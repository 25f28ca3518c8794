import { expect } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { expectAccessible, watch } from './watch.ts';

const book = new AnswerBook();

test('notes are kept beside their parts, without network too, and nothing of two devices is lost', async ({
  page,
  context,
  browser,
  house,
}, { project }) => {
  test.setTimeout(400_000);
  const faults = watch(page);
  const email = `notes-${project.name}@example.org`;
  const learner = new Learner(page, house, book);
  await learner.begin(email, 'Essential linear algebra for ML');

  await test.step('a note and a bookmark beside the part that is read, by the keyboard', async () => {
    await learner.openLesson('la-vectors');
    await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await page.getByRole('button', { name: 'Add a note' }).press('Enter');
    const field = page.getByRole('textbox', { name: /^Your note on/u });
    await expect(field).toBeFocused();
    await field.pressSequentially('A list of numbers,\n? and Enter are text here.');
    await expect(page.getByText('Saved.')).toBeVisible();
    await field.press('Escape');
    await expect(page.getByRole('button', { name: 'Edit your note' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the list leads back to the part, where the note is seen too', async () => {
    await page.goto(`${house.url}/learn/notes`);
    await expect(page.getByText('A list of numbers,')).toBeVisible();
    await expectAccessible(page);
    await page.locator('.notes-of-lesson h3 a').click();
    await page.waitForURL(/\/learn\/lessons\/la-vectors\/reference/u);
    await expect(page.getByText('A list of numbers,')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Notes and bookmarks' })).toBeVisible();
  });

  const desk = await browser.newContext();
  const other = new Learner(await desk.newPage(), house, book);
  await test.step('another device has it', async () => {
    await other.logIn(email);
    await other.page.goto(`${house.url}/learn/notes`);
    await expect(other.page.getByText('A list of numbers,')).toBeVisible();
  });

  await test.step('without network it is changed, and still changed after a reload', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect(page.getByText('A list of numbers,')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit your note' }).click();
    const field = page.getByRole('textbox', { name: /^Your note on/u });
    await field.fill('Written on the train.');
    await expect(page.getByText(/Kept on this device/u)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.getByText('Written on the train.')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the other device writes meanwhile; afterwards both texts are there', async () => {
    await other.page.getByRole('button', { name: 'Edit your note' }).click();
    await other.page.getByRole('textbox', { name: /^Your note on/u }).fill('Written at the desk.');
    await expect(other.page.getByText('Saved.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Written at the desk.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Written on the train.')).toBeVisible();
  });
  await desk.close();
  // Without network calls fail, and say so.
  expect(faults.filter((fault) => !/got no answer|Failed to fetch/u.test(fault))).toEqual([]);
});
