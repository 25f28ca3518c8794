import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { GradientDescent } from './view.tsx';

const meta = {
  title: 'Widgets/Gradient descent',
  component: GradientDescent,
  args: { host: { id: 'story' }, loss: [4, -4, 1], start: 5, rate: 0.1 },
  decorators: [framed('Gradient descent')],
} satisfies Meta<typeof GradientDescent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Four steps by keys: each is its arithmetic. */
export const Stepped: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'Next' }).focus();
    await hand.press('{Enter}{Enter}{Enter}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
    await expect((await canvas.findAllByText(/^3\.54 − 0\.1 · 3\.07 = 3\.23\./u))[0]).toBeVisible();
  },
};

/** The rate is too large: each step goes further, until it leaves every picture. */
export const TooFar: Story = {
  args: { rate: 1.1, steps: 6 },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'Next' }).focus();
    await hand.press('{Enter}');
    await expect((await canvas.findAllByText(/The loss grew/u))[0]).toBeVisible();
  },
};

const points = [
  [1, 1.4],
  [2, 2.1],
  [3, 3.8],
  [4, 4.3],
] satisfies [number, number][];

/** The line through the origin that fits some points: its slope is w. */
export const FittedLine: Story = {
  args: { loss: undefined, points, start: 0, rate: 0.03 },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'Next' }).focus();
    await hand.press('{Enter}{Enter}{Enter}');
  },
};

/** Two valleys: where one begins decides where one ends. */
export const TwoValleys: Story = {
  args: { loss: [0, 0.2, -1, 0, 0.5], start: 1.6, rate: 0.1, view: [-1.8, 1.8] },
};
export const Phone: Story = {
  args: { loss: undefined, points, start: 0, rate: 0.03 },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { decorators: [onDark] };
