import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { PythonSliceVisualiser } from './view.tsx';

const meta = {
  title: 'Widgets/Slice visualiser',
  component: PythonSliceVisualiser,
  args: { host: { id: 'story' }, value: [3, 1, 4, 1, 5, 9], start: 1, stop: 5, step: 2 },
  decorators: [framed('Slice visualiser')],
} satisfies Meta<typeof PythonSliceVisualiser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BackwardsText: Story = {
  args: { value: 'lesson', start: null, stop: null, step: -1 },
};
export const StepZero: Story = { args: { step: 0 } };
export const Nothing: Story = { args: { start: 4, stop: 2, step: 1 } };
export const Longest: Story = {
  args: { value: 'a longer string!', start: 2, stop: -2, step: null },
};
/** A part stepped by its arrow keys, another by its button, one left out. */
export const SetByHand: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.click(canvas.getByRole('textbox', { name: 'start' }));
    await hand.press('{ArrowUp}');
    await hand.click(canvas.getByRole('button', { name: 'stop: one more' }));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Result [4, 5]'));
    await hand.fill(canvas.getByRole('textbox', { name: 'step' }), '-1');
    await waitFor(() => expect(status).toHaveTextContent(/Nothing is taken: going left/u));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
