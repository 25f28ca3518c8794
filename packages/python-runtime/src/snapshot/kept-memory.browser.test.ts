import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPythonRuntime } from '../runtime/python-runtime.ts';

const cacheName = 'lemma-python-snapshot';
const first = createPythonRuntime();
beforeAll(async () => {
  await caches.delete(cacheName);
  await first.run('1');
  await vi.waitUntil(async () => (await kept()).length === 1, { timeout: 100_000, interval: 100 });
}, 120_000);
afterAll(() => {
  first.terminate();
});

async function kept(): Promise<readonly Request[]> {
  return (await caches.open(cacheName)).keys();
}

/** What a new worker prints. */
async function fresh(code: string): Promise<string> {
  const python = createPythonRuntime({ spare: false });
  const { stdout } = await python.run(code);
  python.terminate();
  return stdout;
}

it('a start from kept memory gives other random numbers each time', async () => {
  const code = 'import random\nprint(random.random())';
  expect(await fresh(code)).not.toBe(await fresh(code));
  expect(await kept()).toHaveLength(1);
});

it('memory that is broken is dropped, and Python starts from its files', async () => {
  const [request] = await kept();
  const broken = new Response(new Uint8Array(4096), { headers: { 'x-memory-bytes': '4096' } });
  await (await caches.open(cacheName)).put(request ?? '', broken);
  expect(await fresh('print("hello")')).toBe('hello\n');
  expect(await kept()).toHaveLength(0);
});
