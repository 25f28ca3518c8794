import { afterAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PythonProvider } from '../provider/python-provider.tsx';
import { PythonExercise } from '../react/python-exercise.tsx';
import type { ExerciseAnswer } from '../react/python-exercise.tsx';
import { createPythonRuntime } from '../runtime/python-runtime.ts';

const slow = { timeout: 20_000 };
const runtime = createPythonRuntime({ spare: false });
afterAll(() => {
  runtime.terminate();
});

const starter = `from rain import total

def answer(name):
    return total(name)
-- rain.py --
def total(name):
    ...
-- days.csv --
2
3
`;
const solution = `from rain import total

def answer(name):
    return total(name)
-- rain.py --
def total(name):
    with open(name) as file:
        return sum(int(line) for line in file)
-- days.csv --
100
`;
const cases = [
  { name: 'answer("days.csv")', call: 'answer("days.csv")', expect: '5', hidden: false },
];

async function paste(editor: Element, text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  editor.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await expect.element(page.getByRole('tab', { name: 'main.py' })).toBeVisible();
}

async function show() {
  const answers: ExerciseAnswer[] = [];
  await render(
    <PythonProvider runtime={runtime}>
      <PythonExercise
        starter={starter}
        cases={cases}
        rules={[]}
        onResult={(answer) => answers.push(answer)}
      />
    </PythonProvider>,
  );
  const editor = page.getByRole('textbox', { name: 'Your code, main.py' });
  await expect.poll(() => editor.element().className, slow).toContain('cm-content');
  return { answers, editor };
}

/** The text of an editor: a locator's own comparison puts its lines together as words. */
const shown = (file: string) =>
  page.getByRole('textbox', { name: `Your code, ${file}` }).element().textContent;

describe('a program of several files in an exercise', () => {
  it('takes a whole program that is pasted into its main file, but no file that is given', async () => {
    const { answers, editor } = await show();
    await editor.click();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await paste(editor.element(), solution);
    await page.getByRole('tab', { name: 'rain.py' }).click();
    await expect.poll(() => shown('rain.py'), slow).toContain('sum(int(line)');
    await page.getByRole('tab', { name: 'days.csv' }).click();
    await expect.element(page.getByRole('group', { name: 'days.csv' })).toHaveTextContent('2 3');
    await page.getByRole('button', { name: 'Run tests' }).click();
    await expect.poll(() => answers.length, slow).toBe(1);
    expect(answers[0]?.results).toEqual([{ name: 'answer("days.csv")', passed: true }]);
  });

  it('keeps what is typed in each file, and gives all of it back with Reset', async () => {
    const { answers, editor } = await show();
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}x = 1');
    await page.getByRole('tab', { name: 'rain.py' }).click();
    const rain = page.getByRole('textbox', { name: 'Your code, rain.py' });
    await expect.poll(() => rain.element().className, slow).toContain('cm-content');
    await rain.click();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}def total(name): return 5');
    await page.getByRole('button', { name: 'Run tests' }).click();
    await expect.poll(() => answers.length, slow).toBe(1);
    expect(answers[0]?.code).toContain('x = 1');
    expect(answers[0]?.code).toContain('-- rain.py --\ndef total(name): return 5');
    expect(answers[0]?.code).not.toContain('days.csv --');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => shown('rain.py'), slow).toContain('...');
    await page.getByRole('tab', { name: 'main.py' }).click();
    await expect.poll(() => shown('main.py'), slow).not.toContain('x = 1');
  });
});
