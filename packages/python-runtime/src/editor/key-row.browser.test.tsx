import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import CodeEditor from './code-editor.tsx';

it('keys of the row write brackets in pairs, quotes and indents, and lead out of a pair', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const { container } = await render(
    <CodeEditor
      label="Code"
      file="main.py"
      text=""
      cursorFirst={0}
      onChange={onChange}
      onRun={() => undefined}
    />,
  );
  // The row is shown to touch users alone: its keys are pressed where they stand.
  const press = (name: string) => {
    const key = [...container.querySelectorAll<HTMLButtonElement>('.lemma-py-keys button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
    if (!key) throw new Error(`There is no key ${name}.`);
    key.click();
  };
  const text = () => onChange.mock.lastCall?.[0];

  press('Tab');
  await userEvent.keyboard('print');
  press('()');
  press('{}');
  press('"');
  press('"');
  expect(text()).toBe('    print({""})');
  press('Cursor right');
  press('Cursor right');
  press(':');
  expect(text()).toBe('    print({""}):');
});
