import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark, pressNext } from '../frame/story-frame.fixture.tsx';
import { ArrayAxis } from './view.tsx';

const A = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
];

const meta = {
  title: 'Widgets/Array axis',
  component: ArrayAxis,
  args: { host: { id: 'story' }, code: 'A.sum(axis=0)', arrays: { A } },
  decorators: [framed('A.sum, along each axis')],
} satisfies Meta<typeof ArrayAxis>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stepped: Story = { play: pressNext(2) };
/** The other axis, chosen by keys: the result stands beside the rows. */
export const OtherAxis: Story = {
  play: async (context) => {
    const { canvas } = context;
    const hand = await getStoryInput();
    canvas.getByRole('radio', { name: 'axis=0' }).focus();
    await hand.press('{ArrowRight}');
    await pressNext(2)(context);
    await waitFor(() =>
      expect(canvas.getAllByText('Row 1: the sum of 5, 6, 7, 8 is 26.')[0]).toBeVisible(),
    );
  },
};
export const WholeArray: Story = {
  args: { code: 'A.mean()', arrays: { A } },
  play: pressNext(2),
};
/** An array of one axis has no other to choose. */
export const OneAxis: Story = {
  args: { code: 'heights.max()', arrays: { heights: [1.62, 1.8, 1.75] } },
  play: pressNext(1),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: pressNext(2) };
export const Dark: Story = { decorators: [onDark], play: pressNext(2) };
