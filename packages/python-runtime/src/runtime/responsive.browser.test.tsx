import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PythonCell } from '../react/python-cell.tsx';
import { PythonProvider } from '../react/python-provider.tsx';

/** Longest times between two tasks of the page while `action` runs, in ms, longest first. */
async function gaps(action: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  let last = performance.now();
  let going = true;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    found.push(now - last);
    last = now;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no target origin
    if (going) setTimeout(() => port2.postMessage(0), 4);
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no target origin
  port2.postMessage(0);
  await action();
  going = false;
  port1.close();
  return found.sort((a, b) => b - a);
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Programs without measure, each with what its learner is told. */
const programs: Readonly<Record<string, readonly [code: string, told: RegExp]>> = {
  'prints for ever': ['while True: print("x" * 100)', /printed too much and was stopped/],
  'asks for 4 GiB': ['kept = bytearray(4 * 2**30 - 1)', /asked for more memory than there is/],
  'asks for 4 GiB bit by bit': [
    'kept = []\nwhile True: kept.append(bytearray(64 * 2**20))',
    /asked for more memory than there is/,
  ],
  'recurses to the limit': ['def f(n): return f(n + 1)\nf(0)', /called itself too often/],
  'shows a million elements': ['list(range(1_000_000))', /characters in all/],
};

describe('the page answers its user while a program', () => {
  it.for(Object.entries(programs))('%s', async ([, [code, told]]) => {
    await render(
      <PythonProvider options={{ spare: false }}>
        <PythonCell id="a" code={code} />
      </PythonProvider>,
    );
    const idle = await gaps(() => rest(500));
    const busy = await gaps(async () => {
      await page.getByRole('button', { name: 'Run' }).click();
      await expect.element(page.getByText(told), { timeout: 40_000 }).toBeVisible();
    });
    // 100 ms above what this machine does to a page at rest.
    expect(busy[0] ?? 0).toBeLessThan((idle[0] ?? 0) + 100);
  });
});
