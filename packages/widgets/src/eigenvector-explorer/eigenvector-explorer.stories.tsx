import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryFrame } from '../frame/story-frame.tsx';
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
  decorators: [
    (Story) => (
      <StoryFrame title="Eigenvector explorer">
        <Story />
      </StoryFrame>
    ),
  ],
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
