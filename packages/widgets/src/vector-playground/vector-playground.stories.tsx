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
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = {
  decorators: [
    (Story) => (
      <div style={{ colorScheme: 'dark', background: '#10171e', color: '#e6edf3' }}>
        <Story />
      </div>
    ),
  ],
};
