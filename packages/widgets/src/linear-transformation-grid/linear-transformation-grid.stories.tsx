import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryFrame } from '../frame/story-frame.tsx';
import { LinearTransformationGrid } from './view.tsx';

const meta = {
  title: 'Widgets/Linear transformation grid',
  component: LinearTransformationGrid,
  args: {
    host: { id: 'story' },
    matrix: [
      [1, 1],
      [0, 1],
    ],
  },
  decorators: [
    (Story) => (
      <StoryFrame title="Linear transformation grid">
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof LinearTransformationGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithVector: Story = {
  args: {
    matrix: [
      [0, -1],
      [1, 0],
    ],
    vector: [2, 1],
    editable: false,
  },
};
export const Singular: Story = {
  args: {
    matrix: [
      [1, 2],
      [0.5, 1],
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
