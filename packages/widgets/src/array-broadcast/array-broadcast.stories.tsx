import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark, pressNext } from '../frame/story-frame.fixture.tsx';
import { ArrayBroadcast } from './view.tsx';

const A = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
];

const meta = {
  title: 'Widgets/Array broadcast',
  component: ArrayBroadcast,
  args: { host: { id: 'story' }, code: 'A + b', arrays: { A, b: [10, 20, 30, 40] } },
  decorators: [framed('A + b, step by step')],
} satisfies Meta<typeof ArrayBroadcast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Shapes compared, copies drawn, two rows worked out, and an entry chosen by keys. */
export const Stepped: Story = {
  play: async (context) => {
    await pressNext(5)(context);
    const { canvas } = context;
    const hand = await getStoryInput();
    const grid = canvas.getByRole('grid', { name: /^A \+ b/ });
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await hand.press('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByText('A[1, 2] + b[2] = 7 + 30 = 37')[0]).toBeVisible(),
    );
  },
};
/** A column and a row: both are stretched. */
export const BothStretched: Story = {
  args: { code: 'hours * rates', arrays: { hours: [[1], [2], [3]], rates: [10, 12.5] } },
  play: pressNext(4),
};
export const WithANumber: Story = { args: { code: 'A / 4', arrays: { A } }, play: pressNext(6) };
/** The last axes are 4 and 3: Python's message. */
export const Refused: Story = {
  args: { code: 'A + c', arrays: { A, c: [1, 2, 3] } },
  play: pressNext(1),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: pressNext(5) };
export const Dark: Story = { decorators: [onDark], play: pressNext(5) };
