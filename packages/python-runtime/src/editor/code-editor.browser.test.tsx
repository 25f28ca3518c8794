import { StrictMode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import CodeEditor from './code-editor.tsx';

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
