import { afterEach, beforeAll, afterAll, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright';
import { startPlainSite } from '../plain-page/plain-page.fixture.ts';
import type { PlainSite } from '../plain-page/plain-page.fixture.ts';
import type { PythonOptions } from '../runtime/options.ts';
import type { PythonRuntime } from '../runtime/python-runtime.ts';

let site: PlainSite;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  site = await startPlainSite();
}, 60_000);
afterAll(() => site.close());
afterEach(() => context.close());

/** Counts what of the server's snapshot is asked for from now on. */
async function opened(): Promise<{ asked: number }> {
  ({ page, context } = await site.open('/blank'));
  const counted = { asked: 0 };
  await context.route('**/python-snapshot.bin', async (route) => {
    counted.asked += 1;
    await route.continue();
  });
  return counted;
}

const hello = () =>
  page.evaluate(async () => {
    const scope = window as unknown as {
      createPythonRuntime: (options: PythonOptions) => PythonRuntime;
    };
    const python = scope.createPythonRuntime({ spare: false });
    const { stdout } = await python.run('print("hello")');
    // The library comes in with the first import, and the snapshot is kept when Python rests.
    await python.run('import calendar');
    return stdout;
  });

/** It is kept half a second after the last call. */
const atRest = { timeout: 20_000 };
const shelf = () =>
  page.evaluate(async () => {
    const store = await caches.open('lemma-python');
    const files = (await store.keys()).map(async ({ url }) => {
      const bytes = await (await store.match(url))?.arrayBuffer();
      return [new URL(url).pathname.split('/').at(-1), bytes?.byteLength] as const;
    });
    return Promise.all(files);
  });

/** A byte of the kept snapshot, by its index. */
const keptByte = (index: number) =>
  page.evaluate(async (at) => {
    const store = await caches.open('lemma-python');
    const [key] = await store.keys();
    return new Uint8Array((await (await store.match(key ?? ''))?.arrayBuffer()) ?? [])[at];
  }, index);

/** Puts something else where the snapshot is kept; `change` is the index of a byte that is turned over. */
const spoil = (change: number) =>
  page.evaluate(async (at) => {
    const store = await caches.open('lemma-python');
    const [key] = await store.keys();
    const bytes = new Uint8Array((await (await store.match(key ?? ''))?.arrayBuffer()) ?? []);
    bytes[at] = ~(bytes[at] ?? 0);
    await store.put(key ?? '', new Response(bytes));
  }, change);

it('the second start reads what the first has kept, and what older versions left is gone', async () => {
  const server = await opened();
  await page.evaluate(async () => {
    const store = await caches.open('lemma-python');
    await store.put('/python/older/python-snapshot.bin', new Response('older'));
  });
  expect(await hello()).toBe('hello\n');
  const wholeOnes = async () => (await shelf()).map(([name, bytes]) => [name, Number(bytes) > 5e6]);
  await expect.poll(wholeOnes, atRest).toEqual([['python-snapshot.bin', true]]);
  expect(await hello()).toBe('hello\n');
  expect(server.asked).toBe(1);
});

it.for([
  ['whose heading is altered', 0],
  ['in whose memory one byte is altered', 4_000_000],
] as const)('a kept snapshot %s is fetched anew and replaced', async ([, change]) => {
  const server = await opened();
  await hello();
  await expect.poll(shelf, atRest).toHaveLength(1);
  const whole = await keptByte(change);
  await spoil(change);
  expect(await keptByte(change)).not.toBe(whole);
  expect(await hello()).toBe('hello\n');
  await expect.poll(() => server.asked).toBe(2);
  await expect.poll(() => keptByte(change), atRest).toBe(whole);
  await hello();
  await hello();
  expect(server.asked).toBe(2);
});

it('a browser that keeps nothing starts all the same', async () => {
  const server = await opened();
  await page.evaluate(() => {
    caches.open = () => Promise.reject(new DOMException('No storage', 'SecurityError'));
  });
  expect(await hello()).toBe('hello\n');
  expect(await hello()).toBe('hello\n');
  expect(server.asked).toBe(2);
});
