import { expect, type Page } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { expectAccessible, watch } from './watch.ts';

const book = new AnswerBook();

/** "I don't know yet": one of the options of a choice, a button beside an entry. */
const dontKnowOption = (page: Page) =>
  page.locator('.lemma-option').filter({ hasText: /don.t know yet/u });
const dontKnowButton = (page: Page) => page.getByRole('button', { name: /don.t know yet/u });

async function dontKnow(page: Page): Promise<void> {
  const option = dontKnowOption(page);
  const button = dontKnowButton(page);
  await option.or(button).first().waitFor();
  if (await button.isVisible()) return button.click();
  await option.click();
  await page.getByRole('button', { name: 'Check answer' }).click();
}

test('a visitor takes the diagnostic, keeps its result by signing up, and masters a first lesson', async ({
  page,
  request,
  house,
}, info) => {
  test.setTimeout(600_000);
  const faults = watch(page);
  const learner = new Learner(page, house, book);

  await test.step('the landing page is prerendered and readable without JavaScript', async () => {
    const html = await (await request.get(house.url)).text();
    expect(html).toContain('Start mastering.');
  });

  await test.step('they begin the diagnostic without an account, leave it and go on', async () => {
    await page.goto(`${house.url}/learn/diagnostic#essential-linear-algebra-for-ml`);
    await page.getByRole('button', { name: 'Start the diagnostic' }).click();
    await dontKnow(page);
    await expect(page.getByRole('heading', { name: /^Question 2 / })).toBeVisible();
    await expect(page.getByRole('img', { name: /: not asked$/u }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Save and leave' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Essential linear algebra for ML' })
      .getByRole('link', { name: 'Continue' })
      .click();
    await expect(page.getByRole('heading', { name: /^Question 2 / })).toBeVisible();
  });

  await test.step('it stops by itself and says where to start', async () => {
    const question = page.getByRole('heading', { name: /^Question \d+ of at most/u });
    const result = page.getByRole('heading', { name: 'You start at the beginning' });
    const asked = dontKnowOption(page).or(dontKnowButton(page));
    while (await question.or(result).first().isVisible()) {
      // The heading counts on before it is known whether another question follows.
      await asked.or(result).first().waitFor();
      if (await result.isVisible()) break;
      const now = await question.textContent();
      await dontKnow(page);
      await expect(question.filter({ hasText: now ?? '' })).toHaveCount(0);
      await expect(question.or(result).first()).toBeVisible();
    }
    await expect(page.getByText(/\d+ to \d+/u).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the result is theirs once they have an account', async () => {
    await page.getByRole('button', { name: 'Sign up and keep it' }).click();
    await learner.register(`${info.project.name}@example.org`);
    await page.getByRole('button', { name: /^Start with /u }).click();
    await page.waitForURL(/\/learn\/my-learning\/session\//u);
  });

  await test.step('they study the lesson to its end', async () => {
    await learner.settle();
    await expectAccessible(page);
    await learner.readToQuestions();
    await expectAccessible(page);
    await learner.finish();
    await expect(page.getByText('Lesson mastered')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('they are asked for a name now, and what they did is there after a reload', async () => {
    await page.goto(`${house.url}/learn/all-lessons`);
    await learner.giveName('Night Owl');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Vectors as lists and arrows' }).first(),
    ).toContainText('Mastered');
    await expectAccessible(page);
  });

  expect(faults).toEqual([]);
});
