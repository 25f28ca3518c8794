import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { getStoryInput } from '@lemma/testing/story-input';
import { framed, onDark } from '../frame/story-frame.fixture.tsx';
import { ListMutationTracer } from './view.tsx';

const meta = {
  title: 'Widgets/List mutation tracer',
  component: ListMutationTracer,
  args: { host: { id: 'story' }, code: 'a = [1, 2]; b = a; b.append(3); c = a[:]; c.append(4)' },
  decorators: [framed('List mutation tracer')],
} satisfies Meta<typeof ListMutationTracer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nested: Story = { args: { code: 'rows = [[0] * 3] * 2\nrows[0][1] = 5\nrows' } };
export const Dicts: Story = {
  args: { code: "d = {'x': 1, 'tags': []}; e = d.copy(); e['x'] = 2; e['tags'].append('new')" },
};
export const Tuples: Story = {
  args: { code: 't = (1, [2]); a, b = t; b.append(3); t[0] = 9' },
};
export const Failing: Story = { args: { code: 'a = [1]; a[3] = 2' } };
/** Forward by Enter and by the pointer, and back. */
export const SteppedByHand: Story = {
  play: async ({ canvas }) => {
    const hand = await getStoryInput();
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await hand.press('{Enter}{Enter}');
    await hand.click(next);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'b.append(3): One list changes, and a and b both see it: it is [1, 2, 3].',
      ),
    );
    await hand.click(canvas.getByRole('button', { name: 'Back' }));
    const [object] = within(canvas.getByRole('list', { name: 'Names and objects' })).getAllByRole(
      'listitem',
    );
    await waitFor(() => expect(object).toHaveTextContent(/^ab→list 1/u));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [onDark],
};
