import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { VectorPlayground } from './view.tsx';

const meta = {
  title: 'Widgets/Vector playground',
  component: VectorPlayground,
  args: {
    host: { id: 'story' },
    vectors: [
      [2, 1],
      [-1, 3],
    ],
  },
  decorators: [framed('Vector playground')],
} satisfies Meta<typeof VectorPlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Combination: Story = { args: { show: 'combination', scalars: [1.5, -1] } };
export const Difference: Story = { args: { show: 'difference' } };
export const Single: Story = { args: { vectors: [[3, -2]], names: ['a'] } };
/** Names of the greatest length, beside heads near the edge. */
export const LongNames: Story = {
  args: {
    vectors: [
      [1, 2],
      [-3, 3],
      [4, -2],
    ],
    names: ['velocity_pos', 'force_field1', 'acceleration'],
    show: 'combination',
    scalars: [-2.75, 3, -1],
  },
};
/** The handles stand where the vectors leave the picture. */
export const BeyondThePicture: Story = {
  args: {
    vectors: [
      [12, 9],
      [-40, 3],
    ],
  },
};
/** Moved by arrow keys, laid on the other by the pointer, stretched by a slider. */
export const MovedByHand: Story = {
  args: { show: 'combination' },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const u = canvas.getByRole('button', { name: 'Move u' });
    u.focus();
    await hand.press('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^u is \(2\.5, −1\.5\)/u));
    await hand.drag(canvas.getByRole('button', { name: 'Move v' }), u);
    await waitFor(() => expect(status).toHaveTextContent(/^v is \(2\.5, −1\.5\)/u));
    canvas.getByRole('slider', { name: 'Times v' }).focus();
    await hand.press('{End}');
    await waitFor(() => expect(status).toHaveTextContent(/u \+ 3v is \(10, −6\)$/u));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
