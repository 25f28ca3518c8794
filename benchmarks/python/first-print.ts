/** Time to the first `print` and of one `1+1`, of a Python whose page puts `startPython` into its window. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';

/** A browser keeps compiled code from the second visit on: from the third on it is one of a learner who comes back. */
export const firstWarm = 2;
const visits = 5;

/** Milliseconds. */
interface Sample {
  /** To the first `print`. */
  readonly first: number;
  /** Of one `1+1` until its answer is there: the mean of the first forty after that, for which the engine has not yet compiled well. */
  readonly early: number;
  /** Of one `1+1`. */
  readonly trip: number;
  /** The same until its answer is there. */
  readonly answer: number;
  /** The same after a pause, in which threads have fallen asleep. */
  readonly lone: number;
  /** Of a bare message to a worker and back. */
  readonly bare: number;
}

/** What a page gives: `run` is over when the program is; `printed` is what the last one has printed, which may come later. */
interface PythonOfPage {
  run(code: string): Promise<void>;
  printed(): string;
  /** Adds one and one, and is over when the answer is there; left out where `run` gives the value. */
  readonly answered?: () => Promise<void>;
}

/** Of each visit of a browser that is new at the first. */
export const firstPrints = (page: string): Promise<Sample[]> =>
  visitsOfProfile((context) => visit(context, page));

/** What each visit of a browser gives that is new at the first. Its profile is on disk: one in memory keeps no compiled code. */
export async function visitsOfProfile<Result>(
  visitOnce: (context: BrowserContext) => Promise<Result>,
): Promise<Result[]> {
  const profile = await mkdtemp(join(tmpdir(), 'lemma-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: chromiumArgs,
  });
  const samples: Result[] = [];
  try {
    for (let i = 0; i < visits; i += 1) samples.push(await visitOnce(context));
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
  const whole = python.answered ?? one;
  const early = await round(whole);
  const trip = await quickest(one);
  const answer = python.answered ? await quickest(whole) : trip;
  return { first, early, trip, answer, lone: await afterPauses(whole), bare: await bareTrip() };

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
      500,
    );
    worker.terminate();
    return taken;
  }

  /** Long against the clock's 0.1 ms. */
  async function round(action: () => Promise<void>): Promise<number> {
    const from = performance.now();
    for (let i = 0; i < 40; i += 1) await action();
    return (performance.now() - from) / 40;
  }

  /**
   * The quickest round is the one that nothing disturbed. All get the same time and not the same number of rounds: the engine compiles what it
   * runs anew in the background, which takes it about a second.
   */
  async function quickest(action: () => Promise<void>, milliseconds = 2_000): Promise<number> {
    let best = Infinity;
    const end = performance.now() + milliseconds;
    while (performance.now() < end) best = Math.min(best, await round(action));
    return best;
  }

  /** The clock's error has no side: it falls out of a sum. */
  async function afterPauses(action: () => Promise<void>): Promise<number> {
    let best = Infinity;
    for (let i = 0; i < 4; i += 1) {
      let sum = 0;
      for (let k = 0; k < 10; k += 1) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        const from = performance.now();
        await action();
        sum += performance.now() - from;
      }
      best = Math.min(best, sum / 10);
    }
    return best;
  }
}
