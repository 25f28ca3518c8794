import { createFakeFetch, FakeProblem } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../story/story-frame.tsx';
import type { Answered } from '../wire.ts';
import { AccountView, type Profile } from './account-view.tsx';

const meta: Meta = { title: 'Learn/Account', parameters: { layout: 'fullscreen' } };
export default meta;

const profile: Profile = {
  name: 'Reader',
  email: 'reader@example.org',
  created_at: '2026-01-01T00:00:00.000Z',
  daily_goal: 30,
  time_zone: 'Europe/London',
  day_start: 0,
  rest_day: null,
  retention: 0.91,
};

type Subscription = Answered<'subscription'>['subscription'];

const subscription: NonNullable<Subscription> = {
  plan: 'monthly',
  status: 'active',
  current_period_end: '2026-12-31T00:00:00.000Z',
  cancel_at_period_end: false,
  amount: 3900,
  currency: 'usd',
};
const every: Answered<'paidAccess'> = {
  has_access: true,
  source: 'subscription',
  ends_at: subscription.current_period_end,
};

const withPlan = (access: Answered<'paidAccess'>, bought: Subscription = null): StoryObj => ({
  render: () => (
    <StoryFrame
      server={createFakeFetch({
        paidAccess: () => access,
        subscription: () => ({ subscription: bought }),
        purchase: () => ({ purchases: [] }),
        invoices: () => ({
          invoices: bought
            ? [
                {
                  number: 'TEST-0001',
                  paid_at: '2026-11-30T00:00:00.000Z',
                  url: 'https://pay.example/invoice/1',
                  amount: 2900,
                  currency: 'usd',
                },
              ]
            : [],
        }),
        accountDeletionPlan: () => ({
          identity: 'deleted',
          ends_subscription: bought !== null,
          has_customer: bought !== null,
          open_talks: bought === null ? 0 : 1,
        }),
      })}
    >
      <AccountView profile={profile} />
    </StoryFrame>
  ),
});

/** Without a plan: the free lessons, and the way to the plans. */
export const Free: StoryObj = {
  ...withPlan({ has_access: false, source: null, ends_at: null }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'See the plans' })).toBeVisible();
    await expect(page.getByRole('button', { name: /sign out everywhere/iu })).toBeVisible();
  },
};

const talk = { minutes: 45, amount: 7500, currency: 'gbp' };
const boughtTalk = {
  payment_id: 'pi_2',
  bought_at: '2026-03-02T10:00:00.000Z',
  held_at: '2026-03-09T16:00:00.000Z',
  status: 'paid',
  amount: 7500,
  currency: 'gbp',
} as const;

const withHelp = (help: Answered<'liveSupport'>): StoryObj => ({
  render: () => (
    <StoryFrame server={createFakeFetch({ liveSupport: () => help })}>
      <AccountView profile={profile} />
    </StoryFrame>
  ),
});

/** With a plan: when the next live Q&A is, where it is joined, and a talk of one's own. */
export const LiveHelp: StoryObj = {
  ...withHelp({
    has_access: true,
    qa: {
      starts_at: '2099-12-03T18:00:00.000Z',
      minutes: 60,
      join_url: 'https://meet.example/qa',
    },
    talk: {
      ...talk,
      price_id: 'price_talk',
      booking_url: 'https://book.example/talk',
      bought: [
        { ...boughtTalk, payment_id: 'pi_3', held_at: null },
        boughtTalk,
        { ...boughtTalk, payment_id: 'pi_1', held_at: null, status: 'refunded' },
      ],
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^The next live Q&A: Thursday/u)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join the live Q&A' })).toHaveAttribute(
      'href',
      'https://meet.example/qa',
    );
    await expect(page.getByRole('button', { name: 'Add it to your calendar' })).toBeVisible();
    await expect(page.getByText(/for £75\.00\.$/u)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
      'href',
      'https://book.example/talk',
    );
    await expect(page.getByRole('button', { name: 'Buy another talk' })).toBeEnabled();
  },
};

/** Without one: the time, and that it is part of every plan. */
export const LiveHelpWithoutPlan: StoryObj = {
  ...withHelp({
    has_access: false,
    qa: { starts_at: '2099-12-03T18:00:00.000Z', minutes: 60, join_url: null },
    talk: { ...talk, price_id: null, booking_url: null, bought: [] },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/It is part of every plan\./u)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Join the live Q&A' })).toBeNull();
    await expect(page.getByText(/For learners who have a plan\.$/u)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Buy a talk' })).toBeNull();
  },
};

const buyTalk = fn((_priceId: string): never => {
  throw new FakeProblem('payments-unavailable', 'The payment provider did not answer.');
});

/** The provider does not answer: nothing was bought, it says so, and the button is there again. */
export const TalkNotBought: StoryObj = {
  render: () => (
    <StoryFrame
      server={createFakeFetch({
        liveSupport: () => ({
          has_access: true,
          qa: null,
          talk: { ...talk, price_id: 'price_talk', booking_url: null, bought: [] },
        }),
        createCheckoutSession: ({ body }) => buyTalk(body.price_id),
      })}
    >
      <AccountView profile={profile} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    buyTalk.mockClear();
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Buy a talk' }));
    await expect(await page.findByText('The payment provider did not answer.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy a talk' })).toBeEnabled();
    await expect(buyTalk).toHaveBeenCalledWith('price_talk');
  },
};

const save = fn((_settings: unknown) => ({ ...profile, day_start: 4, rest_day: 7 }));

/** Days that begin at four in the morning, and Sundays free: saved as they were chosen. */
export const Days: StoryObj = {
  render: () => (
    <StoryFrame server={createFakeFetch({ updateSettings: (call) => save(call.body) })}>
      <AccountView profile={profile} />
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Your day begins at' }),
      '4 a.m.',
    );
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rest day' }), 'Sunday');
    await expect(page.getByText(/about 2 reviews a day and 97 % remembered/u)).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Reviews' }), 'Remember more');
    await expect(
      page.getByText(/about 2.7 reviews a day and 98 % remembered, in place of 2 and 97 %/u),
    ).toBeVisible();
    const study = page.getByRole('combobox', { name: 'Rest day' }).closest('form');
    await userEvent.click(within(study ?? canvasElement).getByRole('button', { name: 'Save' }));
    const chosen = {
      daily_goal: 30,
      time_zone: 'Europe/London',
      day_start: 4,
      rest_day: 7,
      retention: 0.94,
    };
    await waitFor(async () => expect(save).toHaveBeenCalledWith(chosen));
  },
};

/** A subscription: until when, and where to end it. */
export const Subscribed: StoryObj = {
  ...withPlan(every, subscription),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/renews by itself/u)).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Invoice TEST-0001' })).toHaveAttribute(
      'href',
      'https://pay.example/invoice/1',
    );
  },
};

/** Cancelled in the billing portal: the day it ends, and nothing of a renewal. */
export const Cancelled: StoryObj = {
  ...withPlan(every, { ...subscription, status: 'cancelled', cancel_at_period_end: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/ends on 31 Dec 2026 and does not renew/u)).toBeVisible();
    await expect(page.queryByText(/renews by itself/u)).toBeNull();
    await expect(page.getByRole('button', { name: /^Renew or manage/u })).toBeVisible();
  },
};

/** The card was declined at the renewal. */
export const PaymentFailed: StoryObj = {
  ...withPlan(every, { ...subscription, status: 'past-due' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/did not go through/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check the payment' })).toBeVisible();
  },
};

/** The plan is still on its way; everything else can be used. */
export const PlanLoading: StoryObj = {
  render: () => (
    <StoryFrame>
      <AccountView profile={profile} />
    </StoryFrame>
  ),
};

/** Leaving with a subscription: what is deleted at the providers too, and what is kept. */
export const DeletingSubscriber: StoryObj = {
  ...withPlan(every, subscription),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'Delete your account?',
      }),
    );
    await expect(await dialog.findByText(/the password no longer works/u)).toBeInTheDocument();
    await expect(dialog.getByText(/nothing more is charged/u)).toBeInTheDocument();
    await expect(dialog.getByText(/^Your receipts and card/u)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: /saved card/u }));
    await expect(dialog.queryByText(/^Your receipts and card/u)).toBeNull();
  },
};

/** Leaving for good: nothing happens before its owner has typed that they want it. */
export const Deleting: StoryObj = {
  ...withPlan({ has_access: false, source: null, ends_at: null }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Delete my account' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Delete your account?',
    });
    await waitFor(async () => expect(dialog).toBeVisible());
    const last = within(dialog).getByRole('button', { name: 'Delete for good' });
    await expect(last).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Delete my account');
    await expect(last).toBeEnabled();
  },
};

const noMail: Answered<'mailSettings'> = {
  available: true,
  address: 'reader@example.org',
  reminders: false,
  weekly: false,
  hour: 19,
};

const saveMail = fn<(settings: Answered<'mailSettings'>) => void>();

function withMail(settings: Answered<'mailSettings'>): StoryObj {
  let kept = settings;
  return {
    render: () => (
      <StoryFrame
        server={createFakeFetch({
          paidAccess: () => ({ has_access: false, source: null, ends_at: null }),
          mailSettings: () => kept,
          updateMailSettings: ({ body }) => {
            const { reminders = kept.reminders, weekly = kept.weekly, hour = kept.hour } = body;
            kept = { ...kept, reminders, weekly, hour };
            saveMail(kept);
            return kept;
          },
        })}
      >
        <AccountView profile={profile} />
      </StoryFrame>
    ),
  };
}

/** Mail is chosen by the learner: none is to begin with. */
export const ChoosingMail: StoryObj = {
  ...withMail(noMail),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const reminders = await page.findByRole('checkbox', { name: /^Remind me/u });
    await expect(reminders).not.toBeChecked();
    await expect(page.getByText(/Sent to reader@example.org/u)).toBeVisible();
    await userEvent.click(reminders);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Time of day' }), '07:00');
    await userEvent.click(page.getByRole('button', { name: 'Save e-mail settings' }));
    await waitFor(() =>
      expect(saveMail).toHaveBeenLastCalledWith({ ...noMail, reminders: true, hour: 7 }),
    );
    await expect(reminders).toBeChecked();
  },
};

/** The identity provider has not called the address verified: nothing is sent to it. */
export const MailUnconfirmed: StoryObj = {
  ...withMail({ ...noMail, address: null }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Your address is not confirmed yet/u),
    ).toBeVisible();
  },
};
