import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { RowReductionStepper } from './view.tsx';

const meta = {
  title: 'Widgets/Row reduction stepper',
  component: RowReductionStepper,
  args: {
    host: { id: 'story' },
    matrix: [
      [2, 1, -1, 8],
      [-3, -1, 2, -11],
      [-2, 1, 2, -3],
    ],
    augmented: 1,
  },
  decorators: [framed('Row reduction stepper')],
} satisfies Meta<typeof RowReductionStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Do: Story = {
  args: {
    mode: 'do',
    form: 'echelon',
    matrix: [
      [1, 2, 3],
      [4, 5, 6],
    ],
  },
};
export const Fractions: Story = {
  args: {
    matrix: [
      ['1/2', 3],
      [4, '5/7'],
    ],
    augmented: 0,
  },
};
export const AlreadyReduced: Story = {
  args: {
    matrix: [
      [1, 0, 2],
      [0, 1, 3],
    ],
  },
};
/** An operation chosen and done by keys, taken back by the pointer, and done again. */
export const DoneByHand: Story = {
  args: {
    mode: 'do',
    form: 'echelon',
    matrix: [
      [1, 1, 3],
      [1, -1, 1],
    ],
  },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'Apply' }).focus();
    await hand.press('{Enter}');
    await expect((await canvas.findAllByText(/^This is echelon form/u))[0]).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Take back' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Taken back\. Goal/u),
    );
    await hand.fill(canvas.getByRole('textbox'), '0');
    await hand.press('{Enter}');
    await expect((await canvas.findAllByText(/a number or fraction/u))[0]).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
