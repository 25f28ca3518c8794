import { createFakeFetch, type FakeHandlers } from '@lemma/api-client/fake';
import { ToastRegion, UiProvider } from '@lemma/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckoutButton } from './checkout-button.tsx';
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

it('a checkout that cannot begin is logged, and the button is ready again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(
    <CheckoutButton plan={{ key: 'monthly', planType: 'subscription' }} label="Start monthly" />,
    {
      clientConfig: () => ({
        auth: { domain: 'http://localhost:1', client_id: 'test', audience: 'test' },
        build_commit: 'test',
        prices: null,
        show_discounted_prices: false,
      }),
      countryCheck: () => ({ country_code: 'US', can_purchase: true, message: '' }),
    },
  );
  const button = page.getByRole('button', { name: 'Start monthly' });
  await button.click();
  await expect
    .poll(() => log.mock.calls.map(([what]) => what))
    .toContain('The checkout did not begin');
  await expect.element(button).toBeEnabled();
});
