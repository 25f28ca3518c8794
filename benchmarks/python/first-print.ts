/** Time to the first `print` and of one `1+1`, of a Python whose page puts `startPython` into its window. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';

/** A browser keeps compiled code from the second visit on: from the third on it is one of a learner who comes back. */
export const firstWarm = 2;
const visits = 5;

/** Milliseconds to the first `print`, of one `1+1`, of one until its answer is there, and of a bare message to a worker and back. */
interface Sample {
  readonly first: number;
  readonly trip: number;
  readonly answer: number;
  readonly bare: number;
}

/** What a page gives: `run` is over when the program is; `printed` is what the last one has printed, which may come later. */
interface PythonOfPage {
  run(code: string): Promise<void>;
  printed(): string;
  /** Adds one and one, and is over when the answer is there; left out where `run` gives the value. */
  readonly answered?: () => Promise<void>;
}

/** Of each visit of a browser that is new at the first. Its profile is on disk: one in memory keeps no compiled code. */
export async function visitsOfProfile(page: string): Promise<Sample[]> {
  const profile = await mkdtemp(join(tmpdir(), 'lemma-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: chromiumArgs,
  });
  const samples: Sample[] = [];
  try {
    for (let i = 0; i < visits; i += 1) samples.push(await visit(context, page));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
  return samples;
}

async function visit(context: BrowserContext, url: string): Promise<Sample> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'startPython' in window);
  const result = await page.evaluate(measured);
  // What a page at rest prepares gets its time, as on a page that is read.
  await page.waitForTimeout(2_500);
  await page.close();
  return result;
}

/** Runs in the page. */
async function measured(): Promise<Sample> {
  const { startPython } = window as unknown as { startPython: () => PythonOfPage };
  const began = performance.now();
  const python = startPython();
  await python.run('print("hello")');
  const channel = new MessageChannel();
  channel.port1.start();
  while (python.printed().trimEnd() !== 'hello')
    await new Promise((resolve) => {
      channel.port1.addEventListener('message', resolve, { once: true });
      channel.port2.postMessage(0);
    });
  const first = performance.now() - began;
  const one = () => python.run('1+1');
  const trip = await quickest(one);
  const answer = python.answered ? await quickest(python.answered) : trip;
  return { first, trip, answer, bare: await bareTrip() };

  /** What no Python in a worker can be below, in this page and now. */
  async function bareTrip(): Promise<number> {
    const source = 'onmessage = ({ data }) => { postMessage(data); };';
    const worker = new Worker(URL.createObjectURL(new Blob([source])));
    const taken = await quickest(
      () =>
        new Promise((resolve) => {
          worker.addEventListener('message', () => resolve(), { once: true });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
          worker.postMessage('1+1');
        }),
    );
    worker.terminate();
    return taken;
  }

  /** A round is long against the clock's 0.1 ms; the quickest of thirty is the one that nothing disturbed. */
  async function quickest(action: () => Promise<void>): Promise<number> {
    let best = Infinity;
    for (let round = 0; round < 30; round += 1) {
      const from = performance.now();
      for (let i = 0; i < 40; i += 1) await action();
      best = Math.min(best, (performance.now() - from) / 40);
    }
    return best;
  }
}
