import { afterAll, expect, it } from 'vitest';
import { createPythonRuntime } from './python-runtime.ts';

const runtime = createPythonRuntime({ spare: false });
afterAll(() => {
  runtime.terminate();
});

const setup = 'runs = [*globals().get("runs", []), 1]\nprint("not shown")';

it('runs what a namespace needs once in it, without its output', async () => {
  const first = await runtime.run('len(runs)', { ns: 'one', setup });
  expect(first).toMatchObject({ status: 'ok', value: '1', stdout: '' });
  expect((await runtime.run('len(runs)', { ns: 'one', setup })).value).toBe('1');
  expect((await runtime.run('len(runs)', { ns: 'two', setup })).value).toBe('1');
  expect((await runtime.run('len(runs)', { ns: 'one', setup: `${setup}\n` })).value).toBe('2');
});

it('runs it again in a namespace that was dropped, and in a worker of its own', async () => {
  await runtime.run('runs', { ns: 'dropped', setup });
  runtime.forget('dropped');
  expect((await runtime.run('len(runs)', { ns: 'dropped', setup })).value).toBe('1');
  await runtime.restart();
  expect((await runtime.run('len(runs)', { ns: 'dropped', setup })).value).toBe('1');
});

it('runs it before a program without a namespace', async () => {
  expect((await runtime.run('len(runs)', { setup })).value).toBe('1');
});

it('says what is wrong with it, and tries it again', async () => {
  const failing =
    'tries = globals().get("tries", 0) + 1\nif tries < 2: raise ValueError("not yet")';
  const first = await runtime.run('tries', { ns: 'failing', setup: failing });
  expect(first).toMatchObject({ status: 'error', error: { type: 'ValueError' } });
  expect((await runtime.run('tries', { ns: 'failing', setup: failing })).value).toBe('2');
});

it('asks nobody', async () => {
  const asks = await runtime.run('1', { ns: 'asks', setup: 'input()' });
  expect(asks).toMatchObject({ status: 'error', error: { type: 'EOFError' } });
});
