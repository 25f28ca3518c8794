import { expect } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { expectAccessible, watch } from './watch.ts';

test('a visitor studies a whole lesson, leaves it, comes back, and keeps it by signing up', async ({
  page,
  house,
}, info) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  const learner = new Learner(page, house, new AnswerBook());
  const title = 'Vectors as lists and arrows';

  await test.step('from the page of the path into the lesson', async () => {
    await page.goto(`${house.url}/learn/paths/essential-linear-algebra-for-ml`);
    await page.getByRole('link', { name: 'Try the first lesson, no account needed' }).click();
    await page.waitForURL(/\/learn\/try\/la-vectors$/u);
    expect(await learner.settle()).toBe('reading');
    await expectAccessible(page);
  });

  await test.step('what was answered is there again after a reload', async () => {
    await learner.readToQuestions();
    const first = await learner.asked();
    await learner.answer();
    await page.reload();
    await learner.settle();
    await learner.readToQuestions();
    expect(await learner.asked()).not.toEqual(first);
  });

  await test.step('to its end', async () => {
    await learner.finish();
    await expect(page.getByText('Lesson mastered')).toBeVisible();
    await expect(
      page.getByText(/this lesson counts as mastered, and you are asked again/u),
    ).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('sample-end.png') });
  });

  await test.step('an account takes it over', async () => {
    await page.getByRole('button', { name: 'Sign up and keep it' }).click();
    await learner.register(`sample-${info.project.name}@example.org`);
    await page.waitForURL(`${house.url}/learn/my-learning`);
    await learner.giveName('Night Owl');
    await page.goto(`${house.url}/learn/lessons/la-vectors/history`);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByText(/mastered/iu).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('lemma-samples'))).toBe('{}');
  });
  expect(faults).toEqual([]);
});

test('the landing page leads into a whole lesson; one that is not open says so', async ({
  page,
  house,
}) => {
  const faults = watch(page);
  const learner = new Learner(page, house, new AnswerBook());
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Try a whole lesson, no account needed' }).click();
  expect(await learner.settle()).toBe('reading');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Stop guessing/u })).toBeVisible();
  expect(faults).toEqual([]);
  await page.goto(`${house.url}/learn/try/la-dot-product`);
  await expect(
    page.getByRole('heading', { level: 1, name: '“The dot product” is still locked' }),
  ).toBeVisible();
});
