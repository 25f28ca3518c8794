import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { learner, visitor } from '../auth/example-auth.ts';
import { openSite } from '../shell/open-site.tsx';
import PaymentRoute from './payment-route.tsx';
import SubscriptionRoute from './subscription-route.tsx';

const routes = [
  { path: '/payment', Component: PaymentRoute },
  { path: '/subscription', Component: SubscriptionRoute },
];

const open = async (address: string, auth = visitor) => openSite(routes, address, auth);

it('tells a visitor who has paid to sign up with the same e-mail', async () => {
  await open('/payment?success=true');
  await expect.element(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect.element(page.getByText(/same e-mail that you used for the payment/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Sign Up' }))
    .toHaveAttribute('href', '/signup');
  await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
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
