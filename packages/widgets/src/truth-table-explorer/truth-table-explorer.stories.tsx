import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { TruthTableExplorer } from './view.tsx';

const meta = {
  title: 'Widgets/Truth table explorer',
  component: TruthTableExplorer,
  args: { host: { id: 'story' }, expression: 'not (a and b)' },
  decorators: [framed('Truth table explorer')],
} satisfies Meta<typeof TruthTableExplorer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Equivalent: Story = { args: { compare: 'not a or not b' } };
export const FourNames: Story = { args: { expression: '(a or b) and (c or not d)' } };
export const Unreadable: Story = { args: { expression: 'a and' } };
export const ReadOnly: Story = { args: { editable: false, expression: 'a == b' } };
/** An expression typed, worked out by Enter, and taken a step back by the pointer. */
export const WorkedByHand: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    await hand.fill(canvas.getByRole('textbox', { name: 'Expression' }), 'a or not a');
    canvas.getByRole('button', { name: 'Next' }).focus();
    await hand.press('{Enter}{Enter}');
    await expect(await canvas.findByText('True in every row: a tautology.')).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^True.*\?$/u));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
