/**
 * Selling on the test host, as a buyer meets it: every step is a page that is shown and a button that is pressed. Discounts
 * are on, and visitors come from behind a proxy.
 */
import { expect, type Page, test } from '@playwright/test';
import { countryHeader, House } from './house.ts';
import { signUp } from './sign-up.ts';

let house: House;

test.beforeAll(async () => {
  house = await House.open({
    env: {
      SHOW_DISCOUNTED_PRICES: 'yes',
      TRUST_PROXY: 'yes',
      GUIDANCE_URL: 'https://book.example/talk',
    },
  });
});
test.afterAll(() => house.close());

async function openPlans(page: Page): Promise<void> {
  await page.goto(`${house.url}/subscribe`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

const plan = (page: Page, name: string) => page.getByRole('article', { name });

const pay = async (page: Page) =>
  page.getByRole('button', { name: 'Pay with the test card' }).click();

/** What the account says of the plan. */
async function expectAccount(page: Page, text: RegExp): Promise<void> {
  await page.goto(`${house.url}/account`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Plan' }) });
  await expect(section).toContainText(text);
}

/** Opens the billing portal from the account, presses one of its buttons there and comes back. */
async function inPortal(page: Page, open: string, press: string): Promise<void> {
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('button', { name: press }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
}

test('a visitor pays the discounted price of their country that the page shows, after a declined card @desktop', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ [countryHeader]: 'GB' });
  await openPlans(page);
  const annual = plan(page, 'Annual Access');
  await expect(annual).toContainText('£199');
  await expect(annual.locator('s')).toContainText('£249');
  await expect(annual).toContainText('First year, £249/yr after');
  await annual.getByRole('button', { name: 'Start annual plan' }).click();
  await expect(page.getByText('£199 for the first year, then £249 each year')).toBeVisible();
  await page.getByLabel('E-mail for the receipt').fill('visitor@example.org');
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another.');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible();
});

test('a learner subscribes, changes the plan, misses a payment, buys lifetime access and is refunded @desktop', async ({
  page,
}) => {
  await signUp(house, page, '/subscribe', 'learner@example.org');
  await openPlans(page);
  await plan(page, 'Monthly Access').getByRole('button', { name: 'Start monthly' }).click();
  await expect(page.getByText('Paying as learner@example.org')).toBeVisible();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible();
  await expectAccount(page, /You have every lesson\. Your monthly subscription runs until/u);
  await expect(page.getByText(/^Invoice .*: US?\$29\.00, paid on/u)).toBeVisible();

  // Nobody is sold what they have; another subscription is a change of the one that runs.
  await openPlans(page);
  await expect(plan(page, 'Monthly Access').getByRole('link', { name: 'Your plan' })).toBeVisible();
  await expect(plan(page, 'Pay Once').getByRole('link', { name: 'You have access' })).toBeVisible();
  await plan(page, 'Annual Access').getByRole('button', { name: 'Change to this plan' }).click();
  await page.getByRole('button', { name: 'Change to Annual Access' }).click();
  await expectAccount(page, /Your annual subscription runs until/u);

  await inPortal(page, 'Change or cancel the subscription', 'Test: the next payment fails');
  await expectAccount(page, /The last payment of your subscription did not go through/u);

  await openPlans(page);
  await plan(page, 'Lifetime Access').getByRole('button', { name: 'Get lifetime' }).click();
  await expect(page.getByText('US$999 once, reduced from US$1,499')).toBeVisible();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expectAccount(page, /You have every lesson, for life\./u);
  await expect(page.getByText(/^Lifetime access, bought on/u)).toBeVisible();
  await openPlans(page);
  await expect(plan(page, 'Lifetime Access')).toContainText('49 left.');

  // The refund takes the access and gives the place back.
  await page.goto(`${house.url}/account`);
  await inPortal(page, 'Check the payment', 'Test: refund it');
  await expectAccount(page, /^(?!.*for life).*Plan/su);
  await openPlans(page);
  await expect(plan(page, 'Lifetime Access')).toContainText('50 left.');
});

test('a learner with a plan buys a talk at its full price and chooses its time @desktop', async ({
  page,
}) => {
  await signUp(house, page, '/subscribe', 'talker@example.org');
  await page.goto(`${house.url}/account`);
  await expect(page.getByText('For learners who have a plan.')).toBeVisible();
  await openPlans(page);
  await plan(page, 'Pay Once').getByRole('button', { name: 'Pay once' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  // Left once, then bought.
  await page.goto(`${house.url}/account`);
  await page.getByRole('button', { name: 'Buy a talk' }).click();
  await expect(page.getByText('US$95 once')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await page.getByRole('button', { name: 'Buy a talk' }).click();
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Your talk is paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a time' }).click();
  const help = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Help by people' }) });
  await expect(help).toContainText('The talk you have bought waits for a time.');
  await expect(help.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
    'href',
    'https://book.example/talk',
  );
  await expect(page.getByText(/^Invoice .*: US?\$95\.00, paid on/u)).toBeVisible();
});

test('where nothing is sold no plan can be bought, and elsewhere it can @desktop', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ [countryHeader]: 'AU' });
  await openPlans(page);
  await expect(page.getByRole('button', { name: 'Not available' })).toHaveCount(4);
  await page.setExtraHTTPHeaders({ [countryHeader]: 'DE' });
  await openPlans(page);
  await expect(plan(page, 'Pay Once')).toContainText('€299');
  await plan(page, 'Pay Once').getByRole('button', { name: 'Pay once' }).click();
  await expect(page.getByText('€299 once, reduced from €349')).toBeVisible();
});

test('once fifty visitors hold the places of lifetime access, it is sold out @desktop', async ({
  page,
  request,
}) => {
  await openPlans(page);
  const lifetime = plan(page, 'Lifetime Access');
  await expect(lifetime).toContainText('50 left.');
  const config: unknown = await (await request.get(`${house.url}/config.json`)).json();
  expect(config).toMatchObject({ prices: { lifetime: expect.any(String) } });
  const { prices } = config as { prices: { lifetime: string } };
  for (let visitor = 0; visitor < 50; visitor += 1) {
    const answer = await request.post(`${house.url}/edge/create-checkout-session`, {
      data: { price_id: prices.lifetime },
      headers: { 'x-forwarded-for': `203.0.113.${visitor}` },
    });
    expect(answer.status()).toBe(200);
  }
  // The page was opened before: the server refuses, and says why.
  await lifetime.getByRole('button', { name: 'Get lifetime' }).click();
  await expect(lifetime.getByRole('alert')).toBeVisible();
  await openPlans(page);
  await expect(lifetime.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(lifetime).toContainText('None is left.');
});
