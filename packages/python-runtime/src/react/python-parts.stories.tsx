import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import '../styles.css';
import { PythonCell } from './python-cell.tsx';
import { PythonConsole } from './python-console.tsx';
import { PythonExercise } from './python-exercise.tsx';
import { PythonProvider } from '../provider/python-provider.tsx';

const meta: Meta = {
  title: 'Python/Parts',
  decorators: [
    (Story) => (
      <PythonProvider options={{ spare: false }}>
        <Story />
      </PythonProvider>
    ),
  ],
};
export default meta;

const start = { timeout: 40_000 };

export const Cell: StoryObj = {
  render: () => (
    <PythonCell
      id="cell"
      code={'total = sum(n * n for n in range(5))\nprint(total)'}
      output={'30\n'}
    />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    await expect(
      await screen.findByRole('group', { name: 'Printed output' }, start),
    ).toHaveTextContent('30');
  },
};

export const CellWithError: StoryObj = {
  render: () => (
    <PythonCell id="cell-error" code={'def mean(xs):\n    return sum(xs) / len(xs)\n\nmean([])'} />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    const error = await screen.findByRole('group', { name: 'Error' }, start);
    await expect(error).toHaveTextContent('ZeroDivisionError');
  },
};

const dot = `def dot(u, v):
    """Return the dot product of u and v."""
    total = 0
    for a, b in zip(u, v):
        total += a * b
    return total

print(dot([1, 2, 3], [4, 0, -1]))
`;

export const Exercise: StoryObj = {
  render: () => (
    <PythonExercise
      starter={dot}
      filename="dot.py"
      cases={[
        {
          name: 'dot([1, 2, 3], [4, 0, -1])',
          call: 'dot([1, 2, 3], [4, 0, -1])',
          expect: '1',
          hidden: false,
        },
        { name: 'dot([2], [5])', call: 'dot([2], [5])', expect: '10', hidden: false },
        {
          name: 'empty',
          call: 'dot([], [])',
          expect: '0',
          hidden: true,
          message: 'What do two empty lists give?',
        },
        {
          name: 'dot([1, 2], [3])',
          call: 'dot([1, 2], [3])',
          raises: 'ValueError',
          hidden: false,
          message: 'zip stops at the end of the shorter list. Compare the lengths before the loop.',
        },
      ]}
      rules={[{ rule: 'forbids', what: 'import' }]}
    >
      <h2>A dot product that checks its input</h2>
      <p>
        Write <code>dot(u, v)</code>. If the lists have different lengths, raise a{' '}
        <code>ValueError</code>.
      </p>
    </PythonExercise>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Run tests' }));
    await expect(await screen.findByText('4 of 5 tests pass', {}, start)).toBeVisible();
    await expect(screen.getByText(/Compare the lengths before the loop/)).toBeVisible();
  },
};

export const Console: StoryObj = {
  render: () => <PythonConsole />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const field = screen.getByRole('textbox', { name: 'Python statement' });
    await userEvent.type(field, '6 * 7{Enter}');
    await expect(await screen.findByText(/42/, {}, start)).toBeVisible();
  },
};

export const Asks: StoryObj = {
  render: () => <PythonCell id="asks" code={'name = input("Name? ")\nprint("Hello", name)'} />,
};
