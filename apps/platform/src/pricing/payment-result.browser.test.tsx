import { createFakeFetch } from '@lemma/api-client/fake';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Auth } from '../auth/auth-context.ts';
import { learner, visitor } from '../auth/example-auth.ts';
import { openSite } from '../../testing/open-site.tsx';
import PaymentRoute from './payment-route.tsx';
import SubscriptionRoute from './subscription-route.tsx';

const routes = [
  { path: '/payment', Component: PaymentRoute },
  { path: '/subscription', Component: SubscriptionRoute },
];

afterEach(() => vi.unstubAllGlobals());

const open = async (address: string, auth = visitor) => openSite(routes, address, auth);

it('tells a visitor who has paid to sign up with the address of the payment, and carries it', async () => {
  const signup = vi.fn<Auth['signup']>(async () => undefined);
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    createFakeFetch({
      checkoutResult: ({ params }) => {
        asked.push(params.checkout_id);
        return { paid: true, email: 'buyer@example.org', refunded: false };
      },
    }),
  );
  await open('/payment?success=true&checkout=cs_1', { ...visitor, signup });
  await expect.element(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect.element(page.getByText(/same e-mail that you used for the payment/u)).toBeVisible();
  await expect.element(page.getByText('buyer@example.org')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  expect(signup.mock.calls).toEqual([
    [{ returnTo: '/learn/my-learning', email: 'buyer@example.org' }],
  ]);
  expect(asked).toEqual(['cs_1']);
});

it('says that a second subscription of one address is refunded', async () => {
  vi.stubGlobal(
    'fetch',
    createFakeFetch({
      checkoutResult: () => ({ paid: true, email: 'buyer@example.org', refunded: true }),
    }),
  );
  await open('/payment?subscribed=true&checkout=cs_2');
  await expect
    .element(page.getByRole('heading', { name: 'You have a subscription already' }))
    .toBeVisible();
  await expect.element(page.getByText(/its payment is being returned/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

it('lets a buyer sign up though the payment is not named', async () => {
  const login = vi.fn<Auth['login']>(async () => undefined);
  await open('/payment?success=true', { ...visitor, login });
  await page.getByRole('button', { name: 'Login' }).click();
  expect(login.mock.calls).toEqual([[{ returnTo: '/learn/my-learning' }]]);
});

it('sends a learner who has subscribed on to studying', async () => {
  await open('/subscription?subscribed=true', learner);
  await expect
    .element(page.getByRole('heading', { name: 'Subscription Successful!' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to My Learning Path' }))
    .toHaveAttribute('href', '/learn/my-learning');
});

it('tells nobody to sign up while it is not known who has come', async () => {
  await open('/payment?success=true', { ...visitor, status: 'loading' });
  await expect.element(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect.element(page.getByText('Signing you in…')).toBeVisible();
  expect(page.getByText(/same e-mail/u).elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('link').elements()).toEqual([]);
});

it('offers one retry after a cancelled one-off payment', async () => {
  await open('/payment?cancelled=true');
  await expect.element(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect
    .element(
      page.getByText(
        "Your payment was cancelled. If you'd like to try again, please re-initiate the checkout process.",
      ),
    )
    .toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

it('offers yearly and monthly after a cancelled subscription', async () => {
  await open('/payment?cancelled=true&plan=subscription');
  await expect.element(page.getByRole('button', { name: 'Retry yearly' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry monthly' })).toBeVisible();
});

it('waits without a result', async () => {
  await open('/payment');
  await expect.element(page.getByText('Redirecting you...')).toBeVisible();
});
