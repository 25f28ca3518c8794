import { expect } from '@playwright/test';
import { AnswerBook } from './answer-book.ts';
import { Learner } from './learner.ts';
import { test } from './shared-house.ts';
import { expectAccessible, watch } from './watch.ts';

test('a link to a definition says what it means before it is followed', async ({ page, house }, {
  project,
}) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  const learner = new Learner(page, house, new AnswerBook());
  await learner.begin(`terms-${project.name}@example.org`, 'Essential linear algebra for ML');
  await learner.buyPlan();
  await page.goto(`${house.url}/learn/lessons/la-low-rank-approximation/reference`);
  const link = page.locator('a[data-lesson][href*="#"]').first();
  const card = page.getByRole('tooltip');

  await test.step('by the keyboard, and Escape closes it', async () => {
    // A key first: the focus is a keyboard's then.
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(card).toBeVisible();
    await expect(link).toHaveAttribute('aria-describedby', /.+/u);
    await expectAccessible(page);
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()!.width);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });

  await test.step('by the pointer, and followed it leads there', async () => {
    if (project.name === 'desktop') {
      await link.hover();
      await expect(card).toBeVisible();
    }
    await link.click();
    await page.waitForURL(/#la-.+--/u);
    await expect(card).toBeHidden();
  });
  expect(faults).toEqual([]);
});
