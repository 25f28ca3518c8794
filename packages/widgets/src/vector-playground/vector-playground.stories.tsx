import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryFrame } from '../frame/story-frame.tsx';
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
  decorators: [
    (Story) => (
      <StoryFrame title="Vector playground">
        <Story />
      </StoryFrame>
    ),
  ],
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
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [
    (Story) => (
      <div style={{ colorScheme: 'dark', background: '#10171e', color: '#e6edf3' }}>
        <Story />
      </div>
    ),
  ],
};
