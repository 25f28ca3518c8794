import { createFakeFetch, type FakeHandlers, FakeProblem } from '@lemma/api-client/fake';
import { ToastRegion, UiProvider } from '@lemma/ui';
import '@lemma/ui/styles.css';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Auth, AuthScope } from '../auth/auth-context.ts';
import { learner, visitor } from '../auth/example-auth.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { PaymentResult } from './payment-result.tsx';
import { RegionNotice } from './region-notice.tsx';

/** The real client and cache; only the server's end of `fetch` is played, from the contract. */
async function open(what: React.ReactNode, handlers: FakeHandlers = {}, auth: Auth = visitor) {
  vi.stubGlobal('fetch', createFakeFetch(handlers));
  await render(
    <UiProvider>
      <AuthScope value={auth}>
        <MemoryRouter>{what}</MemoryRouter>
      </AuthScope>
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
    lifetime_spots: { total: 50, left: 12 },
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

it('a plan that is sold out while somebody looks is said to be, not only logged', async () => {
  await open(
    <CheckoutButton plan={{ key: 'lifetime', planType: 'payment' }} label="Get lifetime" />,
    {
      ...selling,
      createCheckoutSession: () => {
        throw new FakeProblem('sold-out', 'All 50 lifetime places are sold.');
      },
    },
  );
  await page.getByRole('button', { name: 'Get lifetime' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('All 50 lifetime places are sold.');
  await expect.element(page.getByRole('button', { name: 'Get lifetime' })).toBeEnabled();
});

it('a subscriber sees their plan, and changes to the other one in the billing portal', async () => {
  const opened = vi.fn<NonNullable<FakeHandlers['createPortalSession']>>(
    () => new Promise(() => undefined),
  );
  await open(
    <>
      <CheckoutButton plan={{ key: 'monthly', planType: 'subscription' }} label="Start monthly" />
      <CheckoutButton
        plan={{ key: 'annual', planType: 'subscription' }}
        label="Start annual plan"
      />
    </>,
    {
      ...selling,
      paidAccess: () => ({
        has_access: true,
        source: 'subscription',
        ends_at: '2026-12-31T00:00:00.000Z',
      }),
      subscription: () => ({
        subscription: {
          plan: 'monthly',
          status: 'active',
          current_period_end: '2026-12-31T00:00:00.000Z',
          cancel_at_period_end: false,
          amount: 3900,
          currency: 'usd',
        },
      }),
      createPortalSession: opened,
    },
    learner,
  );
  await expect
    .element(page.getByRole('link', { name: 'Your plan' }))
    .toHaveAttribute('href', '/account');
  await page.getByRole('button', { name: 'Change to this plan' }).click();
  await expect.poll(() => opened.mock.calls.length).toBe(1);
});
