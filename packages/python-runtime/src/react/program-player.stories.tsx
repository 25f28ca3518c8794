import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../styles.css';
import { PythonProvider } from '../provider/python-provider.tsx';
import { ProgramPlayer } from './program-player.tsx';

const meta: Meta = { title: 'Python/Program player' };
export default meta;

const start = { timeout: 60_000 };

type Screen = ReturnType<typeof within>;

/** A program played up to the first step whose sentence is of `line` and contains `words`. */
function played(code: string, words: string, check?: (screen: Screen) => Promise<void>): StoryObj {
  return {
    render: () => (
      <PythonProvider options={{ spare: false }}>
        <ProgramPlayer id="played" code={code} />
      </PythonProvider>
    ),
    play: async ({ canvasElement }) => {
      const screen = within(canvasElement);
      const next = await screen.findByRole('button', { name: 'Next' }, start);
      await userEvent.click(next);
      const said = screen.getByRole('status');
      await waitFor(() => expect(said).toHaveTextContent(/Step 1 of/u), start);
      for (let step = 0; step < 60 && !plain(said).includes(words); step += 1)
        await userEvent.click(next);
      await expect(plain(said)).toContain(words);
      await check?.(screen);
    },
  };
}

const plain = (element: HTMLElement) => element.textContent;

/** Before the first step: the program, and nothing of its outcome. */
export const NotRun: StoryObj = {
  render: () => (
    <PythonProvider options={{ spare: false }}>
      <ProgramPlayer id="played" code={'xs = [1, 2]\nys = xs\nys.append(3)\nprint(xs)'} />
    </PythonProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next' }, start)).toBeVisible();
    await expect(canvas.getByText('Not run yet')).toBeVisible();
  },
};

/** Three names for one list, one of them in a function. */
export const Aliases = played(
  `def add_item(basket, item):
    basket.append(item)
    return len(basket)

monday = ["bread", "milk"]
tuesday = monday
count = add_item(tuesday, "eggs")
print(monday, count)
`,
  'There is only one list: monday, tuesday, and basket point to it.',
);

/** Each call has names of its own; the outer ones wait. */
export const Recursion = played(
  `def factorial(n):
    if n == 0:
        return 1
    return n * factorial(n - 1)

print(factorial(3))
`,
  'factorial returns 1 to line 4',
);

/** Functions that remember what was there when they were made. */
export const Closure = played(
  `def adder(n):
    def add(x):
        return x + n
    return add

add2 = adder(2)
add5 = adder(5)
print(add2(10), add5(10))
`,
  'calls add with',
);

/** Instances, their class, and an attribute that leads back to its owner. */
export const Classes = played(
  `class Dog:
    tricks = []

    def __init__(self, name, friend=None):
        self.name = name
        self.friend = friend

    def learn(self, trick):
        self.tricks.append(trick)

rex = Dog("Rex")
ada = Dog("Ada", rex)
rex.friend = ada
rex.learn("roll")
print(ada.tricks)
`,
  'added at the end of',
);

/** A generator between two of its values. */
export const Generator = played(
  `def countdown(n):
    while n > 0:
        yield n
        n -= 1

numbers = countdown(2)
first = next(numbers)
rest = list(numbers)
print(first, rest)
`,
  'countdown yields 2 and pauses',
);

/** An exception on its way through a call. */
export const Exception = played(
  `def share(total, people):
    return total / people

bills = {"Mon": 12, "Tue": 0}
for day, people in bills.items():
    print(day, share(24, people))
`,
  'arrives here',
);

/** Nested objects, a cycle, a set and a long list. */
export const Objects = played(
  `grid = [[0] * 3] * 2
grid[0][1] = 7
grid.append(grid)
ages = {"Ada": 36, "Bo": [1, 2]}
seen = {3, (1, 2)}
squares = [n * n for n in range(100)]
`,
  'squares points to',
);

/** A program that goes on: its first steps can be played. */
export const CutShort: StoryObj = {
  render: () => (
    <PythonProvider options={{ spare: false }}>
      <ProgramPlayer id="played" code={'n = 0\nwhile True:\n    n += 1'} />
    </PythonProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }, start));
    const said = canvas.getByRole('status');
    await waitFor(() => expect(said).toHaveTextContent(/Step 1 of/u), start);
    await userEvent.click(canvas.getByRole('button', { name: 'Last step' }));
    await expect(canvas.getByText(/^The program goes on/u)).toBeVisible();
  },
};

/** Python's files are not where the page looks for them: the program and what it prints. */
export const CannotStart: StoryObj = {
  render: () => (
    <PythonProvider options={{ spare: false, filesURL: '/no-python-here/' }}>
      <ProgramPlayer id="played" code={'xs = [1, 2]\nprint(xs)'} output="[1, 2]" />
    </PythonProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }, start));
    await expect(await canvas.findByText(/could not start/iu, {}, start)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Output' })).toHaveTextContent('[1, 2]');
  },
};

export const InTheDark: StoryObj = {
  ...Aliases,
  decorators: [
    (Story) => (
      <div style={{ colorScheme: 'dark', background: '#10171e', color: '#e6edf3' }}>
        <Story />
      </div>
    ),
  ],
};
