import { expect } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { countShifts, expectAccessible, watch } from './watch.ts';

test('a diagnostic with one miss stands still, and its result is no surer than it may be', async ({
  page,
  house,
}) => {
  const faults = watch(page);
  const learner = new Learner(page, house, new AnswerBook());
  const shifted = await countShifts(page);
  const question = page.getByRole('heading', { level: 1, name: /^Question \d+ of at most/u });
  const result = page.getByRole('heading', {
    level: 1,
    name: /^You (?:can start|start|have reached)/u,
  });

  await page.goto(`${house.url}/learn/diagnostic#essential-linear-algebra-for-ml`);
  await page.getByRole('button', { name: 'Start the diagnostic' }).click();
  for (let n = 1; n < 40; n += 1) {
    await page.locator('[data-question]').or(result).first().waitFor();
    if (await result.isVisible()) break;
    await expect(question).toHaveText(new RegExp(`^Question ${n} of at most \\d+$`, 'u'));
    await learner.fillIn(n !== 7);
    await learner.handIn();
    await expect(question.filter({ hasText: `Question ${n} of` })).toHaveCount(0);
  }

  await expect(page.getByText(/You missed|missed 1/u).first()).toBeVisible();
  await expect(page.locator('.result-sureness')).toContainText(
    /You answered questions on \d+ of these (\d+) lessons; the other (?:one follows|\d+ follow) from those answers\. You likely know \d+ to \1 of them/u,
  );
  await expect(page.locator('.diagnostic-result')).toContainText(
    /Checked first: .+, where you missed a question|lessons? missed/u,
  );
  expect(await shifted()).toBeLessThanOrEqual(0.05);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});
