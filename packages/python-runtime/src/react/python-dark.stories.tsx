import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import '../styles.css';
import { PythonCell } from './python-cell.tsx';
import { PythonExercise } from './python-exercise.tsx';
import { Console as InTheLight } from './python-parts.stories.tsx';
import { PythonProvider } from '../provider/python-provider.tsx';

const meta: Meta = {
  title: 'Python/In the dark',
  decorators: [
    (Story) => (
      <div style={{ colorScheme: 'dark', background: '#10171e', color: '#e6edf3' }}>
        <PythonProvider options={{ spare: false }}>
          <Story />
        </PythonProvider>
      </div>
    ),
  ],
};
export default meta;

const start = { timeout: 40_000 };

const code = `# The mean of some numbers
import sys

def mean(xs):
    """Their sum by their count."""
    return sum(xs) / len(xs)

print("mean", mean([1, 2, 4.5]), None is True)
print("and of none", file=sys.stderr)
mean([])
`;

export const Cell: StoryObj = {
  render: () => <PythonCell id="dark" code={code} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('textbox', { name: 'Python code' }, start);
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    const error = await screen.findByRole('group', { name: 'Error' }, start);
    await expect(error).toHaveTextContent('ZeroDivisionError');
  },
};

export const Stepping: StoryObj = {
  render: () => <PythonCell id="dark-steps" code={'xs = [1, 2]\nxs.append(3)\nprint(xs)'} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Step' }));
    await screen.findByText('Step 0 of 3', {}, start);
    await userEvent.click(screen.getByRole('button', { name: 'Stop at line 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'To the next stop' }));
    await expect(screen.getByRole('list', { name: 'list 1' })).toHaveTextContent('3');
  },
};

export const Exercise: StoryObj = {
  render: () => (
    <PythonExercise
      starter={'def double(x):\n    return x + 2'}
      cases={[
        { name: 'double(2)', call: 'double(2)', expect: '4', hidden: false },
        { name: 'double(3)', call: 'double(3)', expect: '6', hidden: false },
      ]}
      rules={[{ rule: 'forbids', what: 'import' }]}
    >
      <p>
        Write <code>double(x)</code>.
      </p>
    </PythonExercise>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Run tests' }));
    await expect(await screen.findByText('2 of 3 tests pass', {}, start)).toBeVisible();
  },
};

export const Console: StoryObj = { ...InTheLight };
