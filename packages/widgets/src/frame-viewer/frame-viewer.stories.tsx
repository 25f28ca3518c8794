import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark, pressNext } from '../frame/story-frame.fixture.tsx';
import { FrameViewer } from './view.tsx';

const sales = {
  day: ['Mon', 'Mon', 'Mon', 'Tue', 'Tue', 'Wed', 'Wed', 'Wed', 'Thu'],
  cafe: ['Harbour', 'Station', 'Park', 'Harbour', 'Station', 'Park', 'Harbour', 'Station', 'Park'],
  cups: [44, 65, 18, 38, 71, 24, 47, 62, 21],
};

const meta = {
  title: 'Widgets/Frame viewer',
  component: FrameViewer,
  args: {
    host: { id: 'story' },
    code: 'sales.groupby("cafe")["cups"].mean()',
    frames: { sales },
  },
  decorators: [framed('Split, apply, combine')],
} satisfies Meta<typeof FrameViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GroupBy: Story = { play: pressNext(2) };
/** All groups, and one asked by keys where it comes from. */
export const WhereFrom: Story = {
  play: async (context) => {
    await pressNext(4)(context);
    const hand = await getStoryInput();
    context.canvas.getByRole('button', { name: 'Park: where is it from?' }).focus();
    await hand.press('{Enter}');
    await waitFor(() =>
      expect(
        context.canvas.getAllByText('Park comes from rows 2, 5 and 8 of sales.')[0],
      ).toBeVisible(),
    );
  },
};
export const Filter: Story = { args: { code: 'sales[sales["cups"] > 40]' }, play: pressNext(5) };
/** A town that is found twice, and one that is not found. */
export const LeftJoin: Story = {
  args: {
    code: 'orders.merge(shops, on="town", how="left")',
    frames: {
      orders: { town: ['Ely', 'Bath', 'York'], books: [3, 1, 2] },
      shops: { town: ['Bath', 'Ely', 'Ely'], street: ['Mill Lane', 'High Street', 'Quay'] },
    },
  },
  play: pressNext(3),
};
export const Pivot: Story = {
  args: { code: 'sales.pivot(index="day", columns="cafe", values="cups")' },
  play: pressNext(5),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: pressNext(2) };
export const Dark: Story = { decorators: [onDark], play: pressNext(2) };
