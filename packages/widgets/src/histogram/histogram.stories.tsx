import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { Histogram } from './view.tsx';

/** Minutes that somebody waited for a bus. */
const minutes = [2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 14, 31];

const meta = {
  title: 'Widgets/Histogram',
  component: Histogram,
  args: { host: { id: 'story' }, data: minutes, axis: 'minutes' },
  decorators: [framed('Histogram and box plot')],
} satisfies Meta<typeof Histogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Fewer bins by keys, and the counts folded out. */
export const FewBins: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const bins = canvas.getByRole('slider', { name: 'Bins' });
    bins.focus();
    await hand.press('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(bins).toHaveAttribute('aria-valuetext', '4'));
    await expect(await canvas.findByText(/^4 bins\. The fullest goes from/u)).toBeInTheDocument();
    await hand.click(canvas.getByText('How many are in each bin'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
  },
};

/** One more value, moved far off: the mean follows it, the median hardly does. */
export const OneMore: Story = {
  args: { data: [4, 5, 5, 6, 6, 6, 7, 7, 8], extra: true },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await expect(canvas.getByText(/^Mean, 6, and median, 6/u)).toBeVisible();
    canvas.getByRole('slider', { name: 'One more value' }).focus();
    await hand.press('{End}');
    await expect((await canvas.findAllByText(/large values pull it up/u))[0]).toBeVisible();
  },
};
/** All the same: one bar, a box without width. */
export const AllTheSame: Story = { args: { data: [5, 5, 5, 5] } };
export const Phone: Story = {
  args: { extra: true },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { decorators: [onDark] };
