import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { siteStory } from '../shell/site-story.tsx';
import { clips } from './clips.ts';
import { VideoDialog } from './video-dialog.tsx';
import { VideoPlayer } from './video-player.tsx';

const meta: Meta = { title: 'Site/Video', parameters: { layout: 'fullscreen' } };
export default meta;

const player = siteStory(<VideoPlayer clip={clips['matrix-lesson']} />);

export const AtRest = player;
export const OverThePage = siteStory(
  <VideoDialog open onClose={() => undefined} clip="matrix-lesson" />,
);

/** Begun by the pointer, paused by the space bar, taken back to its beginning by the slider. */
export const PlayedByHand: StoryObj = {
  ...player,
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Play' }));
    const pause = await canvas.findByRole('button', { name: 'Pause' });
    pause.focus();
    await hand.press(' ');
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    const position = canvas.getByRole('slider', { name: 'Position' });
    position.focus();
    await hand.press('{Home}');
    await expect(position).toHaveValue('0');
  },
};

export const CannotBePlayed: StoryObj = {
  ...siteStory(
    <VideoPlayer
      clip={{
        ...clips['matrix-lesson'],
        sources: [{ src: 'data:video/webm;base64,AAAA', type: 'video/webm' }],
      }}
    />,
  ),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText(/^This recording does not play here/u)).toBeVisible();
  },
};
