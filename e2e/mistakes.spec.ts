import { expect } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { expectAccessible, watch } from './watch.ts';

const book = new AnswerBook();

test('a miss is listed with both answers, practised from the list, and found again in the history', async ({
  page,
  house,
}, { project }) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  const learner = new Learner(page, house, book);
  await learner.begin(`misses-${project.name}@example.org`, 'Essential linear algebra for ML');

  await test.step('before any answer the list says so', async () => {
    await page.goto(`${house.url}/learn/mistakes`);
    await expect(page.getByText(/answered no question/u)).toBeVisible();
    await expectAccessible(page);
  });

  await learner.openLesson('la-vectors');
  await learner.readToQuestions();
  const missed = await learner.asked();
  await test.step('while a second try is open the miss is kept back', async () => {
    await learner.fillIn(false);
    await learner.handIn();
    await expect(page.getByRole('heading', { name: /second try$/u })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${house.url}/learn/mistakes`);
    await expect(other.getByText(/Nothing missed|answered no question/u)).toBeVisible();
    await other.close();
    await learner.answer();
    await learner.goOn();
  });
  await learner.finish();
  await expect(page.getByText('Lesson mastered')).toBeVisible();

  await test.step('the end of the session leads to the list: own answer, right answer, steps', async () => {
    await page.getByRole('link', { name: 'Look at what you missed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mistakes' })).toBeVisible();
    await expect(page.locator('.missed-skill')).toHaveCount(1);
    const miss = page.locator('.lemma-answered');
    await expect(miss).toHaveCount(1);
    await expect(miss.getByText('Your answer', { exact: true }).first()).toBeVisible();
    await expect(miss.getByText('Right answer', { exact: true }).first()).toBeVisible();
    await miss.getByText('Worked steps').click();
    await expect(miss.locator('.lemma-explanation')).toBeVisible();
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });

  await test.step('the history has it too, with its seed', async () => {
    await page.goto(`${house.url}/learn/lessons/la-vectors/history`);
    await page.getByText('Mastered', { exact: true }).last().click();
    await expect(page.getByText(`${missed.uid}, seed ${missed.seed}`).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'What you missed in this lesson' }).click();
    await expect(page.getByRole('link', { name: /^Only Vectors as lists/u })).toBeVisible();
  });

  await test.step('practising it is a review of its lesson', async () => {
    await page.getByRole('link', { name: /^Practise this skill/u }).click();
    await page.waitForURL(/\/learn\/my-learning\/session\//u);
    await learner.finish();
    await expect(page.getByText('Review passed')).toBeVisible();
    await page.goto(`${house.url}/learn/mistakes`);
    await expect(page.getByText(/Right once more on another day/u)).toBeVisible();
  });
  expect(faults).toEqual([]);
});
