import { existsSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { isBase } from './drawn-tree.ts';

/**
 * Compares the page with the merge base's picture, or takes that picture. What the merge base does not have is
 * attached to the report as new and does not fail.
 */
export async function expectSamePicture(
  page: Page,
  info: TestInfo,
  name: readonly string[],
): Promise<void> {
  if (isBase || existsSync(info.snapshotPath(...name))) {
    await expect(page).toHaveScreenshot([...name], { fullPage: true });
    return;
  }
  info.annotations.push({ type: 'new', description: 'not in the merge base' });
  await info.attach(name.join('/'), {
    body: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
    contentType: 'image/png',
  });
}
