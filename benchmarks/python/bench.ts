/** Start, round trip and stop of the runtime, as ratios against stock Pyodide in a worker and against react-py, in one run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { median, type Row, spread } from '../statistics.ts';
import { afterStops, firstPaints, memoryOfCells, worstGaps } from './on-the-page.ts';
import { reactPyPages } from './react-py.ts';
import { keepResults } from './results.ts';
import { startSite } from './site.ts';

const starts = 3;
/** A browser keeps compiled code from the second visit on: the third is one of a learner who comes back. */
const visits = 3;

/** Milliseconds to the first `print`, and of one `1+1`. */
interface Sample {
  readonly first: number;
  readonly trip: number;
}

type Kind = 'ours' | 'stock' | 'reactPy';

export async function run(): Promise<{ rows: Row[] }> {
  const peer = await reactPyPages();
  const site = await startSite(peer);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const kinds: readonly Kind[] = peer ? ['ours', 'stock', 'reactPy'] : ['ours', 'stock'];
    const cold: Record<Kind, Sample[]> = { ours: [], stock: [], reactPy: [] };
    const warm: Record<Kind, Sample[]> = { ours: [], stock: [], reactPy: [] };
    // In turn, so that a slow spell of the machine falls on both.
    for (let i = 0; i < starts; i += 1) {
      for (const kind of kinds) {
        const [first, ...later] = await visitsOfProfile(site.url, kind);
        if (first) cold[kind].push(first);
        warm[kind].push(...later.slice(-1));
      }
    }
    const stops = await stopTimes(browser, site.url);
    const firsts = (samples: readonly Sample[]) => samples.map(({ first }) => first);
    const trips = (samples: readonly Sample[]) => samples.map(({ trip }) => trip);
    const stock = 'stock Pyodide in a worker';
    const rows = [
      compared('first print, cold', firsts(cold.ours), firsts(cold.stock), stock, '≤ 0.30'),
      compared('first print, warm', firsts(warm.ours), firsts(warm.stock), stock, '≤ 0.15'),
      compared('round trip of 1+1', trips(warm.ours), trips(warm.stock), stock),
      ...(peer ? againstReactPy() : []),
      compared('stop of while True', stops, [150], 'the promise of 150 ms', '≤ 1'),
      ...(await costToThePage(site.url)),
    ];
    keepResults(rows);
    return { rows };

    function againstReactPy(): Row[] {
      const name = 'react-py 1.11.7';
      return [
        compared('first print, cold', firsts(cold.ours), firsts(cold.reactPy), name, '≤ 0.2'),
        compared('first print, warm', firsts(warm.ours), firsts(warm.reactPy), name, '≤ 0.2'),
        compared('round trip of 1+1', trips(warm.ours), trips(warm.reactPy), name, '≤ 0.15'),
      ];
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function costToThePage(url: string): Promise<Row[]> {
  const one = await memoryOfCells(url, 1);
  const sixteen = await memoryOfCells(url, 16);
  const stops = await afterStops(url);
  const paints = await firstPaints(url, 9);
  const later = median(paints.with) - median(paints.without);
  const gaps = await worstGaps(url);
  const single = { spread: 0 };
  return [
    {
      case: 'memory of 16 cells',
      ratio: sixteen / one,
      against: 'one cell',
      target: '< 1.3',
      ...single,
    },
    {
      case: 'memory after 100 stops',
      ratio: stops.after / stops.before,
      against: 'after the first ten',
      target: 'about 1',
      ...single,
      'workers left': stops.workers,
    },
    {
      case: 'first paint with Python',
      ratio: later / 20,
      against: '20 ms later',
      target: '≤ 1',
      ...single,
      'later, ms': later,
    },
    ...Object.entries(gaps).map(([name, gap]) => ({
      case: `worst gap: ${name}`,
      ratio: median(gap) / 100,
      against: 'the promise of 100 ms',
      target: '≤ 1',
      spread: spread(gap),
    })),
  ];
}

async function opened(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'createPythonRuntime' in window);
  return page;
}

async function openedReactPy(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}react-py`);
  await page.waitForFunction(() => 'startReactPy' in window);
  return page;
}

/** One visit after the other of a browser that is new at the first. Its profile is on disk: one in memory keeps no compiled code. */
async function visitsOfProfile(url: string, kind: Kind): Promise<Sample[]> {
  const profile = await mkdtemp(join(tmpdir(), 'lemma-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: chromiumArgs,
  });
  const samples: Sample[] = [];
  try {
    for (let i = 0; i < visits; i += 1) samples.push(await sample(context, url, kind));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
  return samples;
}

async function sample(context: BrowserContext, url: string, kind: Kind): Promise<Sample> {
  const page = await (kind === 'reactPy' ? openedReactPy(context, url) : opened(context, url));
  const inPage = { ours: oursInPage, stock: stockInPage, reactPy: reactPyInPage }[kind];
  const result = await page.evaluate(inPage);
  // What a page at rest prepares gets its time, as on a page that is read.
  await page.waitForTimeout(2_500);
  await page.close();
  return result;
}

interface RuntimeInPage {
  run(code: string): Promise<{ stdout: string }>;
  stop(): Promise<string>;
}

async function oursInPage(): Promise<Sample> {
  const { createPythonRuntime } = window as unknown as {
    createPythonRuntime: (options: object) => RuntimeInPage;
  };
  const began = performance.now();
  const python = createPythonRuntime({ filesURL: '/python/' });
  const { stdout } = await python.run('print("hello")');
  const first = performance.now() - began;
  if (stdout !== 'hello\n') throw new Error(`printed ${stdout}`);
  // A round is long against the clock's 0.1 ms; the quickest of thirty is the one that nothing disturbed.
  let trip = Infinity;
  for (let round = 0; round < 30; round += 1) {
    const from = performance.now();
    for (let i = 0; i < 40; i += 1) await python.run('1+1');
    trip = Math.min(trip, (performance.now() - from) / 40);
  }
  return { first, trip };
}

async function stockInPage(): Promise<Sample> {
  const began = performance.now();
  const worker = new Worker('/stock-worker.js', { type: 'module' });
  const ask = (code: string) =>
    new Promise<{ printed: string }>((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ printed: string }>) => {
          resolve(data);
        },
        { once: true },
      );
      worker.addEventListener('error', reject, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      worker.postMessage(code);
    });
  const { printed } = await ask('print("hello")');
  const first = performance.now() - began;
  if (printed !== 'hello') throw new Error(`printed ${printed}`);
  let trip = Infinity;
  for (let round = 0; round < 30; round += 1) {
    const from = performance.now();
    for (let i = 0; i < 40; i += 1) await ask('1+1');
    trip = Math.min(trip, (performance.now() - from) / 40);
  }
  return { first, trip };
}

/** As a component uses it: a program is over when the hook says so, and its output is the hook's. */
async function reactPyInPage(): Promise<Sample> {
  interface Hook {
    readonly isReady: boolean;
    readonly isRunning: boolean;
    readonly stdout: string;
    runPython(code: string): Promise<void>;
  }
  const scope = window as unknown as { startReactPy: () => void; reactPy?: Hook };
  const until = async (holds: () => boolean) => {
    const channel = new MessageChannel();
    while (!holds())
      await new Promise((resolve) => {
        channel.port1.addEventListener('message', resolve, { once: true });
        channel.port1.start();
        channel.port2.postMessage(0);
      });
  };
  const began = performance.now();
  scope.startReactPy();
  await until(() => scope.reactPy?.isReady === true);
  await scope.reactPy?.runPython('print("hello")');
  await until(() => scope.reactPy?.stdout === 'hello');
  const first = performance.now() - began;
  let trip = Infinity;
  for (let round = 0; round < 30; round += 1) {
    const from = performance.now();
    for (let i = 0; i < 40; i += 1) await scope.reactPy?.runPython('1+1');
    trip = Math.min(trip, (performance.now() - from) / 40);
  }
  return { first, trip };
}

async function stopTimes(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext();
  const page = await opened(context, url);
  const times = await page.evaluate(async () => {
    const { createPythonRuntime } = window as unknown as {
      createPythonRuntime: (options: object) => RuntimeInPage;
    };
    const python = createPythonRuntime({ filesURL: '/python/' });
    await python.run('1');
    const taken: number[] = [];
    for (let i = 0; i < 15; i += 1) {
      const running = python.run('while True: pass');
      await new Promise((resolve) => setTimeout(resolve, 130 + i * 17));
      const from = performance.now();
      const how = await python.stop();
      await running;
      if (how !== 'interrupted') throw new Error(`the stop ended in ${how}`);
      taken.push(performance.now() - from);
    }
    return taken;
  });
  await context.close();
  return times;
}

function compared(
  name: string,
  ours: readonly number[],
  theirs: readonly number[],
  against: string,
  target?: string,
): Row {
  return {
    case: name,
    ratio: median(ours) / median(theirs),
    against,
    ...(target !== undefined && { target }),
    spread: spread(ours),
    'ours, ms': median(ours),
    'theirs, ms': median(theirs),
  };
}
