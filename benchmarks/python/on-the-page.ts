/** What Python costs the page it is on: paint, gaps while programs run wild, memory of many cells and of many stops. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';

const launch = () => chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** Programs without measure, each until it ends by itself or is stopped after two seconds. */
const wildPrograms: Readonly<Record<string, string>> = {
  'endless print': 'while True: print("x" * 100)',
  '4 GiB bit by bit': 'kept = []\nwhile True: kept.append(bytearray(64 * 2**20))',
  'recursion to the limit': 'def f(n): return f(n + 1)\nf(0)',
  'a million elements': 'list(range(1_000_000))',
  'a fork of timers': `import asyncio
loop = asyncio.get_event_loop()
def more():
    loop.call_later(0.001, more)
    loop.call_later(0.001, more)
more()
await asyncio.sleep(3600)`,
};

interface CellsPage {
  showCells: (count: number, code: string) => void;
}

async function withCells(browser: Browser, url: string, count: number, code: string) {
  const page = await browser.newPage();
  await page.goto(`${url}cells`);
  await page.waitForFunction(() => 'showCells' in window);
  await page.evaluate(
    ([cells, text]) => {
      (window as unknown as CellsPage).showCells(cells, text);
    },
    [count, code] as const,
  );
  return page;
}

/** Presses the Run button of each cell in turn and waits until it is Run again. */
async function runAll(page: Page): Promise<void> {
  const runs = page.locator('.lemma-py-cell');
  const count = await runs.count();
  for (let i = 0; i < count; i += 1) {
    const cell = runs.nth(i);
    await cell.getByRole('button', { name: 'Run' }).click();
    await cell.locator('output', { hasText: / s$/ }).waitFor({ timeout: 60_000 });
  }
}

/** Runs of each program: what else the machine does falls into one of them, and not into their median. */
const gapRuns = 3;

/** The page's longest silence, in ms, while each program runs; and the same of a page at rest. */
export async function worstGaps(url: string): Promise<Readonly<Record<string, readonly number[]>>> {
  const browser = await launch();
  const programs = { 'at rest': 'import time\ntime.sleep(2)', ...wildPrograms };
  const gaps = Object.fromEntries(Object.keys(programs).map((name) => [name, [] as number[]]));
  try {
    for (let i = 0; i < gapRuns; i += 1) {
      for (const [name, code] of Object.entries(programs))
        gaps[name]?.push(await worstGap(browser, url, code));
    }
    return gaps;
  } finally {
    await browser.close();
  }
}

async function worstGap(browser: Browser, url: string, code: string): Promise<number> {
  const page = await withCells(browser, url, 1, code);
  await page.evaluate(watchGaps);
  await page.getByRole('button', { name: 'Run' }).click();
  const over = page.locator('output', { hasText: / s$/ });
  const alone = await over.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!alone) await page.getByRole('button', { name: 'Stop' }).click();
  await over.waitFor({ timeout: 60_000 });
  const gap = await page.evaluate(() => (window as unknown as { worst: number }).worst);
  await page.close();
  return gap;
}

function watchGaps(): void {
  const scope = window as unknown as { worst: number };
  scope.worst = 0;
  let last = performance.now();
  const channel = new MessageChannel();
  channel.port1.start();
  channel.port1.addEventListener('message', () => {
    const now = performance.now();
    scope.worst = Math.max(scope.worst, now - last);
    last = now;
    setTimeout(() => {
      channel.port2.postMessage(0);
    }, 4);
  });
  channel.port2.postMessage(0);
}

/** Resident memory of the browser's pages and their workers, in MiB. */
async function memory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const kilobytes = pages.map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Memory in MiB after each cell of the page has run. */
export async function memoryOfCells(url: string, count: number): Promise<number> {
  const browser = await launch();
  try {
    const page = await withCells(browser, url, count, 'total = sum(range(1000))\nprint(total)');
    await runAll(page);
    await page.requestGC();
    return await memory(browser);
  } finally {
    await browser.close();
  }
}

/** Memory in MiB after ten and after a hundred stops more, and the workers that are left. */
export async function afterStops(
  url: string,
): Promise<{ before: number; after: number; workers: number }> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'createPythonRuntime' in window);
    const stop = (times: number) => page.evaluate(stopAgain, times);
    await stop(10);
    await page.requestGC();
    const before = await memory(browser);
    await stop(100);
    await page.requestGC();
    return { before, after: await memory(browser), workers: page.workers().length };
  } finally {
    await browser.close();
  }
}

interface RuntimeInPage {
  readonly state: string;
  run(code: string): Promise<{ status: string }>;
  stop(): Promise<string>;
}

async function stopAgain(times: number): Promise<void> {
  const scope = window as unknown as {
    createPythonRuntime: (options: object) => RuntimeInPage;
    python?: RuntimeInPage;
  };
  scope.python ??= scope.createPythonRuntime({ filesURL: '/python/', spare: false });
  const { python } = scope;
  await python.run('1');
  for (let i = 0; i < times; i += 1) {
    const run = python.run('while True: pass');
    while (python.state !== 'running') await new Promise((resolve) => setTimeout(resolve, 1));
    await python.stop();
    const { status } = await run;
    if (status !== 'interrupted') throw new Error(`a stopped program ended in ${status}`);
  }
}

/** First paints in ms of a page with Python started at rest, and of the same page without it, in turn. */
export async function firstPaints(url: string, rounds: number) {
  const browser = await launch();
  const paints = { with: [] as number[], without: [] as number[] };
  try {
    for (let i = 0; i < rounds; i += 1) {
      for (const kind of ['with', 'without'] as const) {
        const page = await browser.newPage();
        await page.goto(`${url}lesson-${kind}`);
        const paint = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                const [first] = list.getEntriesByName('first-contentful-paint');
                if (first) resolve(first.startTime);
              }).observe({ type: 'paint', buffered: true });
            }),
        );
        paints[kind].push(paint);
        await page.close();
      }
    }
    return paints;
  } finally {
    await browser.close();
  }
}
