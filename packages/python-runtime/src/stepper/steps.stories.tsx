import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../styles.css';
import { PythonCell } from '../react/python-cell.tsx';
import { PythonExercise } from '../react/python-exercise.tsx';
import { PythonProvider } from '../provider/python-provider.tsx';

const code = `class Basket:
    def __init__(self):
        self.fruit = []

def fill(basket, names):
    for name in names:
        basket.fruit.append(name)
    return len(basket.fruit)

mine = Basket()
count = fill(mine, ["apple", "pear"])
print(count)
`;

const meta: Meta = {
  title: 'Python/Steps of a cell',
  render: () => (
    <PythonProvider options={{ spare: false }}>
      <PythonCell id="steps" code={code} />
    </PythonProvider>
  ),
};
export default meta;

const start = { timeout: 40_000 };

/** A line with a stop on it: the call stack, and the objects that its variables refer to. */
export const AtAStop: StoryObj = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Step' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop at line 7' }, start));
    const next = screen.getByRole('button', { name: 'To the next stop' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(screen.getByRole('list', { name: 'fill, running line 7' })).toHaveTextContent(
      'pear',
    );
    await expect(screen.getByRole('list', { name: /^Basket \d+$/ })).toHaveTextContent('fruit');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

/** An exercise whose code is only a function: the call of the first visible test that fails. */
export const ThroughATest: StoryObj = {
  render: () => (
    <PythonProvider options={{ spare: false }}>
      <PythonExercise
        starter={
          'def longest(words):\n    best = ""\n    for word in words:\n        print("looking at", word)\n        if len(word) > len(best):\n            best = words[0]\n    return best\n'
        }
        cases={[
          {
            name: 'longest(["fig"])',
            call: 'longest(["fig"])',
            expect: "'fig'",
            hidden: false,
          },
          {
            name: 'longest(["fig", "banana"])',
            call: 'longest(["fig", "banana"])',
            expect: "'banana'",
            hidden: false,
          },
        ]}
        rules={[]}
      />
    </PythonProvider>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    const printed = await screen.findByRole('group', { name: 'Printed output' }, start);
    await waitFor(() => expect(printed).toHaveTextContent('>>> longest(["fig", "banana"])'), start);
    await userEvent.click(screen.getByRole('button', { name: 'Step' }));
    await expect(await screen.findByText(/^The test calls/, {}, start)).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next' });
    for (const _ of [1, 2, 3]) await userEvent.click(next);
    await expect(screen.getByRole('group', { name: 'Output so far' })).toHaveTextContent(
      'looking at fig',
    );
  },
};
