import { expect, type Locator, type Page, test } from '@playwright/test';
import { countryHeader, House } from './house.ts';
import { signUp } from './sign-up.ts';
import { expectAccessible, watch } from './watch.ts';

let house: House;

test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

/** Opens a prerendered page and waits until its code, which comes after the first paint, answers. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(house.url + path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
}

const welcomeDialog = (page: Page) => page.getByRole('dialog', { name: /^Welcome to/u });

test('the blog filters by tag in the address and by title, and says when nothing is left @desktop', async ({
  page,
}) => {
  await page.goto(`${house.url}/blog?tag=Interleaving`);
  const posts = page.locator('.post-grid > li');
  const chip = page.getByRole('button', { name: 'Interleaving (1)' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(posts).toHaveCount(1);
  await chip.click();
  await expect(page).toHaveURL(`${house.url}/blog`);
  await expect(posts).toHaveCount(4);
  await page.getByRole('button', { name: /^Python/u }).click();
  await expect(page).toHaveURL(/\?tag=Python$/u);
  await page.getByRole('button', { name: /^All Posts/u }).click();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('KNOWLEDGE GRAPH');
  await expect(posts).toHaveCount(1);
  // Four posts stand in the grid: fewer than a page, so there is no more to load.
  await expect(page.getByRole('button', { name: 'Load More Posts' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('no such title');
  await expect(page.getByText('No posts found matching your criteria.')).toBeVisible();
});

test('no page tries what its content security policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      sessionStorage.setItem('violation', `${violatedDirective} ${blockedURI}`);
    });
  });
  for (const path of ['/', '/subscribe', '/learn/diagnostic']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => sessionStorage.getItem('violation'))).toBeNull();
  }
});

test('a plan chosen before the page can answer is still bought @desktop', async ({ page }) => {
  const { promise: code, resolve: sendCode } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(`${house.url}/subscribe`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start annual plan' }).click();
  sendCode();
  await expect(page.getByRole('button', { name: 'Pay with the test card' })).toBeVisible();
});

test('a card opens its article', async ({ page }) => {
  await openPage(page, '/blog');
  await page.getByRole('link', { name: 'Why interleaving works, and why it feels wrong' }).click();
  await expect(page).toHaveURL(`${house.url}/blog/why-interleaving-works`);
  await expect(page.getByRole('heading', { name: 'What the experiments found' })).toBeVisible();
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Presses a button as a keyboard does. */
async function pressKey(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

test('a plan is bought to the end by keyboard, after a declined card; a cancelled payment offers to try again @desktop', async ({
  page,
}) => {
  await openPage(page, '/subscribe');
  await pressKey(page.getByRole('button', { name: 'Start annual plan' }));
  await page.getByLabel('E-mail for the receipt').press('Tab');
  await expect(page.getByRole('button', { name: 'Pay with the test card' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('E-mail for the receipt').focus();
  await page.keyboard.type('buyer@example.org');
  await pressKey(page.getByRole('button', { name: 'Pay with a card that is declined' }));
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another.');
  await expect(page.getByLabel('E-mail for the receipt')).toHaveValue('buyer@example.org');
  await page.getByLabel('E-mail for the receipt').press('Enter');
  await expect(page).toHaveURL(/\/payment\?subscribed=true/u);
  await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible();
  await expect(page.getByText(/same e-mail that you used for the payment/u)).toBeVisible();

  await openPage(page, '/subscribe');
  await page.getByRole('button', { name: 'Pay once' }).click();
  await page.getByLabel('E-mail for the receipt').fill('buyer@example.org');
  await page.getByRole('button', { name: 'Pay with the test card' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  await openPage(page, '/subscribe');
  await page.getByRole('button', { name: 'Start monthly' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry monthly' }).click();
  await expect(page.getByRole('heading', { name: 'Monthly Access' })).toBeVisible();
});

test('where nothing is sold the plans say so and take an address @desktop', async ({ page }) => {
  await page.setExtraHTTPHeaders({ [countryHeader]: 'AU' });
  await page.goto(`${house.url}/subscribe`);
  await expect(page.getByRole('heading', { name: 'Coming soon to your region' })).toBeVisible();
  await expect(page.getByText(/is not sold in your country yet/u)).toBeVisible();
  const buttons = page.getByRole('button', { name: 'Not available' });
  await expect(buttons).toHaveCount(4);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Email required')).toBeVisible();
  await page.getByLabel('E-mail').fill('far@example.org');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Thank you for your interest!')).toBeVisible();
});

test('a new learner is asked for no name, sends feedback, and sends the banner away for good', async ({
  page,
}, info) => {
  await signUp(house, page, '/about', `flows-${info.project.name}@example.org`);
  await pressKey(page.getByRole('button', { name: 'Feedback' }));
  const feedback = page.getByRole('dialog', { name: /^Feedback to/u });
  await feedback.getByRole('textbox').fill('The hero widget could be larger.');
  await expectAccessible(page);
  await pressKey(feedback.getByRole('button', { name: 'Send' }));
  await expect(page.getByText('Thanks!')).toBeVisible();
  await expect(feedback).toBeHidden();

  // What has to be agreed to comes first, and is not asked twice.
  const terms = page.getByRole('complementary', { name: 'Terms and privacy' });
  await pressKey(terms.getByRole('button', { name: 'I agree' }));
  await expect(terms).toBeHidden();
  const banner = page.getByRole('complementary', { name: 'Getting started' });
  await expect(banner.getByRole('link', { name: 'Browse Paths' })).toBeVisible();
  await pressKey(banner.getByRole('button', { name: 'Dismiss' }));
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(banner).toBeHidden();
  await expect(welcomeDialog(page)).toBeHidden();
  expect(
    await page.evaluate(() => window.localStorage.getItem('hasDismissedOnboardingBanner')),
  ).toBe('true');
});

test('a deep link to the prices scrolls to them', async ({ page }) => {
  await page.goto(`${house.url}/#pricing`);
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.locator('#pricing').boundingBox())?.y ?? 1000))
    .toBeLessThan(120);
});

test('unknown addresses say what is missing and lead back, taken over in silence @desktop', async ({
  page,
}) => {
  const faults = watch(page);
  for (const [path, title] of [
    ['/no-such-page', 'There is no page here'],
    ['/blog/no/such/page', 'There is no page here'],
    ['/learn/paths/no-such-path', 'Learning Path Not Found'],
    ['/blog/no-such-post', 'Post not found.'],
  ] as const) {
    const response = await page.goto(house.url + path);
    expect(response?.status(), path).toBe(404);
    expect(await response?.text(), path).toContain(title);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(house.url + path);
  }
  expect(faults).toEqual([]);
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL(`${house.url}/blog`);
});
