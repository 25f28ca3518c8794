import { afterAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { PythonProvider } from '../provider/python-provider.tsx';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import { ProgramPlayer } from './program-player.tsx';
import { PythonCell } from './python-cell.tsx';

const runtime = createPythonRuntime({ spare: false });
afterAll(() => {
  runtime.terminate();
});
const slow = { timeout: 100_000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = () => page.getByRole('status').element().textContent.replaceAll(/\s+/gu, ' ');

/** Shows a program and plays it to its first step. */
async function play(code: string) {
  const { container } = await render(
    <PythonProvider runtime={runtime}>
      <ProgramPlayer id="program" code={code} />
    </PythonProvider>,
  );
  await expect.element(button('Next'), slow).toBeVisible();
  await button('Next').click();
  await expect.element(page.getByText(/^Step 1 of/u).last(), slow).toBeVisible();
  return container;
}

/** All steps as their sentences, read from the list of them. */
async function sentences(code: string): Promise<readonly string[]> {
  const container = await play(code);
  await page.getByText(/^Read all/u).click();
  await expect.poll(() => container.querySelector('details ol')).not.toBeNull();
  return [...container.querySelectorAll('details li')].map(({ textContent }) => textContent.trim());
}

const aliases = `def add_item(basket, item):
    basket.append(item)
    return len(basket)

monday = ["bread", "milk"]
tuesday = monday
count = add_item(tuesday, "eggs")
print(monday, count)
`;

describe('a program in words', () => {
  it('two names for one list, a call and what it prints', async () => {
    expect(await sentences(aliases)).toEqual([
      'Line 1: add_item is now a function.',
      'Line 5: monday points to a new object, list 2.',
      'Line 6: tuesday points to list 2, the same object as monday.',
      "Line 7: calls add_item with basket = list 2 and item = 'eggs'.",
      "Line 2: 'eggs' is added at the end of list 2. There is only one list: monday, tuesday, and basket point to it.",
      'Line 3: add_item returns 3 to line 7.',
      'Line 7: count becomes 3.',
      "Line 8: prints ['bread', 'milk', 'eggs'] 3. The program ends.",
    ]);
  });

  it('a recursion', async () => {
    const code = 'def f(n):\n    if n == 0:\n        return 1\n    return n * f(n - 1)\nx = f(1)';
    expect(await sentences(code)).toEqual([
      'Line 1: f is now a function.',
      'Line 5: calls f with n = 1.',
      'Line 2: goes on to line 4.',
      'Line 4: calls f with n = 0.',
      'Line 2: goes on to line 3.',
      'Line 3: f returns 1 to line 4.',
      'Line 4: f returns 1 to line 5.',
      'Line 5: x becomes 1. The program ends.',
    ]);
  });

  it('a closure', async () => {
    const code =
      'def counter():\n    n = 0\n    def tick():\n        nonlocal n\n        n += 1\n    return tick\nt = counter()\nt()';
    const steps = await sentences(code);
    expect(steps.slice(3, 8)).toEqual([
      'Line 3: tick is now a function.',
      'Line 6: counter returns function 2 to line 7.',
      'Line 7: t points to function 2.',
      'Line 8: calls tick with n = 0.',
      'Line 5: n becomes 1; n of function 2 becomes 1; tick returns None to line 8.',
    ]);
  });

  it('a class and its instance', async () => {
    const code =
      'class Dog:\n    legs = 4\n    def name(self, word):\n        self.word = word\nd = Dog()\nd.name("Rex")\ndel d';
    expect(await sentences(code)).toEqual([
      'Line 1: begins the class Dog.',
      'Line 2: legs becomes 4.',
      'Line 1: Dog is now a class.',
      'Line 5: d points to a new object, Dog 2.',
      "Line 6: calls Dog.name with self = Dog 2 and word = 'Rex'.",
      "Line 4: word of Dog 2 becomes 'Rex'; Dog.name returns None to line 6. There is only one Dog: d and self point to it.",
      'Line 6: goes on to line 7.',
      'Line 7: d is gone. The program ends.',
    ]);
  });

  it('a generator, and where it pauses', async () => {
    const code = 'def two():\n    yield 1\n    yield 2\ng = two()\nfor x in g:\n    pass';
    expect((await sentences(code)).slice(1, 7)).toEqual([
      'Line 4: g points to a new object, generator 2.',
      'Line 5: calls two.',
      'Line 2: two yields 1 and pauses.',
      'Line 5: x becomes 1.',
      'Line 6: goes on to line 5.',
      'Line 5: two goes on where it paused.',
    ]);
  });

  it('an exception that nothing catches', async () => {
    const steps = await sentences('def f(n):\n    return 1 / n\nf(0)');
    expect(steps.slice(-2)).toEqual([
      'Line 2: raises ZeroDivisionError: division by zero.',
      'Line 3: ZeroDivisionError: division by zero arrives here from the call. Nothing catches the exception: the program ends here.',
    ]);
  });
});

describe('the player', () => {
  it('waits for the first step, and says then how the recording went', async () => {
    const onPlay = vi.fn<(played: unknown) => void>();
    await render(
      <PythonProvider runtime={runtime}>
        <ProgramPlayer id="program" code="1 / 0" onPlay={onPlay} />
      </PythonProvider>,
    );
    await expect.element(page.getByText('Not run yet'), slow).toBeVisible();
    await expect.element(button('Back')).toHaveAttribute('aria-disabled', 'true');
    expect(onPlay).not.toHaveBeenCalled();
    await button('Next').click();
    await expect
      .poll(() => onPlay.mock.calls, slow)
      .toEqual([[{ status: 'error', steps: 2, error: 'ZeroDivisionError' }]]);
  });

  it('begins by itself where it is told to, at the start', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <ProgramPlayer id="program" code={'x = 1\ny = 2'} autoRun />
      </PythonProvider>,
    );
    await expect.element(page.getByText('Step 0 of 2').last(), slow).toBeVisible();
    expect(said()).toContain('Nothing has run yet. Line 1 is next.');
  });

  it('goes by arrow keys, Home and End, and stops at both ends', async () => {
    await play('a = 1\nb = 2\nc = 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('Step 2 of 3. Line 2: b becomes 2.');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(said()).toBe('Step 3 of 3. Line 3: c becomes 3. The program ends.');
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Next')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(said()).toBe('Step 0 of 3. Nothing has run yet. Line 1 is next.');
    const slider = page.getByRole('slider', { name: 'Step' });
    slider.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toContain('Step 1 of 3');
  });

  it('has its state as lists, and an arrow for each name that points to an object', async () => {
    const container = await play(aliases);
    for (let step = 1; step < 5; step += 1) await button('Next').click();
    const frame = page.getByRole('list', { name: 'add_item, running line 2' });
    await expect.element(frame).toMatchTextContent(/basket2list 2item'eggs'/u);
    await expect
      .element(page.getByRole('list', { name: 'module, waiting at line 7' }))
      .toMatchTextContent(/monday2list 2tuesday2list 2/u);
    await expect
      .element(page.getByRole('list', { name: 'list 2' }))
      .toMatchTextContent(/0'bread'1'milk'2'eggs'new/u);
    await expect.element(page.getByText('3 names point to this list')).toBeVisible();
    expect(container.querySelectorAll('.lemma-py-arrow-head').length).toBe(4);
    const lines = [...container.querySelectorAll('.lemma-py-lines li')];
    expect(lines.map((line) => line.getAttribute('aria-current')).indexOf('step')).toBe(1);
    expect(lines[6]?.hasAttribute('data-waiting')).toBe(true);
  });

  it('shows the output as it comes, and the value of a last expression at the end', async () => {
    await play('print("a")\nprint("b")\n1 + 2');
    const output = page.getByRole('group', { name: 'Output so far' });
    await expect.element(output).toMatchTextContent(/^a$/u);
    await button('Last step').click();
    await expect.element(output).toMatchTextContent(/^a\s*b\s*3$/u);
  });

  it('draws an object that holds itself once', async () => {
    await play('xs = [1]\nxs.append(xs)');
    await button('Last step').click();
    expect(document.querySelectorAll('[data-object]').length).toBe(1);
    expect(document.querySelectorAll('.lemma-py-arrow-head').length).toBe(2);
    await expect
      .element(page.getByRole('list', { name: 'list 1' }))
      .toMatchTextContent(/011\s*1list 1|01/u);
  });

  it('says that a program goes on, that one takes too long, and that one cannot be recorded', async () => {
    await play('n = 0\nwhile True:\n    n += 1');
    await button('Last step').click();
    await expect.element(page.getByText(/^The program goes on\. Only its first/u)).toBeVisible();
  });

  it('stays responsive while a program computes without end, and says that it was ended', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <ProgramPlayer id="program" code="sum(range(10**12))" output="499999999999500000000000" />
      </PythonProvider>,
    );
    await expect.element(button('Next'), slow).toBeVisible();
    await button('Next').click();
    await expect.element(page.getByText('Running the program'), slow).toBeVisible();
    await expect.element(page.getByText(/had to be ended/u), slow).toBeVisible();
    await expect
      .element(page.getByRole('group', { name: 'Output', exact: true }))
      .toMatchTextContent('499999999999500000000000');
  });

  it('has buttons of 44 px on a phone', async () => {
    await page.viewport(390, 844);
    const container = await play('a = 1\nb = 2');
    for (const each of container.querySelectorAll('.lemma-py-player-bar button')) {
      const { width, height } = each.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(container.scrollWidth).toBeLessThanOrEqual(390);
  });
});

it('a cell is stepped through by the same view, with lines to stop at', async () => {
  await render(
    <PythonProvider runtime={runtime}>
      <PythonCell
        id="cell"
        code={'def add(xs, x):\n    xs.append(x)\n    return xs\nys = []\nadd(ys, 1)\nadd(ys, 2)'}
      />
    </PythonProvider>,
  );
  await button('Step').click();
  await expect.element(page.getByText(/^Step 0 of/u).first(), slow).toBeVisible();
  await expect.element(button('To the next stop')).not.toBeInTheDocument();
  await button('Stop at line 2').click();
  await expect.element(button('Stop at line 2')).toHaveAttribute('aria-pressed', 'true');
  await button('To the next stop').click();
  await expect.element(page.getByText(/added at the end of/u).first()).toBeVisible();
  const line = () => document.querySelector('.lemma-py-lines [aria-current=step] code');
  expect(line()?.textContent).toBe('    xs.append(x)');
  await button('Stop at line 2').click();
  await expect.element(button('To the next stop')).not.toBeInTheDocument();
  await button('Close').click();
  await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
});
