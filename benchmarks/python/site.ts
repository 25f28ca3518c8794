import { readFile, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { assetNames, pythonAsset } from '../../packages/python-runtime/src/assets/python-assets.ts';
import { pyodideFolder } from '../../packages/python-runtime/src/assets/package-files.ts';
import { assetHeaders } from '../../packages/python-runtime/src/vite/headers.ts';
import { bundled } from './bundle.ts';
import { sameOriginPage } from './same-origin.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, 'node_modules', '.cache', 'lemma-python');

/** Pyodide as its manual puts it into a worker. */
const stockWorker = `import { loadPyodide } from '/stock/pyodide.mjs';
const ready = loadPyodide({ indexURL: '/stock/' });
self.onmessage = async ({ data }) => {
  const pyodide = await ready;
  let printed = '';
  pyodide.setStdout({ batched: (line) => { printed += line; } });
  const value = await pyodide.runPythonAsync(data);
  self.postMessage({ printed, value: String(value) });
};`;

export interface Site {
  readonly url: string;
  /** What a page posts to `/report`. */
  readonly report: Promise<string>;
  close(): Promise<void>;
}

export type Fixed = Readonly<
  Record<string, readonly [type: string, body: string | Uint8Array, kept?: 'kept']>
>;

/** A site with both runtimes and the given pages, its files cached by the browser as a real host would have them. */
export async function startSite(
  pages: Fixed = {},
  /** Further files by their path, which browsers keep. */
  kept: (path: string) => Promise<Uint8Array | undefined> = async () => undefined,
): Promise<Site> {
  // Made beforehand: a first visit does not wait for that.
  for (const name of assetNames) await pythonAsset(name, cache);
  const library = await bundled(join(root, 'packages/python-runtime/src/index.ts'));
  const styles = join(root, 'packages/python-runtime/src/styles');
  const sheets = await Promise.all(
    (await readdir(styles)).map((name) => readFile(join(styles, name), 'utf8')),
  );
  const cells = await bundled(join(import.meta.dirname, 'cells.tsx'));
  const page = `<!doctype html><html lang="en"><title>Python</title><script type="module">
import { createPythonRuntime } from '/library.js';
window.createPythonRuntime = createPythonRuntime;</script>`;
  const ours = `<!doctype html><html lang="en"><title>Python</title><script type="module">
import { createPythonRuntime } from '/library.js';
window.createPythonRuntime = createPythonRuntime;
window.startPython = () => {
  const python = createPythonRuntime({ filesURL: '/python/' });
  let printed = '';
  return { run: async (code) => { printed = (await python.run(code)).stdout; }, printed: () => printed };
};</script>`;
  const stock = `<!doctype html><html lang="en"><title>Pyodide</title><script type="module">
window.startPython = () => {
  const worker = new Worker('/stock-worker.js', { type: 'module' });
  let printed = '';
  const run = (code) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => { printed = data.printed; resolve(); };
    worker.onerror = reject;
    worker.postMessage(code);
  });
  return { run, printed: () => printed };
};</script>`;
  const lesson = `<!doctype html><html lang="en"><title>Lesson</title><main>${'<p>Some text of a lesson.</p>'.repeat(60)}</main>`;
  const startAtRest = `<script type="module">
import { createPythonRuntime } from '/library.js';
createPythonRuntime({ filesURL: '/python/' }).prewarmAtRest();</script>`;
  const fixed: Fixed = {
    ...pages,
    '/': ['text/html', page],
    '/ours': ['text/html', ours],
    '/same-origin': ['text/html', sameOriginPage(ours)],
    '/stock': ['text/html', stock],
    '/library.js': ['text/javascript', library],
    '/cells': [
      'text/html',
      `<!doctype html><html lang="en"><title>Cells</title><style>${sheets.join('\n')}</style><body><script type="module" src="/cells.js"></script>`,
    ],
    '/cells.js': ['text/javascript', cells],
    '/lesson-without': ['text/html', lesson],
    '/lesson-with': ['text/html', lesson + startAtRest],
    '/stock-worker.js': ['text/javascript', stockWorker],
  };
  let told: (report: string) => void = () => undefined;
  const report = new Promise<string>((resolve) => {
    told = resolve;
  });
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      if (path === '/report') {
        told(await text(request));
        response.end();
        return;
      }
      const found = fixed[path];
      if (found) {
        if (found[2]) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        response.setHeader('content-type', found[0]).end(found[1]);
        return;
      }
      const name = path.split('/').at(-1) ?? '';
      const more = await kept(path);
      if (more) {
        const type = name.endsWith('.json') ? 'application/json' : 'application/zip';
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        response.setHeader('content-type', type).end(more);
        return;
      }
      const own = assetNames.find((asset) => path === `/python/${asset}`);
      for (const [key, value] of Object.entries(assetHeaders(name))) {
        if (own || !key.includes('security')) response.setHeader(key, value);
      }
      const file = path.startsWith('/stock/')
        ? await readFile(join(pyodideFolder(), name))
        : undefined;
      const body = own ? await pythonAsset(own, cache) : file;
      response.statusCode = body ? 200 : 404;
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    report,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
