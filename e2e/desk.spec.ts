/**
 * The desk, from a learner's complaint to the money that goes back: by the pages that each of them sees, on the real servers,
 * identity provider and test host.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { deskAccount, House } from './house.ts';
import { signUp } from './sign-up.ts';

let house: House;
/** Somebody of the staff, who has entered the desk. */
let desk: Page;

test.beforeAll(async ({ browser }) => {
  house = await House.open();
  desk = await newcomer(browser, deskAccount);
  await enterDesk(desk);
  await expect(desk.getByRole('navigation', { name: 'The desk' })).toBeVisible();
});
test.afterAll(() => house.close());

/** Somebody at a browser of their own, who has an account and a name. */
async function newcomer(browser: Browser, email: string, path = '/account'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signUp(house, page, path, email);
  await page.goto(`${house.url}/account`);
  const name = page.getByLabel('Display name');
  await name.fill(email.split('@')[0] ?? '');
  await name.press('Enter');
  await expect(page.getByText('Name updated!')).toBeVisible();
  if (path !== '/account') await page.goto(house.url + path);
  return page;
}

async function enterDesk(page: Page): Promise<void> {
  await page.goto(`${house.url}/desk`);
  // No password: the session at the identity provider goes on, and the login asks for the role.
  await page.getByRole('button', { name: 'Enter the desk' }).click();
}

test('a learner complains, is found, gets the money back, and the trail says by whom and why', async ({
  browser,
}) => {
  const learner = await newcomer(browser, 'buyer@example.org');
  await learner.goto(`${house.url}/subscribe`);
  await learner.locator('html[data-ready]').waitFor({ state: 'attached' });
  await learner.getByRole('button', { name: 'Start annual plan' }).click();
  await learner.getByRole('button', { name: 'Pay with the test card' }).click();
  await expect(learner.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible();
  await learner.getByRole('button', { name: 'Feedback', exact: true }).click();
  await learner
    .getByLabel(/What happened/u)
    .fill('I bought it by mistake <img src=x onerror=alert(1)>');
  await learner.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(learner.getByText(/thank/iu).first()).toBeVisible();

  await desk.goto(`${house.url}/desk`);
  await desk.getByRole('link', { name: /I bought it by mistake <img/u }).click();
  await expect(desk.getByRole('heading', { name: 'buyer@example.org' })).toBeVisible();
  await expect(desk.getByText('Annual Access, active')).toBeVisible();

  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const reason = desk.getByRole('textbox', { name: /Reason/u });
  await expect(reason).toBeFocused();
  await reason.fill('Asked on the first day');
  await desk.getByRole('button', { name: /^Refund US\$/u }).click();
  await expect(desk.getByText(/is on its way back/u)).toBeVisible();
  const trail = desk.getByRole('region', { name: 'Audit trail' });
  await expect(trail).toContainText('Refunded a payment');
  await expect(trail).toContainText('Asked on the first day');
  await desk.getByRole('button', { name: 'Close the report' }).click();
  await expect(desk.getByRole('button', { name: 'Open it again' })).toBeVisible();

  await learner.goto(`${house.url}/account`);
  await expect(learner.getByText(/You study the free lessons/u)).toBeVisible();
  await desk.getByRole('button', { name: 'Grant access' }).click();
  await desk.getByRole('textbox', { name: /Reason/u }).fill('A week to think about it');
  await desk.getByRole('button', { name: 'Grant access: 30 days' }).click();
  await expect(desk.getByText(/granted by the desk/u)).toBeVisible();
  await learner.reload();
  await expect(learner.getByText(/We opened every lesson to you until/u)).toBeVisible();
});

test('a learner without the role is turned away; staff find the account and delete it', async ({
  browser,
}) => {
  const leaver = await newcomer(browser, 'leaver@example.org');
  await enterDesk(leaver);
  await expect(
    leaver.getByRole('heading', { name: 'This account does not work at the desk' }),
  ).toBeVisible();

  await desk.goto(`${house.url}/desk/service`);
  const search = desk.getByRole('searchbox', { name: /Find a learner/u });
  await search.fill('LEAVER@');
  await search.press('Enter');
  await expect(desk.getByRole('heading', { name: 'leaver@example.org' })).toBeVisible();
  await desk.getByRole('button', { name: 'Delete account' }).click();
  await desk.getByRole('textbox', { name: /Reason/u }).fill('Asked by post');
  await desk.getByRole('button', { name: 'Delete the account' }).click();
  await expect(desk.getByText('The account is deleted')).toBeVisible();
  await desk.getByRole('link', { name: 'Audit trail' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Asked by post' })).toContainText(
    'An account that is deleted',
  );
  await leaver.goto(`${house.url}/learn/my-learning`);
  // The account is gone at the identity provider, too: nothing but a new login is left.
  await leaver.waitForURL(`${house.identityUrl}/**`);
});

test('staff make a path of lessons, publish it, and a visitor begins it @desktop', async ({
  browser,
}) => {
  const address = `${house.url}/learn/paths/dot-products-quickly`;
  expect((await desk.request.get(address)).status()).toBe(404);
  await desk.goto(`${house.url}/desk/paths`);
  await desk.getByRole('link', { name: 'New path' }).click();
  await desk.getByRole('textbox', { name: 'Title' }).fill('Dot products, quickly');
  await desk.getByRole('textbox', { name: /What one can do/u }).fill('Multiply and know why.');
  await desk.getByRole('searchbox', { name: 'Find a lesson' }).fill('The dot product');
  await desk.getByRole('checkbox', { name: 'The dot product', exact: true }).check();
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  const preview = desk.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Multiply and know why.');
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByRole('heading', { name: 'It is public' })).toBeVisible();

  expect((await desk.request.get(address)).status()).toBe(200);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Dot products, quickly' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Sign up to start this path' })).toBeVisible();
  const learner = await newcomer(browser, 'path@example.org', '/learn/paths/dot-products-quickly');
  await learner.getByRole('button', { name: 'Start this path' }).click();
  await learner.waitForURL(`${house.url}/learn/my-learning`);
  await expect(learner.locator('.action-list')).toBeVisible();
  await learner.goto(`${house.url}/learn/my-learning/progress`);
  await expect(learner.getByRole('heading', { name: /Dot products, quickly/u })).toBeVisible();
});
