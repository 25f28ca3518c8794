import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { FunctionPlotter } from './view.tsx';

const meta = {
  title: 'Widgets/Function plotter',
  component: FunctionPlotter,
  args: { host: { id: 'story' }, f: 'x^3/4 - x', view: [-3, 3], at: 1.5 },
  decorators: [framed('A function')],
} satisfies Meta<typeof FunctionPlotter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another function is typed; while it cannot be read the last curve stays. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const field = canvas.getByRole('textbox', { name: 'f(x) =' });
    await hand.fill(field, 'sin(');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await hand.fill(field, 'sin(x)');
    await expect(
      (await canvas.findAllByText(/^f\(1\.5\) = 1\. The slope there is 0\.07/u))[0],
    ).toBeVisible();
  },
};

/** A pole: the curve is in two pieces, and the rest of it is not flattened. */
export const Pole: Story = { args: { f: '1/x', at: 0 } };

/** A corner has no slope. */
export const Corner: Story = { args: { f: 'max(0, x)', at: 0, editable: false } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { decorators: [onDark] };
