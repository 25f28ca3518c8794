import { Button } from '@lemma/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import '../landing/landing.css';
import '../pricing/pricing.css';
import { siteServer, siteStory } from '../shell/site-story.tsx';
import { linearAlgebraPath } from './content/linear-algebra-path.ts';
import { asContentPreview } from './content/path-content.ts';
import { MadePathPage } from './made-path-page.tsx';
import { PathPage } from './path-page.tsx';
import PathsRoute from './paths-route.tsx';
import { PreviewCarousel } from './preview-carousel.tsx';

const meta: Meta = {
  title: 'Site/Learning paths',
  parameters: { layout: 'fullscreen' },
  beforeEach: siteServer(),
};
export default meta;

export const AllPaths = siteStory(<PathsRoute />);
export const OnePath = siteStory(<PathPage path={linearAlgebraPath} />);

/** A path that the desk made after the site was built. */
export const MadeByTheDesk = siteStory(
  <MadePathPage
    path={{
      slug: 'least-squares-for-busy-people',
      title: 'Least squares for busy people',
      summary: 'Fit a line to data by hand and by machine, and say why it is the best one.',
      lesson_count: 3,
      planned_count: 1,
      question_count: 41,
      minutes: 96,
      units: [
        {
          unit_uid: 'goal-1',
          title: 'Projections',
          free: false,
          lessons: [
            { lesson_uid: 'a', title: 'The dot product', minutes: 22, planned: false },
            { lesson_uid: 'b', title: 'Projections', minutes: 24, planned: false },
          ],
        },
        {
          unit_uid: 'goal-2',
          title: 'Least squares',
          free: false,
          lessons: [
            { lesson_uid: 'c', title: 'Least squares', minutes: 28, planned: false },
            { lesson_uid: 'd', title: 'Residuals', minutes: 22, planned: true },
          ],
        },
      ],
    }}
    action={<Button>Start this path</Button>}
  />,
);

/** Forward by Enter, back over the first to the last by the pointer, and to one by its dot. */
export const Carousel: StoryObj = {
  ...siteStory(
    <PreviewCarousel previews={linearAlgebraPath.contentPreviews.map(asContentPreview)} />,
  ),
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const count = linearAlgebraPath.contentPreviews.length;
    const slide = (number: number) =>
      canvas.findByRole('group', { name: new RegExp(`^${number} of ${count}:`, 'u') });
    await expect(await slide(1)).toBeVisible();
    canvas.getByRole('button', { name: 'Next' }).focus();
    await hand.press('{Enter}');
    await expect(await slide(2)).toBeVisible();
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await hand.click(previous);
    await hand.click(previous);
    await expect(await slide(count)).toBeVisible();
    const [dot] = canvas.getAllByRole('button', { name: /^Show /u });
    if (!dot) throw new Error('The carousel has no dots.');
    await hand.click(dot);
    await expect(await slide(1)).toBeVisible();
  },
};
