import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { DotProductProjector } from './view.tsx';

const meta = {
  title: 'Widgets/Dot product projector',
  component: DotProductProjector,
  args: { host: { id: 'story' }, u: [2, 3], v: [4, 1] },
  decorators: [framed('Dot product projector')],
} satisfies Meta<typeof DotProductProjector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Perpendicular: Story = { args: { u: [-1, 2], v: [4, 2] } };
export const Obtuse: Story = { args: { u: [-2, 2], v: [4, 1], show: 'projection' } };
export const ZeroVector: Story = { args: { v: [0, 0] } };
/** Turned by an arrow key until the angle is wide, then laid on the other by the pointer. */
export const MovedByHand: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'Move u' }).focus();
    await hand.press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{ArrowLeft}');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/^u is \(1\.5, −2\)\. Dot product 4/u));
    const v = canvas.getByRole('button', { name: 'Move v' });
    await hand.drag(canvas.getByRole('button', { name: 'Move u' }), v);
    await waitFor(() => expect(status).toHaveTextContent(/^u is \(4, 1\)\. Dot product 17/u));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
