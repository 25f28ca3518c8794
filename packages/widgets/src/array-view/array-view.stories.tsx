import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed, onDark, pressNext } from '../frame/story-frame.fixture.tsx';
import { ArrayView } from './view.tsx';

const A = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
];

const meta = {
  title: 'Widgets/Array view',
  component: ArrayView,
  args: { host: { id: 'story' }, code: 'v = A[:, 1]\nv[0] = 99', arrays: { A } },
  decorators: [framed('View or copy?')],
} satisfies Meta<typeof ArrayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Slice: Story = { play: pressNext(1) };
/** A number is written into the view: the array it was made of shows it too. */
export const WrittenThrough: Story = { play: pressNext(2) };
export const Copy: Story = {
  args: { code: 'v = A[A > 6]\nv[0] = 99' },
  play: pressNext(2),
};
export const Transposed: Story = { args: { code: 'v = A.T' }, play: pressNext(1) };
export const OneAxis: Story = {
  args: { code: 'last = week[-2:]\nweek[0] = 5', arrays: { week: [3, 0, 0, 7, 12, 1, 0] } },
  play: pressNext(2),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: pressNext(2) };
export const Dark: Story = { decorators: [onDark], play: pressNext(2) };
