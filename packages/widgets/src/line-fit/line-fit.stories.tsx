import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { LineFit } from './view.tsx';

const meta = {
  title: 'Widgets/A line through points',
  component: LineFit,
  args: {
    host: { id: 'story' },
    points: [
      [1, 2],
      [2, 3],
      [3, 7],
      [4, 8],
    ],
    slope: 1,
    intercept: 1,
  },
  decorators: [framed('A line through points')],
} satisfies Meta<typeof LineFit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The slope by keys, then the line of least squares by its button. */
export const Fitted: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('slider', { name: 'Slope' }).focus();
    await hand.press('{ArrowRight}{ArrowRight}');
    canvas.getByRole('button', { name: 'Lay the best line' }).focus();
    await hand.press('{Enter}');
    await expect((await canvas.findAllByText(/No line has less/u))[0]).toBeVisible();
  },
};

/** Distances in place of squares, axes with names, and as many points as there may be. */
export const Distances: Story = {
  args: {
    squares: false,
    axes: ['week', 'height in cm'],
    points: [
      [0, 2.1],
      [1, 2.9],
      [2, 4.2],
      [3, 4.8],
      [4, 6.4],
      [5, 6.9],
      [6, 8.3],
      [7, 8.8],
      [8, 10.4],
      [9, 11],
      [10, 11.9],
      [11, 13.3],
    ],
    slope: 0.5,
    intercept: 4,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { decorators: [onDark] };
