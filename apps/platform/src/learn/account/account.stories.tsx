import { createFakeFetch } from '@lemma/api-client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
};

const withAccess = (access: Answered<'paidAccess'>): StoryObj => ({
  render: () => (
    <StoryFrame
      server={createFakeFetch({
        paidAccess: () => access,
        purchase: () => ({ purchases: [] }),
      })}
    >
      <AccountView profile={profile} />
    </StoryFrame>
  ),
});

/** Without a plan: the free lessons, and the way to the plans. */
export const Free: StoryObj = {
  ...withAccess({ has_access: false, source: null, ends_at: null }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'See the plans' })).toBeVisible();
    await expect(page.getByRole('button', { name: /sign out everywhere/iu })).toBeVisible();
  },
};

/** A subscription: until when, and where to end it. */
export const Subscribed: StoryObj = {
  ...withAccess({
    has_access: true,
    source: 'subscription',
    ends_at: '2026-12-31T00:00:00.000Z',
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/renews by itself/u)).toBeVisible();
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
