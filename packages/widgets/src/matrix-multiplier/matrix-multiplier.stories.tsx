import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryFrame } from '../frame/story-frame.tsx';
import { MatrixMultiplier } from './view.tsx';

const meta = {
  title: 'Widgets/Matrix multiplier',
  component: MatrixMultiplier,
  args: {
    host: { id: 'story' },
    a: [
      [2, -1, 0],
      [1, 3, 2],
    ],
    b: [[3], [1], [-2]],
    names: ['A', 'x'],
  },
  decorators: [
    (Story) => (
      <StoryFrame title="Row by column">
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof MatrixMultiplier>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MatrixTimesVector: Story = {};
export const Square: Story = {
  args: {
    a: [
      [1, 2],
      [3, 4],
    ],
    b: [
      [0, 1],
      [1, 0],
    ],
    names: ['A', 'B'],
  },
};
export const FractionsAndVariables: Story = {
  args: {
    a: [
      ['1/2', 'x'],
      ['-1/3', '2y'],
    ],
    b: [
      ['x', 4],
      ['1/2', 'x - 1'],
    ],
    names: ['A', 'B'],
  },
};
export const SizesThatDoNotFit: Story = {
  args: { a: [[1, 2, 3]], b: [[1], [2]], names: ['A', 'x'] },
};
export const Largest: Story = {
  args: {
    a: Array.from({ length: 5 }, (_, i) => Array.from({ length: 5 }, (_, j) => i - j)),
    b: Array.from({ length: 5 }, (_, i) => Array.from({ length: 5 }, (_, j) => i * j)),
    names: ['A', 'B'],
  },
};
export const ReadOnly: Story = { args: { editable: false } };
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
