import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthScope } from '../../auth/auth-context.ts';
import { visitor } from '../../auth/example-auth.ts';
import { SignedInOnly } from '../../auth/signed-in-only.tsx';
import { UpdateQuestion } from '../../offline/update-question.tsx';
import { DeliveryNote } from '../delivery/delivery-bar.tsx';
import { StoryFrame } from '../story/story-frame.tsx';
import { NotReached } from './not-reached.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import {
  LockedLesson,
  NeedsPlan,
  NeedsSignIn,
  NothingToReview,
  NotWritten,
} from './refused-lesson.tsx';
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
      advice="The server cannot answer just now. Try again in a moment."
      onRetry={retry}
    />
  ),
};
export const Offline: StoryObj = {
  render: () => (
    <>
      <DeliveryNote online={false} answers={false} waiting={2} held={0} />
      <NotReached what="your plan" offline advice="" onRetry={retry} />
    </>
  ),
};
export const OfflineNothingWaits: StoryObj = {
  render: () => <DeliveryNote online={false} answers={false} waiting={0} held={0} />,
};
export const ServerSilent: StoryObj = {
  render: () => <DeliveryNote online answers={false} waiting={1} held={0} />,
};
export const NetworkRefuses: StoryObj = {
  render: () => <DeliveryNote online answers waiting={0} held={2} />,
};
export const NewVersion: StoryObj = {
  render: () => <UpdateQuestion onReload={retry} onLater={retry} />,
};
export const NothingHere: StoryObj = { render: () => <SomethingMissing what="this lesson" /> };
const lesson = { lesson_uid: 'la-product', title: 'Matrix–vector products' };
export const Locked: StoryObj = {
  render: () => (
    <LockedLesson
      lesson={lesson}
      missing={[{ lesson_uid: 'la-vector-arithmetic', title: 'Adding and scaling vectors' }]}
    />
  ),
};
export const PartOfAPlan: StoryObj = { render: () => <NeedsPlan lesson={lesson} /> };
export const ForSubscribers: StoryObj = { render: () => <NeedsSignIn lesson={lesson} /> };
export const NothingToReviewYet: StoryObj = { render: () => <NothingToReview lesson={lesson} /> };
export const Planned: StoryObj = { render: () => <NotWritten lesson={lesson} /> };

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
