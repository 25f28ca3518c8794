import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { SingularValueExplorer } from './view.tsx';

const meta = {
  title: 'Widgets/Singular value explorer',
  component: SingularValueExplorer,
  args: {
    host: { id: 'story' },
    matrix: [
      [1, 1],
      [0, 1],
    ],
    range: 3,
  },
  decorators: [framed('Turn, stretch, turn')],
} satisfies Meta<typeof SingularValueExplorer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** All three steps by keys, then back into the middle of the stretch by the slider. */
export const Stepped: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    canvas.getByRole('button', { name: 'Next' }).focus();
    await hand.press('{Enter}{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step'),
    );
    await hand.press('{Enter}');
    await expect((await canvas.findAllByText(/half axes 1.62 and 0.62/u))[0]).toBeVisible();
    const slider = canvas.getByRole('slider');
    slider.focus();
    await hand.press('{ArrowLeft}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'U, 95 %'));
  },
};
export const Mirrored: Story = {
  args: {
    matrix: [
      [1, 2],
      [2, 1],
    ],
    range: 4,
  },
};
export const RankOne: Story = {
  args: {
    matrix: [
      [1, 2],
      [0.5, 1],
    ],
  },
};
export const Editable: Story = { args: { editable: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
