import { ToastRegion } from '@lemma/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import type { Auth } from '../auth/auth-context.ts';
import { learner, visitor } from '../auth/example-auth.ts';
import { UpdateQuestion } from '../offline/update-question.tsx';
import { inForceSince } from '../brand/legal.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LearnMenu } from './learn-menu.tsx';
import { learnLinksAnonymous } from './navigation.ts';
import { noteIntroduced } from './introduction.ts';
import { SignedInParts } from './signed-in-parts.tsx';
import { siteServer, siteStory } from './site-story.tsx';

const profile = {
  name: 'Reader' as string | null,
  email: 'reader@example.org',
  created_at: '2026-01-01T00:00:00.000Z',
  daily_goal: 30,
  time_zone: 'Europe/London',
  day_start: 0,
  rest_day: null,
  retention: 0.91,
};
const signedIn: Auth = { ...learner, getToken: async () => 'token' };
const answers = {
  me: () => profile,
  syncUser: () => profile,
  activeCourse: () => ({ course: null }),
  onboardingStatus: () => ({
    has_name: false,
    has_course: false,
    has_finished_diagnostic: false,
    has_studied: true,
    can_see_knowledge_profile: false,
  }),
};

const meta: Meta = {
  title: 'Site/Shell',
  parameters: { layout: 'fullscreen' },
  beforeEach: siteServer(answers),
};
export default meta;

export const LoggedOut = siteStory(<Header />, { bare: true });

export const LoggedIn: StoryObj = {
  ...siteStory(<Header />, { auth: signedIn, bare: true }),
  beforeEach: () => noteIntroduced(learner.user?.sub ?? ''),
};

export const SigningIn = siteStory(<Header />, {
  auth: { ...visitor, status: 'loading' },
  bare: true,
});

/** Opened by Enter and gone through by Tab; Escape closes it and gives the focus back. */
export const LearnMenuByKeys: StoryObj = {
  ...siteStory(<LearnMenu links={learnLinksAnonymous} />),
  play: async ({ canvasElement }) => {
    const hand = await getStoryInput();
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('The menu has no button.');
    summary.focus();
    await hand.press('{Enter}');
    const [first] = await within(canvasElement).findAllByRole('link');
    await hand.press('{Tab}');
    await expect(first).toHaveFocus();
    await hand.press('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(summary.closest('details')).not.toHaveAttribute('open');
    await hand.click(summary);
    await expect(summary.closest('details')).toHaveAttribute('open');
  },
};

/** Everything that the header has, where it has no room. */
export const Drawer: StoryObj = {
  ...siteStory(<Header />, { bare: true }),
  play: async ({ canvasElement }) => {
    const hand = await getStoryInput();
    const button = canvasElement.querySelector('.menu-button');
    if (!(button instanceof HTMLElement)) throw new Error('The header has no menu button.');
    // Where the header has room for its links, there is no button to press.
    if (button.offsetParent === null) return;
    await hand.click(button);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Home' })).toBeVisible());
  },
};

export const TheFooter = siteStory(<Footer />, { bare: true });

const parts = (
  <>
    <SignedInParts bare={false} />
    <ToastRegion />
  </>
);

/** For a learner without a course; dismissed by the pointer, it stays away. */
export const Banner: StoryObj = {
  ...siteStory(parts, { auth: signedIn }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse Paths' })).toBeVisible();
  },
};

/** What has to be agreed to comes before everything else that a banner could say. */
export const AgreementAsked: StoryObj = {
  ...siteStory(<SignedInParts bare={false} />, { auth: signedIn, bare: true }),
  beforeEach: siteServer({ ...answers, me: () => ({ ...profile, agreed: null }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I agree' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Browse Paths' })).toBeNull();
  },
};

/** The privacy policy has changed since the learner agreed. */
export const AgreementChanged: StoryObj = {
  ...AgreementAsked,
  beforeEach: siteServer({
    ...answers,
    me: () => ({ ...profile, agreed: { ...inForceSince, privacy: '2020-01-01' } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Changed: our/u)).toBeVisible();
  },
};

export const BannerDismissed: StoryObj = {
  ...Banner,
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/^Ready to start/u)).toBeNull());
  },
};

/** A learner without a name is asked for one; a good one is saved by Enter. */
export const Welcome: StoryObj = {
  ...siteStory(parts, { auth: signedIn }),
  beforeEach: siteServer({ ...answers, me: () => ({ ...profile, name: null }) }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText('What should we call you?');
    await waitFor(() => expect(field).toBeVisible());
  },
};

export const NameSaved: StoryObj = {
  ...Welcome,
  beforeEach: siteServer({
    ...answers,
    me: () => ({ ...profile, name: null }),
    updateName: () => ({ ...profile, name: 'Ada' }),
  }),
  play: async () => {
    const hand = await getStoryInput();
    const dialog = await screen.findByRole('dialog');
    await hand.fill(within(dialog).getByLabelText('What should we call you?'), 'Ada');
    await hand.press('{Enter}');
    await expect(await screen.findByText('Name updated!')).toBeInTheDocument();
  },
};

export const NewVersion = siteStory(
  <UpdateQuestion onReload={() => undefined} onLater={() => undefined} />,
);
