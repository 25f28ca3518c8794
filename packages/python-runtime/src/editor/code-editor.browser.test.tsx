import { StrictMode, useState } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PythonError } from '../protocol/results.ts';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import CodeEditor from './code-editor.tsx';

const python = createPythonRuntime({ spare: false });
afterAll(() => {
  python.terminate();
});

const label = 'Your code';

it('keeps what was typed while its host tells older text back, and runs what it shows', async () => {
  const untold: string[] = [];
  const onRun = vi.fn<(text: string) => void>();
  function SlowHost() {
    const [text, setText] = useState('');
    return (
      <>
        <CodeEditor
          label={label}
          file="main.py"
          text={text}
          onChange={(changed) => untold.push(changed)}
          onRun={onRun}
        />
        <button
          type="button"
          onClick={() => {
            setText(untold.shift() ?? '');
          }}
        >
          Tell
        </button>
      </>
    );
  }
  await render(
    <StrictMode>
      <SlowHost />
    </StrictMode>,
  );
  const editor = page.getByRole('textbox', { name: label });
  await editor.click();
  await userEvent.keyboard('abc');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onRun).toHaveBeenCalledExactlyOnceWith('abc');
  const tell = page.getByRole('button', { name: 'Tell' });
  for (const told of untold.slice()) {
    await tell.click();
    await expect.element(editor, { message: `after ${told}` }).toHaveTextContent('abc');
  }
});

it('shows the text that its host sets anew, as a reset does', async () => {
  function Host() {
    const [text, setText] = useState('start');
    return (
      <>
        <CodeEditor
          label={label}
          file="main.py"
          text={text}
          onChange={setText}
          onRun={() => undefined}
        />
        <button
          type="button"
          onClick={() => {
            setText('start');
          }}
        >
          Reset
        </button>
      </>
    );
  }
  await render(<Host />);
  const editor = page.getByRole('textbox', { name: label });
  await editor.click();
  await userEvent.keyboard('x');
  await expect.element(editor).toHaveTextContent('startx');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(editor).toHaveTextContent('start');
});

it('offers the names that the program has made, and their attributes', async () => {
  await python.run('apples_of_ada = [1]', { ns: 'editor' });
  await render(
    <CodeEditor
      label={label}
      file="main.py"
      text=""
      onChange={() => undefined}
      onRun={() => undefined}
      complete={(before) => python.complete(before, 'editor')}
    />,
  );
  const editor = page.getByRole('textbox', { name: label });
  await editor.click();
  await userEvent.keyboard('app');
  await expect.element(page.getByRole('option', { name: 'apples_of_ada' })).toBeVisible();
  // CodeMirror takes no Enter for a moment after it has opened the list.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await userEvent.keyboard('{Enter}.appe');
  await expect.element(page.getByRole('option', { name: 'append' })).toBeVisible();
  await expect.element(editor).toMatchTextContent(/^apples_of_ada\.appe$/);
});

it.for([
  ['where it was raised', 'x = 0\ny = [1 / x]', '1 / x'],
  ['after letters of several bytes', 'größe = 0\n"ä€😀", 1 / größe', '1 / größe'],
  ['where it does not parse', 'x = 1\nprint(x', '('],
] as const)(
  'underlines an error %s, and no longer once it is gone',
  async ([, code, underlined]) => {
    const { error } = await python.run(code);
    const editor = (fault: PythonError | undefined) => (
      <CodeEditor
        label={label}
        file="main.py"
        text={code}
        onChange={() => undefined}
        onRun={() => undefined}
        error={fault}
      />
    );
    const { rerender } = await render(editor(error));
    const marked = () =>
      [...document.querySelectorAll('.cm-lintRange-error')]
        .map((range) => range.textContent)
        .join('');
    await expect.poll(marked).toBe(underlined);
    await rerender(editor(undefined));
    await expect.poll(marked).toBe('');
  },
);
