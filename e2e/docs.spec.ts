/** The documentation of the packages, as somebody reads it who wants to use them. */
import { expect } from '@playwright/test';
import { test } from './shared-house.ts';
import { expectAccessible, watch } from './watch.ts';

test('an example answers, runs and moves beside its source', async ({ page, house }) => {
  const faults = watch(page);
  await page.goto(`${house.url}/docs`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const first = page.locator('.docs-pair').first();
  const field = first.getByRole('textbox');
  await field.scrollIntoViewIfNeeded();
  // Nobody types into a drawing: it works once its reader does something.
  await page.mouse.move(200, 200);
  await expect(first.locator('.docs-live')).not.toHaveAttribute('inert');
  await field.fill('10');
  await first.getByRole('button', { name: 'Check answer' }).click();
  await expect(first.getByText(/not quite|try again/iu).first()).toBeVisible();

  await page.goto(`${house.url}/docs/format/widgets`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.mouse.move(200, 200);
  const widget = page.locator('.docs-pair').first();
  await widget.scrollIntoViewIfNeeded();
  await expect(widget.getByText('Matrix products')).toBeVisible();
  await expect(widget.getByRole('button', { name: /next/iu }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${house.url}/docs/format/python`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.mouse.move(200, 200);
  const cell = page.locator('.docs-pair', { hasText: 'from rain import total' });
  await cell.scrollIntoViewIfNeeded();
  await cell.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(cell.locator('.docs-result')).toContainText('4.5', { timeout: 60_000 });
  expect(faults).toEqual([]);
});

test('the search leads to a part of a page, and a page to the next', async ({ page, house }) => {
  await page.goto(`${house.url}/docs/reference/lesson`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await field.fill('cloze gaps');
  await expect(page.getByRole('link', { name: /^Cloze: gaps/u })).toBeVisible();
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/format\/questions#cloze-gaps$/u);
  await expect(page.getByRole('heading', { name: 'Cloze: gaps' })).toBeInViewport();
  await page.getByRole('link', { name: 'Next Expressions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Expressions' })).toBeVisible();
});

test('code is copied as it stands there @desktop', async ({ page, house, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${house.url}/docs`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Copy Terminal' }).click();
  await expect(page.getByRole('button', { name: 'Copied Terminal' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'npm i @lemma/lesson-renderer react react-dom',
  );
});
