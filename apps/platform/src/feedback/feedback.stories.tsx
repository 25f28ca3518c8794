import { ToastRegion } from '@lemma/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { learner } from '../auth/example-auth.ts';
import { siteServer, siteStory } from '../shell/site-story.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';

const meta: Meta = {
  title: 'Site/Feedback',
  parameters: { layout: 'fullscreen' },
  beforeEach: siteServer(),
};
export default meta;

const onClose = fn();
const dialog = (
  <>
    <FeedbackDialog uid="story" open onClose={onClose} />
    <ToastRegion />
  </>
);

export const ForAVisitor = siteStory(dialog);
export const ForALearner = siteStory(dialog, { auth: learner });

const site = {
  auth: { domain: 'story.invalid', client_id: 'story', audience: 'story' },
  build_commit: 'story',
  prices: { monthly: 'm', annual: 'a', one_year: 'o', lifetime: 'l' },
  show_discounted_prices: false,
  lifetime_spots: { total: 50, left: 12 },
};

/** Written, sent by keys alone, and thanked for. */
export const Sent: StoryObj = {
  ...siteStory(dialog, { auth: learner }),
  beforeEach: siteServer({ clientConfig: () => site, reportIssue: () => ({ status: 'ok' }) }),
  play: async () => {
    const hand = await getStoryInput();
    const box = within(await screen.findByRole('dialog'));
    await hand.fill(box.getByRole('textbox'), 'A slip in step 2.');
    box.getByRole('button', { name: 'Send' }).focus();
    await hand.press('{Enter}');
    await expect(await screen.findByText("I'll get right on it! 🚀")).toBeInTheDocument();
    await expect(onClose).toHaveBeenCalled();
  },
};
