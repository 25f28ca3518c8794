import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryFrame } from '../frame/story-frame.tsx';
import { RowReductionStepper } from './view.tsx';

const meta = {
  title: 'Widgets/Row reduction stepper',
  component: RowReductionStepper,
  args: {
    host: { id: 'story' },
    matrix: [
      [2, 1, -1, 8],
      [-3, -1, 2, -11],
      [-2, 1, 2, -3],
    ],
    augmented: 1,
  },
  decorators: [
    (Story) => (
      <StoryFrame title="Row reduction stepper">
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof RowReductionStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Do: Story = {
  args: {
    mode: 'do',
    form: 'echelon',
    matrix: [
      [1, 2, 3],
      [4, 5, 6],
    ],
  },
};
export const Fractions: Story = {
  args: {
    matrix: [
      ['1/2', 3],
      [4, '5/7'],
    ],
    augmented: 0,
  },
};
export const AlreadyReduced: Story = {
  args: {
    matrix: [
      [1, 0, 2],
      [0, 1, 3],
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
