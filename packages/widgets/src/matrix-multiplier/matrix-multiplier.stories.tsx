import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { MatrixMultiplier } from './view.tsx';

const meta = {
  title: 'Widgets/Matrix multiplier',
  component: MatrixMultiplier,
  args: {
    host: { id: 'story' },
    a: [
      [2, -1, 0],
      [1, 3, 2],
    ],
    b: [[3], [1], [-2]],
    names: ['A', 'x'],
  },
  decorators: [framed('Row by column')],
} satisfies Meta<typeof MatrixMultiplier>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MatrixTimesVector: Story = {};
export const Square: Story = {
  args: {
    a: [
      [1, 2],
      [3, 4],
    ],
    b: [
      [0, 1],
      [1, 0],
    ],
    names: ['A', 'B'],
  },
};
export const FractionsAndVariables: Story = {
  args: {
    a: [
      ['1/2', 'x'],
      ['-1/3', '2y'],
    ],
    b: [
      ['x', 4],
      ['1/2', 'x - 1'],
    ],
    names: ['A', 'B'],
  },
};
export const SizesThatDoNotFit: Story = {
  args: { a: [[1, 2, 3]], b: [[1], [2]], names: ['A', 'x'] },
};
export const Largest: Story = {
  args: {
    a: Array.from({ length: 5 }, (_, i) => Array.from({ length: 5 }, (_, j) => i - j)),
    b: Array.from({ length: 5 }, (_, i) => Array.from({ length: 5 }, (_, j) => i * j)),
    names: ['A', 'B'],
  },
};
export const ReadOnly: Story = { args: { editable: false } };
/** Steps by the pointer, an entry of the product chosen by keys alone, a fraction typed. */
export const WorkedByHand: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('button', { name: 'Next' }));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('minus 1 times 1 is minus 1. So far 5.'));
    // The product leaves the page while an entry cannot be read: each look is a new one.
    const first = () =>
      within(canvas.getByRole('grid', { name: 'Ax, 2 by 1' })).getAllByRole('cell')[0];
    first()?.focus();
    await hand.press('{ArrowDown}{Enter}');
    await waitFor(() => expect(status).toHaveTextContent(/Row 2 of A with column 1 of x/u));
    await hand.click(canvas.getByRole('button', { name: 'Edit matrices' }));
    const entries = within(canvas.getByRole('grid', { name: 'A, 2 by 3' }));
    await hand.click(entries.getByLabelText('Row 1, column 1'));
    await hand.press('1/2{ArrowRight}');
    await waitFor(() => expect(entries.getByLabelText('Row 1, column 2')).toHaveFocus());
    await waitFor(() => expect(first()).toHaveTextContent('1/2'));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
