/** Start, round trip and stop of the runtime, as ratios against stock Pyodide in a worker, react-py and JupyterLite's kernel, in one run. */
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { chromiumArgs, findChromium } from '@lemma/testing/chromium';
import { median, type Row, spread } from '../statistics.ts';
import { packageTimes } from './packages.ts';
import { firstPrints, firstWarm } from './first-print.ts';
import { jupyterLitePages, version as jupyterLite } from './jupyterlite/pages.ts';
import { afterStops, firstPaints, memoryOfCells, worstGaps } from './on-the-page.ts';
import { NotToBeHad } from './peer-folder.ts';
import { reactPyPages, version as reactPy } from './react-py.ts';
import { keepPackageResults, keepResults } from './results.ts';
import { startSite } from './site.ts';
import type { Fixed } from './site.ts';
import { typingRows } from './typing.ts';

const starts = 3;

/** What is measured of each Python in a page. */
const cases = {
  cold: 'first print, cold',
  warm: 'first print, warm',
  trip: 'round trip of 1+1',
  answer: '1+1 until its answer is there',
  early: '1+1, mean of the first forty',
  lone: '1+1 after a pause of 30 ms',
  bare: 'a bare message there and back',
} as const;
type Kind = keyof typeof cases;

const ofEachVisit = ['trip', 'answer', 'early', 'lone', 'bare'] as const;

/** Milliseconds of each start. */
type Times = Readonly<Record<Kind, number[]>>;

/** Another Python in the page: the name of its rows, its page, and what is compared with it, each with what is promised of that. */
interface Peer {
  readonly name: string;
  readonly path: string;
  readonly compared: readonly (readonly [kind: Kind, promised?: string])[];
}

const stock: Peer = {
  name: 'stock Pyodide in a worker',
  path: 'stock',
  compared: [['cold', '≤ 0.30'], ['warm', '≤ 0.15'], ['trip']],
};

/** The frame of an opaque origin costs a start at most this. */
const sameOrigin: Peer = {
  name: 'its worker in the origin of the page',
  path: 'same-origin',
  compared: [
    ['cold', '≤ 1.4'],
    ['warm', '≤ 1.4'],
    ['trip', 'about 1'],
    ['answer', 'about 1'],
  ],
};

/** \`pnpm bench python --frame\`: only what the sandboxed frame costs, in a few minutes; the results page stays as it is. */
const frameAlone = process.argv.includes('--frame');

/** Peers that are got from elsewhere when the bench is run: those that are not to be had are left out. */
const fetched: readonly {
  readonly peers: readonly Peer[];
  readonly pages: () => Promise<Fixed>;
}[] = [
  {
    peers: [
      {
        name: `react-py ${reactPy}`,
        path: 'react-py',
        compared: [
          ['cold', '≤ 0.2'],
          ['warm', '≤ 0.2'],
          ['trip', '≤ 0.15'],
          ['answer', '≤ 0.15'],
        ],
      },
      {
        name: `react-py ${reactPy} as it comes`,
        path: 'react-py-as-it-comes',
        compared: [['trip', '≤ 0.15'], ['answer', '≤ 0.15'], ['early'], ['lone']],
      },
    ],
    pages: reactPyPages,
  },
  {
    peers: [
      {
        name: `JupyterLite's kernel ${jupyterLite}`,
        path: 'jupyterlite',
        compared: [['cold', '≤ 0.2'], ['warm', '≤ 0.2'], ['trip']],
      },
    ],
    pages: jupyterLitePages,
  },
];

/** `pnpm bench python --packages`: only imports of packages. */
const packagesAlone = process.argv.includes('--packages');

export async function run(): Promise<{ rows: Row[] }> {
  if (packagesAlone) return { rows: await packageRows() };
  const { peers, pages } = await peersToHand();
  const site = await startSite(pages);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const paths = ['ours', ...peers.map(({ path }) => path)];
    const measured = new Map<string, Times>(paths.map((path) => [path, noTimes()]));
    // In turn, so that a slow spell of the machine falls on all.
    for (let i = 0; i < starts; i += 1) {
      for (const [path, times] of measured) {
        const visits = await firstPrints(`${site.url}${path}`);
        const [first] = visits;
        if (!first) throw new Error(`${path} was not visited.`);
        times.cold.push(first.first);
        for (const visit of visits.slice(firstWarm)) {
          times.warm.push(visit.first);
          for (const kind of ofEachVisit) times[kind].push(visit[kind]);
        }
      }
    }
    const stops = await stopTimes(browser, site.url, 'while True: pass', 'interrupted', 15);
    const rows = [
      ...peers.flatMap((peer) => against(peer, timesOf('ours'), timesOf(peer.path))),
      compared(
        cases.bare,
        timesOf('ours').bare,
        timesOf('ours').trip,
        'the round trip of 1+1 here',
      ),
      compared('stop of while True', stops, [150], 'the promise of 150 ms', '≤ 1'),
      ...(await sameOriginStops(browser, site.url, stops)),
      ...(frameAlone ? [await costToFirstPaint(site.url)] : await rest(browser, site.url)),
    ];
    if (!frameAlone) {
      keepResults(rows);
      rows.push(...(await packageRows()));
    }
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

function noTimes(): Times {
  return { cold: [], warm: [], trip: [], answer: [], early: [], lone: [], bare: [] };
}

/** Imports and a first figure, of files that the browser has kept and of a new browser's. */
async function packageRows(): Promise<Row[]> {
  const wheels = process.env['PYTHON_WHEELS_FROM'];
  if (wheels === undefined) {
    process.stderr.write('Left out: packages, as PYTHON_WHEELS_FROM names no wheels.\n');
    return [];
  }
  const times = await packageTimes(wheels, starts);
  const rows = times.flatMap(({ program, ours, stock: theirs }) =>
    (['kept', 'cold'] as const).flatMap((files) =>
      (['whole', 'program'] as const).map((part) =>
        compared(
          `${program}, ${files}${part === 'whole' ? ', from the start' : ''}`,
          ours[files].map((visit) => visit[part]),
          theirs[files].map((visit) => visit[part]),
          stock.name,
          files === 'kept' ? '≤ 0.6' : undefined,
        ),
      ),
    ),
  );
  keepPackageResults(rows);
  return rows;
}

async function peersToHand(): Promise<{ peers: readonly Peer[]; pages: Fixed }> {
  if (frameAlone) return { peers: [sameOrigin], pages: {} };
  const peers = [sameOrigin, stock];
  let pages: Fixed = {};
  for (const each of fetched) {
    try {
      pages = { ...pages, ...(await each.pages()) };
      peers.push(...each.peers);
    } catch (error) {
      if (!(error instanceof NotToBeHad)) throw error;
      const names = each.peers.map(({ name }) => name).join(', ');
      process.stderr.write(`Left out, as it is not to be had here: ${names}: ${error.message}\n`);
    }
  }
  return { peers, pages };
}

function against(peer: Peer, ours: Times, theirs: Times): Row[] {
  return peer.compared.map(([kind, promised]) =>
    compared(cases[kind], ours[kind], theirs[kind], peer.name, promised),
  );
}

/** Stops of a program whose worker has the origin of the page, and of one in the frame. */
async function sameOriginStops(
  browser: Browser,
  url: string,
  framed: readonly number[],
): Promise<Row[]> {
  const plain = await stopTimes(
    browser,
    `${url}same-origin`,
    'while True: pass',
    'interrupted',
    15,
  );
  return [compared('stop of while True', framed, plain, sameOrigin.name, 'about 1')];
}

async function rest(browser: Browser, url: string): Promise<Row[]> {
  return [
    ...(await restarts(browser, url)),
    ...(await costToThePage(url)),
    ...(await typingRows(url)),
  ];
}

async function costToFirstPaint(url: string): Promise<Row> {
  const paints = await firstPaints(url, 9);
  const later = median(paints.with) - median(paints.without);
  return {
    case: 'first paint with Python',
    ratio: later / 20,
    against: '20 ms later',
    target: '≤ 1',
    spread: 0,
    'later, ms': later,
  };
}

async function costToThePage(url: string): Promise<Row[]> {
  const one = await memoryOfCells(url, 1);
  const sixteen = await memoryOfCells(url, 16);
  const stops = await afterStops(url);
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
    await costToFirstPaint(url),
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

/** Programs that no interrupt ends: their worker is replaced. */
const unstoppable = {
  'a C loop': 'sum(range(10**12))',
  'what swallows interrupts':
    'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
};

async function restarts(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, code] of Object.entries(unstoppable)) {
    const times = await stopTimes(browser, url, code, 'restarted', 7);
    rows.push(compared(`stop of ${name}`, times, [1_000], 'the promise of 1 s', '≤ 1'));
  }
  return rows;
}

/** Milliseconds from the stop to the program's end, each followed by a program that runs. */
async function stopTimes(
  browser: Browser,
  url: string,
  code: string,
  expected: 'interrupted' | 'restarted',
  times: number,
): Promise<number[]> {
  const context = await browser.newContext();
  const page = await opened(context, url);
  const taken = await page.evaluate(stopAgain, { code, expected, times });
  await context.close();
  return taken;
}

/** Runs in the page. */
async function stopAgain(wanted: {
  code: string;
  expected: string;
  times: number;
}): Promise<number[]> {
  const { createPythonRuntime } = window as unknown as {
    createPythonRuntime: (options: object) => RuntimeInPage;
  };
  const python = createPythonRuntime({ filesURL: '/python/' });
  const taken: number[] = [];
  for (let i = 0; i < wanted.times; i += 1) {
    await python.run('1');
    const running = python.run(wanted.code);
    await new Promise((resolve) => setTimeout(resolve, 130 + i * 17));
    const from = performance.now();
    const how = await python.stop();
    await running;
    if (how !== wanted.expected) throw new Error(`the stop ended in ${how}`);
    taken.push(performance.now() - from);
  }
  return taken;
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
