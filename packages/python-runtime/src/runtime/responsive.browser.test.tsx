import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PythonCell } from '../react/python-cell.tsx';
import { PythonProvider } from '../provider/python-provider.tsx';

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

describe('a program without measure ends in a message, and the page answers meanwhile, when it', () => {
  it.for(Object.entries(programs))('%s', async ([, [code, told]]) => {
    let presses = 0;
    await render(
      <PythonProvider options={{ spare: false }}>
        <button type="button" onClick={() => (presses += 1)}>
          Elsewhere
        </button>
        <PythonCell id="a" code={code} />
      </PythonProvider>,
    );
    const over = runTo(told);
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    expect(presses).toBe(1);
    await over;
  });
});
