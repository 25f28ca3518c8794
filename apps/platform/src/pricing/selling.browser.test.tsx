import { createFakeFetch, type FakeHandlers } from '@lemma/api-client/fake';
import { ToastRegion, UiProvider } from '@lemma/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckoutButton } from './checkout-button.tsx';
import { PaymentResult } from './payment-result.tsx';
import { RegionNotice } from './region-notice.tsx';

/** The real client and cache; only the server's end of `fetch` is played, from the contract. */
async function open(what: React.ReactNode, handlers: FakeHandlers = {}) {
  vi.stubGlobal('fetch', createFakeFetch(handlers));
  await render(
    <UiProvider>
      {what}
      <ToastRegion />
    </UiProvider>,
  );
}

/** Asked once by all tests of this file, as a page asks once a visit. */
const selling: FakeHandlers = {
  clientConfig: () => ({
    auth: { domain: 'http://localhost:1', client_id: 'test', audience: 'test' },
    build_commit: 'test',
    prices: { monthly: 'p-month', annual: 'p-annual', one_year: 'p-year', lifetime: 'p-life' },
    show_discounted_prices: false,
  }),
  countryCheck: () => ({ country_code: 'US', can_purchase: true, message: '' }),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an empty notify form warns that an e-mail is required, and sends nothing', async () => {
  const registerInterest = vi.fn<NonNullable<FakeHandlers['registerInterest']>>();
  await open(<RegionNotice message="" />, { registerInterest });
  await userEvent.fill(page.getByLabelText('E-mail'), '   ');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect.element(page.getByText('Email required')).toBeVisible();
  await expect.element(page.getByText('Please enter your email address')).toBeVisible();
  expect(registerInterest).not.toHaveBeenCalled();
});

it('an address is kept once trimmed, and thanked for', async () => {
  const addresses: string[] = [];
  await open(<RegionNotice message="" />, {
    registerInterest: ({ params }) => {
      addresses.push(params.user_email);
      return { status: 'ok' };
    },
  });
  await userEvent.fill(page.getByLabelText('E-mail'), ' far@example.org ');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect.element(page.getByText('Thank you for your interest!')).toBeVisible();
  expect(addresses).toEqual(['far@example.org']);
});

it('an address is sent by keyboard', async () => {
  const registerInterest = vi.fn<NonNullable<FakeHandlers['registerInterest']>>(() => ({
    status: 'ok',
  }));
  await open(<RegionNotice message="" />, { registerInterest });
  page.getByLabelText('E-mail').element().focus();
  await userEvent.keyboard('far@example.org{Enter}');
  await expect.element(page.getByText('Thank you for your interest!')).toBeVisible();
  expect(registerInterest).toHaveBeenCalledTimes(1);
});

it('a checkout that begins disables its button and says where it leads', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: string[] = [];
  let refuse: (reason: Error) => void = () => undefined;
  await open(<PaymentResult outcome="cancelled" kind="payment" />, {
    ...selling,
    createCheckoutSession: async ({ body }) => {
      asked.push(body.price_id);
      return new Promise((_, reject) => {
        refuse = reject;
      });
    },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Redirecting to checkout...' }))
    .toBeDisabled();
  // The one retry of a one-off payment is for the one-year plan.
  await expect.poll(() => asked).toEqual(['p-year']);
  refuse(new Error('no further: the browser would leave'));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect.poll(() => log.mock.calls.length).toBe(1);
});

it('a checkout that cannot begin is logged, and the button is ready again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(
    <CheckoutButton plan={{ key: 'monthly', planType: 'subscription' }} label="Start monthly" />,
    {
      ...selling,
      createSubscriptionSession: () => {
        throw new Error('the till is closed');
      },
    },
  );
  const button = page.getByRole('button', { name: 'Start monthly' });
  await button.click();
  await expect
    .poll(() => log.mock.calls.map(([what]) => what))
    .toContain('The checkout did not begin');
  await expect.element(button).toBeEnabled();
});
