/** Start, round trip and stop of the runtime, as ratios against stock Pyodide in a worker, react-py and JupyterLite's kernel, in one run. */
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { median, type Row, spread } from '../statistics.ts';
import { visitsOfProfile } from './first-print.ts';
import { jupyterLitePages, version as jupyterLite } from './jupyterlite/pages.ts';
import { afterStops, firstPaints, memoryOfCells, worstGaps } from './on-the-page.ts';
import { NotToBeHad } from './peer-folder.ts';
import { reactPyPages, version as reactPy } from './react-py.ts';
import { keepResults } from './results.ts';
import { startSite } from './site.ts';
import type { Fixed } from './site.ts';

const starts = 3;

/** Milliseconds of each start. */
interface Times {
  readonly cold: number[];
  readonly warm: number[];
  readonly trip: number[];
}

/** Another Python in the page: the name of its rows, its page and what is promised against it. */
interface Peer {
  readonly name: string;
  readonly path: string;
  readonly promised: { readonly cold: string; readonly warm: string; readonly trip?: string };
}

const stock: Peer = {
  name: 'stock Pyodide in a worker',
  path: 'stock',
  promised: { cold: '≤ 0.30', warm: '≤ 0.15' },
};

/** Peers that are got from elsewhere when the bench is run: one that is not to be had is left out. */
const fetched: readonly (Peer & { readonly pages: () => Promise<Fixed> })[] = [
  {
    name: `react-py ${reactPy}`,
    path: 'react-py',
    promised: { cold: '≤ 0.2', warm: '≤ 0.2', trip: '≤ 0.15' },
    pages: reactPyPages,
  },
  {
    name: `JupyterLite's kernel ${jupyterLite}`,
    path: 'jupyterlite',
    promised: { cold: '≤ 0.2', warm: '≤ 0.2' },
    pages: jupyterLitePages,
  },
];

export async function run(): Promise<{ rows: Row[] }> {
  const { peers, pages } = await peersToHand();
  const site = await startSite(pages);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const paths = ['ours', ...peers.map(({ path }) => path)];
    const measured = new Map<string, Times>(
      paths.map((path) => [path, { cold: [], warm: [], trip: [] }]),
    );
    // In turn, so that a slow spell of the machine falls on all.
    for (let i = 0; i < starts; i += 1) {
      for (const [path, times] of measured) {
        const visits = await visitsOfProfile(`${site.url}${path}`);
        const [first] = visits;
        const last = visits.at(-1);
        if (!first || !last) throw new Error(`${path} was not visited.`);
        times.cold.push(first.first);
        times.warm.push(last.first);
        times.trip.push(last.trip);
      }
    }
    const stops = await stopTimes(browser, site.url);
    const rows = [
      ...peers.flatMap((peer) => against(peer, timesOf('ours'), timesOf(peer.path))),
      compared('stop of while True', stops, [150], 'the promise of 150 ms', '≤ 1'),
      ...(await costToThePage(site.url)),
    ];
    keepResults(rows);
    return { rows };

    function timesOf(path: string): Times {
      const times = measured.get(path);
      if (!times) throw new Error(`${path} was not measured.`);
      return times;
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function peersToHand(): Promise<{ peers: readonly Peer[]; pages: Fixed }> {
  const peers = [stock];
  let pages: Fixed = {};
  for (const peer of fetched) {
    try {
      pages = { ...pages, ...(await peer.pages()) };
      peers.push(peer);
    } catch (error) {
      if (!(error instanceof NotToBeHad)) throw error;
      process.stderr.write(
        `${peer.name} is left out, as it is not to be had here: ${error.message}\n`,
      );
    }
  }
  return { peers, pages };
}

function against({ name, promised }: Peer, ours: Times, theirs: Times): Row[] {
  return [
    compared('first print, cold', ours.cold, theirs.cold, name, promised.cold),
    compared('first print, warm', ours.warm, theirs.warm, name, promised.warm),
    compared('round trip of 1+1', ours.trip, theirs.trip, name, promised.trip),
  ];
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

interface RuntimeInPage {
  run(code: string): Promise<{ stdout: string }>;
  stop(): Promise<string>;
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
