import type { ReactNode } from 'react';
import { afterAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { unmarkedWords } from '@lemma/testing/foreign-texts';
import { DisplayView } from '../output/display-view.tsx';
import { OutputLog } from '../output/output-log.ts';
import { OutputPanel } from './output-panel.tsx';
import type { PythonOptions } from '../runtime/options.ts';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import { englishPythonStrings } from '../strings/english.ts';
import { foreignPython } from '../strings/foreign-python.fixture.ts';
import { PythonCell } from './python-cell.tsx';
import { PythonConsole } from './python-console.tsx';
import { PythonExercise } from './python-exercise.tsx';
import { ProgramPlayer } from './program-player.tsx';
import { PythonProvider } from '../provider/python-provider.tsx';
import type { Program } from './use-program.ts';

const slow = { timeout: 100_000 };
const options: PythonOptions = { spare: false, limits: { outputCharacters: 60_000 } };
const runtime = createPythonRuntime(options);
afterAll(() => {
  runtime.terminate();
});

/** What Python itself says, and what a learner wrote. */
const ofPython = '.lemma-py-traceback pre, pre:has(code), code, .cm-content, .lemma-py-plain';
/** Names of files and types, and what Python says of an exception. */
const names =
  /^(main|py|list|set|dict|tuple|C|t|r|q|k|property|ZeroDivisionError|division|by|zero)$/;

/** Names of the host's texts that the tests have met. */
const met = new Set<string>();

function expectForeign() {
  const shown = document.body.cloneNode(true) as HTMLElement;
  for (const [, name] of shown.innerHTML.matchAll(/‹([^›]*)›/g)) met.add(name ?? '');
  for (const element of shown.querySelectorAll(ofPython)) element.textContent = '';
  expect(unmarkedWords(shown).filter((word) => !names.test(word))).toEqual([]);
}

const show = (child: ReactNode, shared = runtime) =>
  render(
    <PythonProvider runtime={shared} strings={foreignPython}>
      {child}
    </PythonProvider>,
  );

const press = (name: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`‹${name}›`) })
    .first()
    .click();

/** Waits for a text of the host's, and sees no other word. */
async function sees(name: string) {
  await expect.poll(() => document.body.innerHTML, slow).toContain(`‹${name}›`);
  expectForeign();
}

describe('a cell', () => {
  it.for([
    ['1', 'value', 'took'],
    ['x = 1', 'nothing'],
    ['print(1)', 'printed'],
    ['print("1\\n" * 25_001)', 'cut'],
    ['while True: print(1)', 'too-much-output'],
    ['[].x', 'error'],
    ['2.0 ** 10_000', 'too-large'],
    ['def f(): f()\nf()', 'too-deep'],
    ['import α', 'no-such-module'],
    ['import numpy', 'no-such-package'],
    ['x = bytearray(2**31 - 1)', 'out-of-memory'],
    ['class T:\n    def _repr_html_(self): return "1"\nT()', 'result'],
  ])('that runs %j', async ([code = '', ...texts]) => {
    await show(<PythonCell id="a" code={code} output="1" />);
    expectForeign();
    await press('run');
    for (const text of texts) await sees(text);
    await expect.element(page.getByRole('group', { name: '‹output›' })).toBeVisible();
  });

  it('that is edited, asks and is stopped', async () => {
    await show(<PythonCell id="a" code={'print(input())\nwhile True: pass'} />);
    await press('edit');
    await expect.element(page.getByRole('textbox', { name: '‹code›' }), slow).toHaveFocus();
    await sees('cursorRight');
    await press('run');
    await sees('waiting');
    await userEvent.keyboard('1{Enter}');
    await sees('running');
    await press('stop');
    await sees('stopped');
    await press('reset');
    expectForeign();
  });

  it('whose editor completes, and deletes what is chosen', async () => {
    await runtime.run('x1 = x2 = 1', { ns: 'page' });
    await show(<PythonCell id="a" code="" />);
    await press('edit');
    const editor = page.getByRole('textbox', { name: '‹code›' });
    await expect.element(editor, slow).toHaveFocus();
    await userEvent.keyboard('x');
    await sees('completions');
    await userEvent.keyboard('{Escape}{Control>}a{/Control}{Backspace}');
    await sees('selectionDeleted');
    await expect.element(editor).not.toMatchTextContent('x');
  });

  it('while packages come', async () => {
    const program: Program = {
      phase: 'running',
      log: new OutputLog(),
      displays: [],
      result: undefined,
      problem: undefined,
      error: undefined,
      waiting: false,
      progress: '',
      packages: 'Loading α, β',
      run: () => Promise.resolve(undefined),
      stop: () => undefined,
      answer: () => undefined,
      reset: () => undefined,
    };
    await show(<OutputPanel program={program} />);
    await expect.element(page.getByText('‹loadingPackages› α, β')).toBeVisible();
    expectForeign();
  });

  it('that shows tables and a figure', async () => {
    const table = (kind: string) => ({
      mime: 'application/vnd.lemma.table+json' as const,
      data: JSON.stringify({
        kind,
        shape: [2, 1],
        head: [['', '1']],
        rows: [['0', '5']],
        types: ['4'],
      }),
    });
    const marks = { lines: 1, bars: 0, points: 0 };
    const about = JSON.stringify([{ title: '3', x: '', y: '', marks, across: [], up: [] }]);
    await show(
      <>
        <DisplayView display={table('frame')} name="α" />
        <DisplayView display={table('array')} name="β" />
        <DisplayView display={{ mime: 'image/svg+xml', data: '<svg/>', about }} name="γ" />
      </>,
    );
    for (const text of ['frame', 'array', 'firstRows', 'types']) await sees(text);
    await expect.element(page.getByRole('img', { name: /^‹figure›/u })).toBeVisible();
    expectForeign();
  });

  it('whose Python starts, and one whose Python cannot', async () => {
    const starting = createPythonRuntime(options);
    const first = await show(<PythonCell id="a" code="1" />, starting);
    await press('run');
    await sees('starting');
    await sees('value');
    await first.unmount();
    starting.terminate();
    const lost = createPythonRuntime({ ...options, filesURL: '/no-such-folder/' });
    await show(
      <>
        <PythonCell id="a" code="1" />
        <PythonConsole />
        <PythonExercise starter="1" cases={[]} rules={[]} />
      </>,
      lost,
    );
    await press('run');
    await expect.poll(() => page.getByText(/‹file/u).elements().length, slow).toBe(1);
    await page.getByRole('textbox', { name: '‹statement›' }).fill('1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.getByText(/‹file/u).elements().length, slow).toBe(2);
    await press('test');
    await expect.poll(() => page.getByText(/‹file/u).elements().length, slow).toBe(3);
    // The address of the file is no word.
    for (const { textContent } of page.getByText(/‹file/u).elements())
      expect(textContent).toMatch(/^‹file\w+› http:\S+(?: \d+)?$/u);
  });
});

it('the steps of a cell: each of their buttons, frames, objects and sentences', async () => {
  const code = `class C:
    def go(self): pass
def f(x, d=[]):
    def g(): return x
    yield x
    d.append(x)
    return g
def h(n):
    if n == 0: return 1 / n
    return h(n - 1)
z = {1, (2,)}
y = f(1)
w = y
for x in y:
    print(x)
del w
i = j = o = p = u = v = 1
a = b = [1, 2, 3, 4, 5, 6]
a[0] = a.pop()
k = {1: 2}
k[1] = k[3] = 4
k.clear()
z.add(5)
C.q = C().r = 1
t = C()
t.r = lambda: 1
m = t.go
l = [0] * 99
try: h(18)
except ZeroDivisionError: pass
u = []
u[:] = [1, 2]
q = [[7]]
q = q[0]
h(0)`;
  await show(<PythonCell id="a" code={code} />);
  await press('step');
  await sees('stepOf');
  await page.getByRole('button', { name: '‹stopAt› 5' }).click();
  await press('toStop');
  await sees('yielded');
  await userEvent.click(page.getByText('‹allSteps›', { exact: false }));
  const slider = page.getByRole('slider');
  const last = Number(slider.element().getAttribute('max'));
  for (let at = 0; at <= last; at += 1) {
    await slider.fill(String(at));
    expectForeign();
  }
  await press('back');
  await press('first');
  await press('last');
  await press('close');
  await expect.element(slider).not.toBeInTheDocument();
});

it.for([
  ['# 1', 'nothingRecorded'],
  ['print(1)\nfor x in range(999):\n    y = x', 'cutBySteps'],
  ['def f(n): f(n)\nf(1)', 'cutByDepth'],
  ['while True:\n    print("1" * 999)', 'cutByOutput'],
  ['x = [list(range(30)) for x in range(60)]\nwhile True:\n    x[0][0] += 1', 'cutBySize'],
  ['import time\ntime.sleep(99)', 'cutByTime'],
  ['sum(range(10**12))', 'lost'],
])('the steps of %j', async ([code = '', said = '']) => {
  await show(<PythonCell id="a" code={code} />);
  await press('step');
  await expect
    .poll(() => document.body.innerHTML, slow)
    .toMatch(/‹(?:last|nothingRecorded|lost)›/u);
  if (said !== 'nothingRecorded' && said !== 'lost') await press('last');
  await sees(said);
});

it('a program to be played: before its first step, and without Python', async () => {
  const first = await show(<ProgramPlayer id="a" code={'import time\ntime.sleep(3)'} />);
  await sees('intro');
  await sees('notRun');
  await press('next');
  await sees('recording');
  await sees('atLine');
  await press('last');
  await sees('ends');
  await first.unmount();
  const lost = createPythonRuntime({ ...options, filesURL: '/no-such-folder/' });
  await show(<ProgramPlayer id="a" code="x = 1" output="1" />, lost);
  await press('next');
  await expect.poll(() => document.body.innerHTML, slow).toContain('‹knownOutput›');
  met.add('knownOutput');
});

it('an exercise: its tests, hidden ones and rules', async () => {
  const test = (name: string, more: object) => ({ name, hidden: false, ...more });
  await show(
    <PythonExercise
      starter={'def f(x):\n    for y in [x]: return 1 / y\nprint(1)'}
      cases={[
        test('f(1)', { call: 'f(1)', expect: '1.0' }),
        test('f(2)', { call: 'f(2)', expect: '1.0', message: 'α' }),
        test('f(0)', { call: 'f(0)', raises: 'ZeroDivisionError' }),
        test('β', { stdout: '1' }),
        test('γ', { call: 'f(1)', expect: '1.0', hidden: true }),
        test('δ', { call: 'f(1)', expect: '2.0', hidden: true }),
      ]}
      rules={[
        { rule: 'uses', what: 'for' },
        { rule: 'forbids', what: 'function' },
      ]}
      onHandIn={() => undefined}
    >
      α
    </PythonExercise>,
  );
  expectForeign();
  await press('test');
  await sees('testing');
  await sees('passing');
  await sees('handInAsItIs');
  await sees('countsAsWrong');
  for (const name of ['shouldReturn', 'hiddenFails', 'uses for', 'brokenAt', 'prints'])
    await sees(name);
  await expect.element(page.getByText('‹passing› 5 8')).toBeVisible();
  await press('step');
  await sees('ofTest');
  expectForeign();
});

it('a sealed exercise: it is handed in once, and says nothing of its tests', async () => {
  const results: unknown[] = [];
  await show(
    <PythonExercise
      sealed
      starter={'def f(x):\n    return 2'}
      cases={[{ name: 'f(1)', call: 'f(1)', expect: '1', hidden: false, message: 'α' }]}
      rules={[]}
      onResult={(result) => results.push(result)}
    />,
  );
  await sees('handIn');
  expect(page.getByRole('button', { name: /‹step›/u }).elements()).toEqual([]);
  await press('handIn');
  await expect.poll(() => results.length, slow).toBe(1);
  expectForeign();
  for (const said of ['passing', 'shouldReturn', 'α'])
    expect(document.body.innerHTML).not.toContain(said);
});

it('the console: what it says of a run, and what the next keys do', async () => {
  await show(<PythonConsole ns="other" />);
  const field = page.getByRole('textbox', { name: '‹statement›' });
  const enter = async (statement: string) => {
    await expect.element(field, slow).not.toHaveAttribute('readonly');
    await field.fill(statement);
    await userEvent.keyboard('{Enter}');
  };
  expectForeign();
  await enter('class T: _repr_html_ = lambda self: "1"');
  await userEvent.keyboard('{Enter}');
  await enter('T()');
  await expect.element(page.getByTitle('‹result› 1'), slow).toBeVisible();
  await enter('while True: pass');
  await userEvent.keyboard('{Enter}');
  await press('stop');
  await expect.element(page.getByText('‹stopped›'), slow).toBeVisible();
});

it('a program of several files: its tabs, and what it wrote', async () => {
  const code = `open("py", "w").close()
open("t", "w").write("r" * 1_000_001)
import k
-- k.py --
1 / 0`;
  await show(<PythonCell id="files" code={code} />);
  await press('edit');
  await sees('tabs');
  await press('run');
  await sees('faulty');
  await sees('tooLarge');
  await page.getByText('py', { exact: true }).first().click();
  await sees('empty');
  await expect.element(page.getByText('‹empty›')).toBeVisible();
});

it('every text of the parts was met', () => {
  const parts = [
    'controls',
    'cell',
    'exercise',
    'console',
    'editor',
    'output',
    'files',
    'player',
  ] as const;
  const never = parts.flatMap((part) =>
    Object.keys(englishPythonStrings[part]).filter((key) => !met.has(key)),
  );
  expect(never).toEqual([]);
});

it('finds the words where the host gives none: the search is not blind', async () => {
  await render(
    <PythonProvider runtime={runtime}>
      <PythonCell id="a" code="1" />
    </PythonProvider>,
  );
  expect(unmarkedWords(document.body)).toEqual(expect.arrayContaining(['Run', 'Edit', 'Step']));
});
