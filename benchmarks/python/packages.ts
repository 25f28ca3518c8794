/** Imports of NumPy, pandas and Matplotlib in a page, as ratios against stock Pyodide with the same wheels: where PYTHON_WHEELS_FROM names some. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { fetchWheels } from '../../packages/python-runtime/src/assets/fetch-wheels.ts';
import { firstWarm, visitsOfProfile } from './first-print.ts';
import { startSite } from './site.ts';

/** What is run, each in a page of its own, after the first print. */
const programs = {
  'import of NumPy': 'import numpy',
  'import of pandas': 'import pandas',
  'first figure':
    'import matplotlib.pyplot as plt\nplt.plot([1, 2, 3])\nfig = plt.gcf()\nimport io\nfig.savefig(io.StringIO(), format="svg")',
} as const;

/** Milliseconds of one visit. */
interface Visit {
  /** Of the program alone, after the first print. */
  readonly program: number;
  /** From the start of Python to the program's end: what a learner waits who opens the lesson and presses Run. */
  readonly whole: number;
}

/** Each program in both: `cold` of each profile's first visit, `kept` of the third to the fifth, whose files the browser has kept. */
export interface PackageTimes {
  readonly program: string;
  readonly ours: { readonly cold: Visit[]; readonly kept: Visit[] };
  readonly stock: { readonly cold: Visit[]; readonly kept: Visit[] };
}

export async function packageTimes(wheels: string, profiles: number): Promise<PackageTimes[]> {
  const compiled = await mkdtemp(join(tmpdir(), 'lemma-wheels-'));
  const names = ['numpy', 'pandas', 'matplotlib'];
  await fetchWheels(compiled, names, wheels);
  const site = await startSite(pages, async (path) => {
    const folder = path.startsWith('/compiled/') ? compiled : wheels;
    if (!/^\/(?:compiled|raw)\//u.test(path)) return undefined;
    return readFile(join(folder, basename(path)));
  });
  try {
    const times: PackageTimes[] = [];
    for (const [program, code] of Object.entries(programs)) {
      const found: PackageTimes = {
        program,
        ours: { cold: [], kept: [] },
        stock: { cold: [], kept: [] },
      };
      // In turn, so that a slow spell of the machine falls on both.
      for (let i = 0; i < profiles; i += 1)
        for (const which of ['ours', 'stock'] as const) {
          const all = await visitsOfProfile((context) =>
            visit(context, `${site.url}${which}-packages`, code),
          );
          found[which].cold.push(...all.slice(0, 1));
          found[which].kept.push(...all.slice(firstWarm));
        }
      times.push(found);
    }
    return times;
  } finally {
    await site.close();
    await rm(compiled, { recursive: true, force: true });
  }
}

const pages = {
  '/ours-packages': [
    'text/html',
    `<!doctype html><html lang="en"><title>Python</title><script type="module">
import { createPythonRuntime } from '/library.js';
window.startPython = () => createPythonRuntime({ filesURL: '/python/', packageBaseUrl: '/compiled/' });</script>`,
  ],
  '/stock-packages': [
    'text/html',
    `<!doctype html><html lang="en"><title>Pyodide</title><script type="module">
window.startPython = () => {
  const worker = new Worker('/stock-packages-worker.js', { type: 'module' });
  return { run: (code) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(code);
  }) };
};</script>`,
  ],
  // As its manual says; the lock file is the one of the wheels that are to be had here.
  '/stock-packages-worker.js': [
    'text/javascript',
    `import { loadPyodide } from '/stock/pyodide.mjs';
const ready = loadPyodide({ indexURL: '/stock/', lockFileURL: '/raw/pyodide-lock.json', packageBaseUrl: new URL('/raw/', self.location.href).href });
self.onmessage = async ({ data }) => {
  const pyodide = await ready;
  let failed = '';
  try {
    await pyodide.loadPackagesFromImports(data, { errorCallback: (message) => { failed += message; } });
    await pyodide.runPythonAsync(data);
    self.postMessage({ status: 'ok' });
  } catch (error) {
    self.postMessage({ status: 'error', error: { message: failed + String(error) } });
  }
};`,
  ],
} as const;

async function visit(context: BrowserContext, url: string, code: string): Promise<Visit> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'startPython' in window);
  const taken = await page.evaluate(async (program) => {
    const { startPython } = window as unknown as {
      startPython: () => {
        run(text: string): Promise<{ status: string; error?: { message: string } }>;
      };
    };
    const start = performance.now();
    const python = startPython();
    await python.run('print("hello")');
    const from = performance.now();
    const { status, error } = await python.run(program);
    if (status !== 'ok') throw new Error(error?.message ?? status);
    return { program: performance.now() - from, whole: performance.now() - start };
  }, code);
  await page.close();
  return taken;
}
