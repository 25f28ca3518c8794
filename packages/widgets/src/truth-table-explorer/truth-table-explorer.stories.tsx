import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryFrame } from '../frame/story-frame.tsx';
import { TruthTableExplorer } from './view.tsx';

const meta = {
  title: 'Widgets/Truth table explorer',
  component: TruthTableExplorer,
  args: { host: { id: 'story' }, expression: 'not (a and b)' },
  decorators: [
    (Story) => (
      <StoryFrame title="Truth table explorer">
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof TruthTableExplorer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Equivalent: Story = { args: { compare: 'not a or not b' } };
export const FourNames: Story = { args: { expression: '(a or b) and (c or not d)' } };
export const Unreadable: Story = { args: { expression: 'a and' } };
export const ReadOnly: Story = { args: { editable: false, expression: 'a == b' } };
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
