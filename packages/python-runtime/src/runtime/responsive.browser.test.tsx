import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PythonCell } from '../react/python-cell.tsx';
import { PythonProvider } from '../react/python-provider.tsx';

/** Longest time in ms for which the page answered nobody while `action` ran. */
async function worstGap(action: () => Promise<unknown>): Promise<number> {
  let worst = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    worst = Math.max(worst, now - last);
    last = now;
  }, 4);
  await action();
  clearInterval(beat);
  return worst;
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Presses Run and waits until the program is over; gives what its learner is told. */
async function runTo(told: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: 'Run' }).element();
  if (button instanceof HTMLElement) button.click();
  const texts = () => [...document.querySelectorAll('.lemma-py-notice, .lemma-py-value')];
  do await rest(50);
  while (!texts().some((text) => told.test(text.textContent)));
}

/** Programs without measure, each with what its learner is told. */
const programs: Readonly<Record<string, readonly [code: string, told: RegExp]>> = {
  'prints for ever': ['while True: print("x" * 100)', /printed too much and was stopped/],
  'asks for 4 GiB at once': ['bytearray(4 * 2**30)', /a size became too large/],
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
    await runTo(told);
    // A page that freezes does so each time; a busy machine does not.
    const above: number[] = [];
    for (let i = 0; i < 5 && Math.min(...above) > 100; i += 1) {
      const idle = await worstGap(() => rest(500));
      above.push((await worstGap(() => runTo(told))) - idle);
    }
    expect(Math.min(...above)).toBeLessThanOrEqual(100);
  });
});
