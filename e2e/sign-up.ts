import type { Page } from '@playwright/test';
import type { House } from './house.ts';

/** A new learner, signed in by way of the local identity provider, back on `path` without a name yet. */
export async function signUp(house: House, page: Page, path: string, email: string): Promise<void> {
  await page.goto(`${house.url}/signup?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(house.url + path);
}
