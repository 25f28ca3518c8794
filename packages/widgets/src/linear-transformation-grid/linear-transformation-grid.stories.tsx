import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { LinearTransformationGrid } from './view.tsx';

const meta = {
  title: 'Widgets/Linear transformation grid',
  component: LinearTransformationGrid,
  args: {
    host: { id: 'story' },
    matrix: [
      [1, 1],
      [0, 1],
    ],
  },
  decorators: [framed('Linear transformation grid')],
} satisfies Meta<typeof LinearTransformationGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithVector: Story = {
  args: {
    matrix: [
      [0, -1],
      [1, 0],
    ],
    vector: [2, 1],
    editable: false,
  },
};
export const Singular: Story = {
  args: {
    matrix: [
      [1, 2],
      [0.5, 1],
    ],
  },
};
/** A column moved by arrow keys and by the pointer, an entry typed, the map undone by its slider. */
export const MovedByHand: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const [first, second] = canvas.getAllByRole('button', { name: /^Move/u });
    if (!first || !second) throw new Error('The columns have no handles.');
    first.focus();
    await hand.press('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Row 2, column 1' })).toHaveValue('−1'),
    );
    await hand.drag(second, first);
    await expect((await canvas.findAllByText(/the map loses a dimension/u))[0]).toBeVisible();
    await hand.fill(canvas.getByRole('textbox', { name: 'Row 1, column 1' }), '-2');
    await expect((await canvas.findAllByText(/^Areas are multiplied by 3/u))[0]).toBeVisible();
    const slider = canvas.getByRole('slider');
    slider.focus();
    await hand.press('{Home}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0 %'));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
