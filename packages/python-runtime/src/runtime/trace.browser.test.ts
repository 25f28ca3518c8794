import { afterAll, describe, expect, it } from 'vitest';
import { createPythonRuntime } from './python-runtime.ts';
import type { TraceStep, TraceValue } from './trace.ts';

const runtime = createPythonRuntime({ spare: false });
afterAll(() => {
  runtime.terminate();
});

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
    expect({ status, stdout, cut }).toEqual({ status: 'ok', stdout: 'a\n', cut: undefined });
    expect(steps.map(({ line }) => line)).toEqual([1, 3, 6, 7, 4, 2, 2, 5, 2, 2, 5, 8, 0]);
    expect(frames(steps[5])).toEqual([': double=→1 twice=→2', 'twice: n=3', 'double: n=3']);
    expect(steps.map(({ value }) => shown(value)).filter(Boolean)).toEqual(['6', '12', '12']);
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
      kind: 'list',
      type: 'list',
      size: 3,
      entries: [
        { key: '0', value: { type: 'int', text: '1' }, role: '' },
        { key: '1', value: { type: 'int', text: '2' }, role: '' },
        { key: '2', value: references['xs'], role: '' },
      ],
    });
    expect(boxOf('pair')?.entries[0]).toMatchObject({ key: "'xs'", value: references['xs'] });
    expect(boxOf('node')).toMatchObject({
      kind: 'instance',
      type: 'Node',
      entries: [{ key: 'next', value: references['node'] }],
    });
  });

  it('reads its input, and ends with the error that ended the program', async () => {
    const { status, error, steps } = await runtime.trace('n = int(input())\n1 / n', { stdin: '0' });
    expect({ status, type: error?.type }).toEqual({ status: 'error', type: 'ZeroDivisionError' });
    expect(frames(steps.at(-1))).toEqual([': n=0']);
  });

  it('of an endless loop is cut, and so are objects and texts without measure', async () => {
    const endless = await runtime.trace('n = 0\nwhile True:\n    n += 1', { maxSteps: 50 });
    expect({ cut: endless.cut, steps: endless.steps.length }).toEqual({ cut: 'steps', steps: 50 });
    const code = 'rows = [[n] * 100 for n in range(100)]\ntext = "x" * 10_000\n0';
    const large = (await runtime.trace(code)).steps.at(-1);
    const boxes = Object.values(large?.heap ?? {});
    expect(boxes.length).toBeLessThanOrEqual(60);
    expect(Math.max(...boxes.map(({ entries }) => entries.length))).toBe(30);
    expect(JSON.stringify(large).length).toBeLessThan(100_000);
    expect((await runtime.run('1 + 1')).value).toBe('2');
  });

  it('keeps what a function remembers, its defaults, and where a generator stands', async () => {
    const code = `def adder(n, seen=[]):
    return lambda x: x + n
add = adder(2)
def count():
    yield 1
    yield 2
numbers = count()
next(numbers)
done = count()
list(done)
0`;
    const { steps } = await runtime.trace(code);
    const heap = Object.values(steps.at(-1)?.heap ?? {});
    expect(heap.filter(({ kind }) => kind === 'function')).toMatchObject([
      { type: 'adder(n, seen=…)', entries: [{ key: 'seen', role: 'default' }] },
      { type: 'lambda(x)', entries: [{ key: 'n', value: { text: '2' }, role: 'closure' }] },
      { type: 'count()', entries: [] },
    ]);
    expect(heap.filter(({ kind }) => kind === 'generator')).toMatchObject([
      { type: 'count', progress: { state: 'paused', line: 5 } },
      { type: 'count', progress: { state: 'finished' } },
    ]);
  });

  it('follows an exception from where it is raised to where it arrives', async () => {
    const code = 'def f():\n    return [][1]\ntry:\n    f()\nexcept IndexError as error:\n    pass';
    const { steps, status } = await runtime.trace(code);
    expect(status).toBe('ok');
    const raised = steps.filter(({ event }) => event === 'raise');
    expect(raised.map(({ line, value }) => [line, shown(value)])).toEqual([
      [2, 'IndexError: list index out of range'],
      [4, 'IndexError: list index out of range'],
    ]);
  });

  it('runs no code of the program to show its values, and believes no class about itself', async () => {
    const code = `class Evil:
    def __repr__(self):
        while True: pass
    def __getattribute__(self, name):
        print("read", name)
        raise RuntimeError(name)
    @property
    def __class__(self):
        while True: pass
class Meta(type):
    def __getattribute__(cls, name):
        while True: pass
class Odd(metaclass=Meta):
    pass
class Rows(list):
    def __iter__(self): raise ValueError
    def __len__(self): raise ValueError
class Text(str):
    def __repr__(self): raise ValueError
class Table(dict):
    def items(self): raise ValueError
evil = Evil()
odd = Odd()
rows = Rows([evil])
text = Text("abc")
table = Table({evil: 1})
0`;
    const { steps, status, stdout } = await runtime.trace(code);
    expect({ status, stdout }).toEqual({ status: 'ok', stdout: '' });
    const last = steps.at(-1);
    const names = new Map(last?.frames[0]?.variables ?? []);
    expect(shown(names.get('text'))).toBe("'abc'");
    const kinds = ['evil', 'odd', 'rows', 'table'].map((name) => {
      const value = names.get(name);
      return value && 'ref' in value ? last?.heap[value.ref] : undefined;
    });
    expect(kinds).toMatchObject([
      { kind: 'instance', type: 'Evil' },
      { kind: 'instance', type: 'Odd' },
      { kind: 'list', type: 'Rows', size: 1 },
      { kind: 'dict', type: 'Table', entries: [{ key: '<Evil>' }] },
    ]);
  });

  it('is as small of a list of a million, a number of 100,000 digits and a recursion without end', async () => {
    const large = await runtime.trace(
      'many = list(range(10**6))\nbig = -10 ** 100_000\ntext = "x" * 10**7\nmany[5] = text\n0',
    );
    expect(JSON.stringify(large).length).toBeLessThan(30_000);
    const names = new Map(large.steps.at(-1)?.frames[0]?.variables ?? []);
    expect(shown(names.get('big'))).toBe('−≈ 10**100000');
    const deep = await runtime.trace('def f(n):\n    return f(n + 1)\nf(0)');
    expect(deep.cut).toBe('depth');
    const last = deep.steps.at(-1);
    expect(last?.frames.length).toBe(16);
    expect(last?.hiddenCalls).toBe(284);
    expect((await runtime.run('1 + 1')).value).toBe('2');
  });

  it('keeps its steps when the program takes too long or refuses to end, and not those of one line without end', async () => {
    const code = 'while True:\n    try:\n        x = 1\n    except BaseException:\n        pass';
    expect(await runtime.trace(code)).toMatchObject({ status: 'ok', cut: 'steps' });
    const slow = await runtime.trace('import time\nx = 1\ntime.sleep(99)');
    expect(slow.status).toBe('timeout');
    expect(slow.steps.map(({ line }) => line).slice(0, 3)).toEqual([1, 2, 3]);
    const lost = await runtime.trace('sum(range(10**12))');
    // It comes right after a call that was stopped in time, and has the whole time itself.
    expect(lost).toMatchObject({ status: 'timeout', steps: [] });
    expect((await runtime.run('1 + 1')).value).toBe('2');
  });
});
