import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthScope } from '../../auth/auth-context.ts';
import { visitor } from '../../auth/example-auth.ts';
import { SignedInOnly } from '../../auth/signed-in-only.tsx';
import { UpdateQuestion } from '../../offline/update-question.tsx';
import { DeliveryNote } from '../area/delivery-bar.tsx';
import { StoryFrame } from '../story/story-frame.tsx';
import { NoAccess } from './no-access.tsx';
import { NotReached } from './not-reached.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SomethingMissing } from './something-missing.tsx';

const meta: Meta = {
  title: 'Learn/States',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
};
export default meta;

const retry = () => undefined;

export const Loading: StoryObj = { render: () => <PageSkeleton what="your plan" /> };
export const ServerError: StoryObj = {
  render: () => (
    <NotReached
      what="your plan"
      offline={false}
      detail="The database is starting."
      onRetry={retry}
    />
  ),
};
export const Offline: StoryObj = {
  render: () => (
    <>
      <DeliveryNote online={false} answers={false} waiting={2} />
      <NotReached what="your plan" offline onRetry={retry} />
    </>
  ),
};
export const OfflineNothingWaits: StoryObj = {
  render: () => <DeliveryNote online={false} answers={false} waiting={0} />,
};
export const ServerSilent: StoryObj = {
  render: () => <DeliveryNote online answers={false} waiting={1} />,
};
export const NewVersion: StoryObj = {
  render: () => <UpdateQuestion onReload={retry} onLater={retry} />,
};
export const NothingHere: StoryObj = { render: () => <SomethingMissing what="this lesson" /> };
export const LockedLesson: StoryObj = {
  render: () => (
    <NoAccess
      reason="locked"
      missing={[{ lesson_uid: 'la-vector-arithmetic', title: 'Adding and scaling vectors' }]}
    />
  ),
};
export const NeedsPlan: StoryObj = { render: () => <NoAccess reason="plan" /> };
export const NeedsSignIn: StoryObj = { render: () => <NoAccess reason="sign-in" /> };

const login = fn(visitor.login);

/** A screen of one learner, before anybody has signed in: the way in, and nothing of the screen. */
export const SignedOut: StoryObj = {
  render: () => (
    <AuthScope value={{ ...visitor, login }}>
      <SignedInOnly>
        <p>One learner’s own</p>
      </SignedInOnly>
    </AuthScope>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
    await expect(page.queryByText('One learner’s own')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    await expect(login).toHaveBeenCalledOnce();
  },
};

/** While it is not known yet who is there, nothing is asked of them. */
export const SigningIn: StoryObj = {
  render: () => (
    <AuthScope value={{ ...visitor, status: 'loading' }}>
      <SignedInOnly>
        <p>One learner’s own</p>
      </SignedInOnly>
    </AuthScope>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Signing you in…')).toBeInTheDocument();
    await expect(page.queryByRole('button', { name: 'Log in' })).toBeNull();
    await expect(page.queryByText('One learner’s own')).toBeNull();
  },
};
