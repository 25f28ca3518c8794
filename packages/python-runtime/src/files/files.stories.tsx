import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../styles.css';
import { PythonProvider } from '../provider/python-provider.tsx';
import { PythonCell } from '../react/python-cell.tsx';
import { PythonConsole } from '../react/python-console.tsx';
import { PythonExercise } from '../react/python-exercise.tsx';

const meta: Meta = {
  title: 'Python/Files',
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

const rainfall = `from rain import monthly

with open("report.txt", "w") as file:
    for month, total in monthly("days.csv"):
        print(month, total)
        file.write(f"{month};{total}\\n")
-- rain.py --
def monthly(name):
    totals = {}
    with open(name) as file:
        for line in file:
            day, amount = line.split(",")
            month = day[:7]
            totals[month] = totals.get(month, 0) + float(amount)
    return totals.items()
-- days.csv --
2014-01-30,0.5
2014-01-31,4
2014-02-01,1.5
`;

/** Two modules and a table: each is a tab once the cell is edited. What the program wrote stands below its output. */
export const Cell: StoryObj = {
  render: () => <PythonCell id="files" code={rainfall} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    const files = await screen.findByRole('group', { name: 'Files written' }, start);
    await expect(files).toHaveTextContent('report.txt 24 bytes');
    await userEvent.click(within(files).getByText('report.txt'));
    await expect(within(files).getByRole('group', { name: 'report.txt' })).toBeVisible();
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'main.py',
      'rain.py',
      'days.csv',
    ]);
  },
};

/** From the keyboard: the arrow keys go from tab to tab, and what is changed in one is what runs. */
export const ChangedData: StoryObj = {
  render: () => <PythonCell id="files-data" code={rainfall} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    screen.getByRole('tab', { name: 'main.py' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('tab', { name: 'days.csv' })).toHaveFocus();
    const table = screen.getByRole('textbox', { name: 'days.csv' });
    await userEvent.clear(table);
    await userEvent.type(table, '2015-07-01,7');
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    await expect(
      await screen.findByRole('group', { name: 'Printed output' }, start),
    ).toHaveTextContent('2015-07 7.0');
  },
};

/** The program stops in a module: its tab says so. */
export const ErrorInAModule: StoryObj = {
  render: () => (
    <PythonCell
      id="files-error"
      code={
        'from mean import mean\n\nprint(mean([]))\n-- mean.py --\ndef mean(xs):\n    return sum(xs) / len(xs)\n'
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    const error = await screen.findByRole('group', { name: 'Error' }, start);
    await expect(error).toHaveTextContent('File "mean.py", line 2, in mean');
    await expect(
      screen.getByRole('tab', { name: 'mean.py , the program stopped here' }),
    ).toBeVisible();
  },
};

/** An exercise in two files with a table that is given: it can be read, and not changed. */
export const Exercise: StoryObj = {
  render: () => (
    <PythonExercise
      starter={
        'from rain import amounts\n\ndef wettest(name):\n    return max(amounts(name))\n-- rain.py --\ndef amounts(name):\n    ...\n-- days.csv --\n0.5\n4.0\n1.5\n'
      }
      cases={[
        { name: 'wettest("days.csv")', call: 'wettest("days.csv")', expect: '4.0', hidden: false },
      ]}
      rules={[]}
    >
      <p>
        Complete <code>amounts(name)</code> in <code>rain.py</code>: the numbers in the lines of a
        file.
      </p>
    </PythonExercise>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Run tests' }));
    await expect(
      await screen.findByText(/TypeError: 'NoneType' object is not iterable/u, undefined, start),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'days.csv' }));
    await expect(screen.getByRole('group', { name: 'days.csv' })).toHaveTextContent('0.5 4.0 1.5');
    await expect(screen.queryByRole('textbox', { name: 'days.csv' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: /^rain\.py/u }));
    await expect(screen.getByRole('tab', { name: /^rain\.py/u })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** A statement of a console that writes a file. */
export const Console: StoryObj = {
  render: () => <PythonConsole />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Python statement' }),
      'open("note.txt", "w").write("x" * 2500){Enter}',
    );
    const files = await screen.findByRole('group', { name: 'Files written' }, start);
    await waitFor(() => expect(files).toHaveTextContent('note.txt 2.5 kB'));
    await expect(within(files).getByRole('button', { name: 'Download note.txt' })).toBeVisible();
  },
};
