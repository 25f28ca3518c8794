import { afterAll, describe, expect, it } from 'vitest';
import { createPythonRuntime } from './python-runtime.ts';

const python = createPythonRuntime();
afterAll(() => {
  python.terminate();
});

describe('a program without measure', () => {
  it('that prints for ever ends with a message', async () => {
    const result = await python.run('while True: print("x" * 100)');
    expect(result).toMatchObject({
      status: 'output-limit',
      notice: expect.stringContaining('printed too much'),
    });
    expect(result.stdout.length).toBe(1_000_000);
  });

  it('that asks for 4 GiB ends in MemoryError and the next one runs', async () => {
    const result = await python.run('kept = []\nwhile True: kept.append(bytearray(64 * 2**20))', {
      ns: 'hog',
    });
    expect(result.notice).toContain('memory');
    expect((await python.run('1 + 1')).value).toBe('2');
    python.forget('hog');
  });

  it('that recurses for ever ends in RecursionError', async () => {
    const result = await python.run('def f(n): return f(n + 1)\nf(0)');
    expect(result.error?.type).toBe('RecursionError');
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  it.each([
    [
      'a __repr__ that shows itself',
      'class A:\n    def __repr__(self): return f"A {self}"\nprint(A())',
    ],
    [
      'a __getattr__ that reads',
      'class A:\n    def __getattr__(self, name): return self.foo\nA().x',
    ],
    ['a __hash__ that hashes itself', 'class A:\n    def __hash__(self): return hash(self)\n{A()}'],
    ['a __call__ that calls itself', 'class A:\n    def __call__(self): return self()\nA()()'],
    [
      'a setter that sets itself',
      'class A:\n    @property\n    def x(self): return 1\n    @x.setter\n    def x(self, v): self.x = v\nA().x = 3',
    ],
    ['a key for sorted', 'def f(x): return sorted([x], key=f)\nf(1)'],
    ['a function for map', 'def f(x): return list(map(f, [x]))\nf(1)'],
    [
      'a function with a cache',
      'import functools\n@functools.cache\ndef f(x): return f(x + 1)\nf(1)',
    ],
  ])('that recurses for ever through C, by %s, keeps its variables', async (_, program) => {
    const result = await python.run(`kept = 7\n${program}`, { ns: 'through-c' });
    expect(result.error?.type).toBe('RecursionError');
    expect((await python.run('kept', { ns: 'through-c' })).value).toBe('7');
  });

  it('that recurses 400 calls deep comes to its end', async () => {
    const program = 'def down(n): return 0 if n == 0 else 1 + down(n - 1)\ndown(400)';
    expect((await python.run(program)).value).toBe('400');
  });

  it('that raises its own recursion limit still ends in a message', async () => {
    const result = await python.run(
      'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return f(n + 1)\nf(0)',
    );
    expect(result.notice).toBeDefined();
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  it('that nests deeper than the engine can hold ends in a message', async () => {
    const result = await python.run('import json\njson.loads("[" * 100_000)');
    expect(result.notice).toBeDefined();
    expect((await python.run('1 + 1')).value).toBe('2');
  });

  it('that shows a million elements gets a cut text', async () => {
    const result = await python.run('list(range(1_000_000))');
    expect(result.value).toContain('characters in all');
  });

  it('that starts a crowd of tasks can be stopped', async () => {
    const run = python.run(`import asyncio
async def more():
    while True:
        asyncio.ensure_future(asyncio.sleep(0.001))
        await asyncio.sleep(0)
await more()`);
    await expect.poll(() => python.state, { timeout: 20_000 }).toBe('running');
    await python.stop();
    expect((await run).status).toBe('interrupted');
    const left = 'import asyncio\nprint(len(asyncio.all_tasks()))\nawait asyncio.sleep(0)';
    expect((await python.run(left)).stdout).toBe('0\n');
  });

  it('that leaves tasks and timers behind runs no more once it has ended', async () => {
    await python.run(
      `import asyncio
ticks = 0
def tick():
    global ticks
    ticks += 1
    asyncio.get_event_loop().call_later(0.001, tick)
async def stubborn():
    while True:
        try:
            await asyncio.sleep(0.001)
            tick()
        except asyncio.CancelledError: pass
tick()
asyncio.ensure_future(stubborn())
await asyncio.sleep(0.01)`,
      { ns: 'left' },
    );
    const ticks = 'import time\nbefore = ticks\ntime.sleep(0.05)\nticks - before';
    expect((await python.run(ticks, { ns: 'left' })).value).toBe('0');
  });
});

it('twenty stops in a row leave the same worker working', async () => {
  await python.run('kept = 1', { ns: 'stops' });
  for (let i = 0; i < 20; i += 1) {
    const run = python.run('import time\ntime.sleep(60)', { ns: 'stops' });
    await expect.poll(() => python.state, { interval: 5, timeout: 20_000 }).toBe('running');
    await python.stop();
    expect((await run).status).toBe('interrupted');
  }
  expect((await python.run('kept', { ns: 'stops' })).value).toBe('1');
});

it('a missing file is a message and trying again works once it is there', async () => {
  const lost = createPythonRuntime({ filesURL: '/no-such-folder/', spare: false });
  await expect(lost.run('1')).rejects.toThrow(/could not start.*try again/i);
  expect(lost.state).toBe('failed');
});
