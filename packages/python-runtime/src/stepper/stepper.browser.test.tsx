import { afterAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PythonCell } from '../react/python-cell.tsx';
import { PythonProvider } from '../provider/python-provider.tsx';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import type { TraceStep, TraceValue } from '../runtime/trace.ts';

const runtime = createPythonRuntime({ spare: false });
afterAll(() => {
  runtime.terminate();
});
const slow = { timeout: 100_000 };

const shown = (value: TraceValue | undefined) =>
  value && ('ref' in value ? `→${value.ref}` : value.text);
/** The frames of a step as `name: variable=value …`. */
const frames = (step: TraceStep | undefined) =>
  step?.frames.map(
    ({ name, variables }) =>
      `${name}: ${variables.map(([variable, value]) => `${variable}=${shown(value)}`).join(' ')}`,
  );

describe('a trace', () => {
  it('has each line with the state before it, calls within calls, and what they return', async () => {
    const code = `def double(n):
    return 2 * n
def twice(n):
    once = double(n)
    return double(once)
print("a")
x = twice(3)
x`;
    const { status, steps, stdout, cut } = await runtime.trace(code);
    expect({ status, stdout, cut }).toEqual({ status: 'ok', stdout: 'a\n', cut: false });
    expect(steps.map(({ line }) => line)).toEqual([1, 3, 6, 7, 4, 2, 2, 5, 2, 2, 5, 8]);
    expect(frames(steps[5])).toEqual([
      'main: double=double() twice=twice()',
      'twice: n=3',
      'double: n=3',
    ]);
    expect(steps.map(({ returned }) => shown(returned)).filter(Boolean)).toEqual(['6', '12', '12']);
    expect(steps.map(({ printed }) => printed).slice(2, 4)).toEqual([0, 2]);
  });

  it('draws one object once, whatever refers to it, also itself', async () => {
    const code = `class Node:
    pass
xs = [1, 2]
ys = xs
pair = {"xs": xs, "own": (ys,)}
node = Node()
node.next = node
xs.append(ys)
0`;
    const { steps } = await runtime.trace(code);
    const last = steps.at(-1);
    const references = Object.fromEntries(last?.frames[0]?.variables ?? []);
    expect(references['xs']).toEqual(references['ys']);
    const boxOf = (name: string) => {
      const value = references[name];
      return value && 'ref' in value ? last?.heap[value.ref] : undefined;
    };
    expect(boxOf('xs')).toEqual({
      type: 'list',
      entries: [
        ['0', { type: 'int', text: '1' }],
        ['1', { type: 'int', text: '2' }],
        ['2', references['xs']],
      ],
    });
    expect(boxOf('pair')?.entries[0]).toEqual(["'xs'", references['xs']]);
    expect(boxOf('node')).toEqual({ type: 'Node', entries: [['next', references['node']]] });
  });

  it('reads its input, and ends with the error that ended the program', async () => {
    const { status, error, steps } = await runtime.trace('n = int(input())\n1 / n', { stdin: '0' });
    expect({ status, type: error?.type }).toEqual({ status: 'error', type: 'ZeroDivisionError' });
    expect(frames(steps.at(-1))).toEqual(['main: n=0']);
  });

  it('of an endless loop is cut, and so are objects and texts without measure', async () => {
    const endless = await runtime.trace('n = 0\nwhile True:\n    n += 1', { maxSteps: 50 });
    expect({ cut: endless.cut, steps: endless.steps.length }).toEqual({ cut: true, steps: 50 });
    const code = 'rows = [[n] * 100 for n in range(100)]\ntext = "x" * 10_000\n0';
    const large = (await runtime.trace(code)).steps.at(-1);
    const boxes = Object.values(large?.heap ?? {});
    expect(boxes.length).toBeLessThanOrEqual(60);
    expect(Math.max(...boxes.map(({ entries }) => entries.length))).toBe(30);
    expect(JSON.stringify(large).length).toBeLessThan(100_000);
    expect((await runtime.run('1 + 1')).value).toBe('2');
  });
});

describe('the stepper', () => {
  async function stepThrough(code: string) {
    await render(
      <PythonProvider runtime={runtime}>
        <PythonCell id="steps" code={code} />
      </PythonProvider>,
    );
    await page.getByRole('button', { name: 'Step' }).click();
    await expect.element(page.getByText(/^Step 1 of/), slow).toBeVisible();
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('goes to the next stop, and shows the call stack and the objects there', async () => {
    await stepThrough(
      'def add(xs, x):\n    xs.append(x)\n    return xs\nys = []\nadd(ys, 1)\nadd(ys, 2)',
    );
    await expect.element(button('To the next stop')).not.toBeInTheDocument();
    await button('Stop at line 3').click();
    await expect.element(button('Stop at line 3')).toHaveAttribute('aria-pressed', 'true');
    await button('To the next stop').click();
    await expect.element(page.getByRole('table', { name: 'main' })).toMatchTextContent(/ys/);
    await expect.element(page.getByRole('table', { name: 'add, line 3' })).toMatchTextContent(/x1/);
    const list = page.getByRole('table', { name: /^list, object/ });
    await expect.element(list).toMatchTextContent(/01$/);
    const current = () => document.querySelector('.lemma-py-lines [aria-current=step] code');
    expect(current()?.textContent).toBe('    return xs');
    await button('Stop at line 3').click();
    await expect.element(button('To the next stop')).not.toBeInTheDocument();
  });

  it('walks by the keyboard and says how far it is', async () => {
    await stepThrough('a = 1\nb = 2\nc = 3');
    const slider = page.getByRole('slider', { name: 'Step' });
    slider.element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Step 3 of 3, line 3');
    await expect.element(page.getByRole('row', { name: /b 2 \(changed\)/ })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible();
    await button('Close').click();
    await expect.element(slider).not.toBeInTheDocument();
  });

  it('says that a program without end goes on, and shows what was printed so far', async () => {
    await stepThrough('while True:\n    print("on")');
    const slider = page.getByRole('slider', { name: 'Step' });
    slider.element().focus();
    await userEvent.keyboard('{End}');
    await expect
      .element(page.getByText('The program goes on; only its first 1000 steps are kept.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('group', { name: 'Printed so far' }))
      .toMatchTextContent(/^(on\s*){400,1000}$/);
  });

  it('says at its last step what error ended the program', async () => {
    await stepThrough('a = 0\n1 / a');
    await button('Next').click();
    await expect.element(page.getByText('ZeroDivisionError: division by zero')).toBeVisible();
    await expect.element(button('Next')).toBeDisabled();
  });
});
