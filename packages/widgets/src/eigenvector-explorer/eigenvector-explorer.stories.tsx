import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { EigenvectorExplorer } from './view.tsx';

const meta = {
  title: 'Widgets/Eigenvector explorer',
  component: EigenvectorExplorer,
  args: {
    host: { id: 'story' },
    matrix: [
      [2, 1],
      [1, 2],
    ],
  },
  decorators: [framed('Eigenvector explorer')],
} satisfies Meta<typeof EigenvectorExplorer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = { args: { vector: [1, 1], reveal: true } };
export const Rotation: Story = {
  args: {
    matrix: [
      [0, -1],
      [1, 0],
    ],
    reveal: true,
    editable: true,
  },
};
/** Turned degree by degree until it is an eigenvector, then by the pointer; the answer is asked for last. */
export const TurnedByHand: Story = {
  args: { vector: [1, 0.9] },
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('slider', { name: 'Turn v' }).focus();
    for (let degree = 42; degree < 45; degree += 1) await hand.press('{ArrowRight}');
    const status = canvas.getByRole('status');
    await waitFor(() =>
      expect(status).toHaveTextContent('Av = 3 v: v is an eigenvector, scaled by 3.'),
    );
    const handle = canvas.getByRole('button', { name: 'Move v' });
    await hand.drag(handle, handle.parentElement ?? handle, [0.5, 0.3]);
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Turn v' })).toHaveValue('90'));
    await hand.click(canvas.getByRole('button', { name: 'Show the eigenvectors' }));
    await waitFor(() => expect(status).toHaveTextContent(/^λ = 3 along/u));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
