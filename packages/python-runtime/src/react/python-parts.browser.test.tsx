import { createRoot } from 'react-dom/client';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DraftStore, clearDrafts } from '../drafts/draft-store.ts';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import { PythonCell } from './python-cell.tsx';
import { PythonConsole } from './python-console.tsx';
import { PythonExercise } from './python-exercise.tsx';
import type { ExerciseAnswer } from './python-exercise.tsx';
import { PythonProvider } from '../provider/python-provider.tsx';

beforeEach(() => clearDrafts());

const slow = { timeout: 100_000 };
const runtime = createPythonRuntime({ spare: false });
afterAll(() => {
  runtime.terminate();
});

describe('a cell', () => {
  it('runs its code and shares names with the next cell', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonCell id="a" code="x = 20 + 1" />
        <PythonCell id="b" code="print(x * 2)" />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Run' }).first().click();
    await expect.element(page.getByText('The program printed nothing.'), slow).toBeVisible();
    await page.getByRole('button', { name: 'Run' }).last().click();
    await expect
      .element(page.getByRole('group', { name: 'Printed output' }), slow)
      .toHaveTextContent('42');
  });

  it('runs its code once without a press where it is asked to', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonCell
          id="a"
          ns="auto"
          code={'runs = globals().get("runs", 0) + 1\nprint(runs)'}
          autoRun
        />
      </PythonProvider>,
    );
    const printed = page.getByRole('group', { name: 'Printed output' });
    await expect.element(printed, slow).toHaveTextContent('1');
    await expect.element(printed).not.toHaveTextContent('2');
  });

  it('stops an endless loop by its button', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonCell id="a" code="while True: pass" />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Run' }).click();
    await expect.element(page.getByText('Running'), slow).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.element(page.getByText('Stopped.'), slow).toBeVisible();
  });

  it('asks for input below the output', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonCell id="a" code={'print("Hello", input("Name? "))'} />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Run' }).click();
    const field = page.getByRole('textbox', { name: 'Input for the program' });
    await expect.element(field, slow).toBeVisible();
    await userEvent.keyboard('Ada{Enter}');
    await expect.element(page.getByText('Hello Ada')).toBeVisible();
  });

  it('walks through the program step by step and back', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonCell id="a" code={'total = 1\ntotal = total + 1\nprint(total)'} />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Step' }).click();
    await expect.element(page.getByText('Step 0 of 3'), slow).toBeVisible();
    const said = page.getByRole('status').last();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(said).toMatchTextContent(/Line 2: total becomes 2\.$/u);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(said).toMatchTextContent(/Line 1: total becomes 1\.$/u);
  });

  it('opens its editor by keyboard, and Escape and Tab leave it', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonCell id="a" code="1 + 1" />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('textbox', { name: 'Python code' });
    await expect.element(editor, slow).toHaveFocus();
    await userEvent.keyboard('{Escape}{Tab}');
    await expect.element(editor).not.toHaveFocus();
  });

  describe('with a draft key', () => {
    const code = 'print("author")';
    const cell = (
      <PythonCell id="a" draftKey="lesson/a" code={code} html="<b>author</b>" output="author" />
    );
    /** The cell, once its draft has come or is known not to be there. */
    async function shownBy(user: string, child = cell) {
      const shown = await render(
        <PythonProvider runtime={runtime} user={user}>
          {child}
        </PythonProvider>,
      );
      // The browser answers in turn.
      await new DraftStore(user).load('asked after the cell');
      return shown;
    }

    /** The learner's code in the cell, which is left then as by a reload. */
    async function type(text: string) {
      const shown = await shownBy('ada');
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect.element(page.getByRole('textbox', { name: 'Python code' }), slow).toHaveFocus();
      await userEvent.keyboard(`{Control>}a{/Control}${text}`);
      await expect.element(page.getByText(text)).toBeVisible();
      await shown.unmount();
    }

    it('keeps what was typed for its user, without the output of other code', async () => {
      await type('learner');
      await shownBy('ada');
      await expect.element(page.getByText('learner')).toBeVisible();
      await expect.element(page.getByText('author')).not.toBeInTheDocument();
    });

    it('shows it to no other user, and in no other cell', async () => {
      await type('learner');
      const other = await shownBy('ben');
      await expect.element(page.getByText('author').first()).toBeVisible();
      await other.unmount();
      const changed = await shownBy('ada', <PythonCell id="a" draftKey="lesson/a" code="new" />);
      await expect.element(page.getByText('new')).toBeVisible();
      await changed.unmount();
      await shownBy('ada', <PythonCell id="a" draftKey="lesson/b" code={code} />);
      await expect.element(page.getByText(code)).toBeVisible();
      await expect.element(page.getByText('learner')).not.toBeInTheDocument();
    });

    it("gives the author's code back by Reset, and for good", async () => {
      await type('learner');
      const reset = await shownBy('ada');
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect.element(page.getByText('author').first()).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus();
      await reset.unmount();
      await shownBy('ada');
      await expect.element(page.getByText('author').first()).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
    });

    it('keeps nothing once the drafts are cleared, as on sign-out', async () => {
      await type('learner');
      await clearDrafts();
      await shownBy('ada');
      await expect.element(page.getByText('author').first()).toBeVisible();
      await expect.element(page.getByText('learner')).not.toBeInTheDocument();
    });
  });

  it('in a shadow root runs what was typed just before', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const root = createRoot(shadow);
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
    root.render(
      <PythonProvider runtime={runtime}>
        <PythonCell id="shadow" code="" />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect.poll(() => shadow.activeElement?.className, slow).toContain('cm-content');
    await userEvent.keyboard('print(6*7{Control>}{Enter}{/Control}');
    await expect
      .element(page.getByRole('group', { name: 'Printed output' }), slow)
      .toHaveTextContent('42');
  });

  it('shows a table as a table and a figure as a picture', async () => {
    const code = `import contextlib, sys, types
class Figure:
    axes = []
    def savefig(self, file, **options): file.write('<svg xmlns="http://www.w3.org/2000/svg"/>')
pyplot = types.ModuleType('matplotlib.pyplot')
pyplot.get_fignums = lambda: [1]
pyplot.figure = lambda number: Figure()
pyplot.close = lambda figure: None
matplotlib = types.ModuleType('matplotlib')
matplotlib.rc_context = contextlib.nullcontext
sys.modules.update({'matplotlib': matplotlib, 'matplotlib.pyplot': pyplot})
class Table:
    def _repr_html_(self): return '<table><tr><th>height</th></tr></table>'
Table()`;
    await render(
      <PythonProvider runtime={runtime}>
        <PythonCell id="rich" code={code} ns="rich" />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Run' }).click();
    const frame = page.getByTitle('Result 1 of the program');
    await expect.element(frame, slow).toHaveAttribute('srcdoc', expect.stringContaining('height'));
    await expect.element(page.getByRole('img', { name: 'Result 2 of the program' })).toBeVisible();
    await runtime.run(
      "import sys\ndel sys.modules['matplotlib'], sys.modules['matplotlib.pyplot']",
    );
  });
});

describe('an exercise', () => {
  const cases = [
    { name: 'double', call: 'double(4)', expect: '8', hidden: false, message: 'Twice the number.' },
  ];

  it('hands code and verdicts to the host', async () => {
    const onResult = vi.fn<(answer: ExerciseAnswer) => void>();
    const starter = 'def double(x):\n    return x';
    await render(
      <PythonProvider runtime={runtime}>
        <PythonExercise starter={starter} cases={cases} rules={[]} onResult={onResult} />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Run tests' }).click();
    await expect.element(page.getByText('0 of 1 test passes'), slow).toBeVisible();
    await expect
      .element(page.getByText(/It should return 8. Yours returned 4. Twice the number./))
      .toBeVisible();
    expect(onResult).toHaveBeenCalledExactlyOnceWith({
      code: starter,
      results: [{ name: 'double', passed: false }],
    });
  });

  it('hands in what is in the editor, tested, and not what ran last', async () => {
    const onHandIn = vi.fn<(answer: ExerciseAnswer) => void>();
    const starter = 'def double(x):\n    return x';
    await render(
      <PythonProvider runtime={runtime}>
        <PythonExercise starter={starter} cases={cases} rules={[]} onHandIn={onHandIn} />
      </PythonProvider>,
    );
    const handIn = page.getByRole('button', { name: 'Hand in as it is' });
    await expect.element(handIn).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Run tests' }).click();
    await expect.element(handIn, slow).toBeVisible();
    const editor = page.getByRole('textbox', { name: /Your code/ });
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control} * 2');
    await handIn.click();
    const expected = { code: `${starter} * 2`, results: [{ name: 'double', passed: true }] };
    await expect.poll(() => onHandIn.mock.calls, slow).toEqual([[expected]]);
  });

  it('hands in code that its tests have just failed without testing it again', async () => {
    const onResult = vi.fn<(answer: ExerciseAnswer) => void>();
    const onHandIn = vi.fn<(answer: ExerciseAnswer) => void>();
    await render(
      <PythonProvider runtime={runtime}>
        <PythonExercise
          starter="def double(x): return x"
          cases={cases}
          rules={[]}
          onResult={onResult}
          onHandIn={onHandIn}
        />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Run tests' }).click();
    const handIn = page.getByRole('button', { name: 'Hand in as it is' });
    await expect.element(handIn, slow).toBeVisible();
    await handIn.click();
    expect(onHandIn.mock.calls).toEqual(onResult.mock.calls);
    expect(onHandIn).toHaveBeenCalledOnce();
  });

  describe('whose code is only a function', () => {
    const code = `def double(x):
    print("doubling", x)
    if x > 2:
        return x
    return x * 2
`;
    const tests = [
      { name: 'double(7)', call: 'double(7)', expect: '14', hidden: true },
      { name: 'double(1)', call: 'double(1)', expect: '2', hidden: false },
      { name: 'double(4)', call: 'double(4)', expect: '8', hidden: false },
      { name: 'double(None)', call: 'double(None)', raises: 'TypeError', hidden: false },
    ];
    const show = (starter: string) =>
      render(
        <PythonProvider runtime={runtime}>
          <PythonExercise starter={starter} cases={tests} rules={[]} />
        </PythonProvider>,
      );
    const output = page.getByRole('group', { name: 'Printed output' });

    it('runs what the visible tests call, and shows what each prints, returns or raises', async () => {
      await show(code);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect
        .element(output, slow)
        .toMatchTextContent(
          />>> double\(1\)\s*doubling 1\s*2\s*>>> double\(4\)\s*doubling 4\s*4\s*>>> double\(None\)\s*doubling None[^]*TypeError/,
        );
      await expect.element(output).not.toMatchTextContent(/double\(7\)/);
      await expect.element(page.getByText('The program printed nothing.')).not.toBeInTheDocument();
    });

    it('shows None where a value was wanted', async () => {
      await show('def double(x):\n    ...');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect.element(output, slow).toMatchTextContent(/>>> double\(1\)\s*None/);
    });

    it('begins anew with each run', async () => {
      await show('try: n += 1\nexcept NameError: n = 1\ndef double(x): return n');
      for (const _ of [1, 2]) {
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect.element(output, slow).toMatchTextContent(/>>> double\(1\)\s*1\s*>>>/);
      }
    });

    it('is stepped through by the first visible test that fails, in colours, with output as it comes', async () => {
      await show(code);
      await page.getByRole('button', { name: 'Step', exact: true }).click();
      const call = page.getByText(/^The test calls double\(4\)$/);
      await expect.element(call, slow).toBeVisible();
      await expect.element(page.getByText('Step 0 of 3')).toBeVisible();
      await expect.element(page.getByRole('list', { name: 'double' })).toMatchTextContent(/x4/);
      const soFar = page.getByRole('group', { name: 'Output so far' });
      await expect.element(soFar).not.toBeInTheDocument();
      const next = page.getByRole('button', { name: 'Next' });
      await next.click();
      const line = () => document.querySelector('.lemma-py-lines [aria-current=step]');
      await expect
        .poll(() => line()?.querySelector('.lemma-py-code-string')?.textContent)
        .toBe('"doubling"');
      expect(line()?.textContent).toBe('2    print("doubling", x)');
      await expect.element(soFar).toMatchTextContent(/^doubling 4\s*$/);
      await page.getByRole('slider').fill('3');
      await expect.element(page.getByText(/returns 4/)).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.element(page.getByRole('textbox')).toBeVisible();
    });

    it('loses its old verdicts while new tests run', async () => {
      await show(code);
      await page.getByRole('button', { name: 'Run tests' }).click();
      const verdict = page.getByText('2 of 4 tests pass');
      await expect.element(verdict, slow).toBeVisible();
      await page.getByRole('button', { name: 'Run tests' }).click();
      expect(verdict.query()).toBeNull();
      await expect.element(verdict, slow).toBeVisible();
    });
  });

  it('keeps a draft for its user and not for another', async () => {
    const exercise = <PythonExercise starter="start" cases={cases} rules={[]} draftKey="q1" />;
    const first = await render(<PythonProvider user="ada">{exercise}</PythonProvider>);
    const editor = page.getByRole('textbox', { name: /Your code/ });
    await expect.element(page.getByText('start')).toBeVisible();
    await editor.click();
    await userEvent.keyboard(' over');
    await first.unmount();
    const second = await render(<PythonProvider user="ada">{exercise}</PythonProvider>);
    await expect.element(page.getByText(/over/), slow).toBeVisible();
    await second.unmount();
    await render(<PythonProvider user="ben">{exercise}</PythonProvider>);
    await expect.element(page.getByText('start')).toBeVisible();
  });
});

describe('the console', () => {
  it('runs a statement, keeps its name and recalls it', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonConsole />
      </PythonProvider>,
    );
    const field = page.getByRole('textbox', { name: 'Python statement' });
    await field.click();
    await userEvent.keyboard('n = 6{Enter}');
    await expect.element(field, slow).toHaveValue('');
    await expect.element(field, slow).not.toHaveAttribute('readonly');
    await userEvent.keyboard('n * 7{Enter}');
    await expect.element(page.getByText('42'), slow).toBeVisible();
    await expect.element(field).not.toHaveAttribute('readonly');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('n * 7');
  });

  it('takes a statement of several lines, completes a name, helps, and lets Tab leave', async () => {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonConsole ns="prompt" />
      </PythonProvider>,
    );
    const field = page.getByRole('textbox', { name: 'Python statement' });
    const enter = async (line: string, then: string) => {
      await expect.element(field, slow).not.toHaveAttribute('readonly');
      await userEvent.keyboard(`${line}{Enter}`);
      await expect.element(field, slow).toHaveValue(then);
    };
    await field.click();
    await enter('def double(x):', 'def double(x):\n    ');
    await enter('return 2 * x', 'def double(x):\n    return 2 * x\n    ');
    await enter('', '');
    await expect.element(field, slow).not.toHaveAttribute('readonly');
    await userEvent.keyboard('doub{Tab}');
    await expect.element(field, slow).toHaveValue('double');
    await enter('(21)', '');
    await expect.element(page.getByText(/42/), slow).toBeVisible();
    await enter('help(len)', '');
    await expect.element(page.getByText(/Return the number of items/), slow).toBeVisible();
    await expect.element(field, slow).not.toHaveAttribute('readonly');
    await userEvent.keyboard('zzz{Tab}{Tab}');
    await expect.element(field).not.toHaveFocus();
  });
});

it('a page without a provider is told what to do', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(render(<PythonCell id="a" code="1" />)).rejects.toThrow('<PythonProvider>');
  silent.mockRestore();
});
