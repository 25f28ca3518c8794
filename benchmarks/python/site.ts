import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { assetNames, pythonAsset } from '../../packages/python-runtime/src/assets/python-assets.ts';
import { pyodideFolder } from '../../packages/python-runtime/src/assets/package-files.ts';
import { assetHeaders } from '../../packages/python-runtime/src/vite/headers.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, 'node_modules', '.cache', 'lemma-python');

/** Pyodide as its manual puts it into a worker: the peer that every ratio is against. */
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
  close(): Promise<void>;
}

/** A site with both runtimes, its files cached by the browser as a real host would have them. */
export async function startSite(): Promise<Site> {
  const library = await bundledLibrary();
  const page = `<!doctype html><html lang="en"><title>Python</title><script type="module">
import { createPythonRuntime } from '/library.js';
window.createPythonRuntime = createPythonRuntime;</script>`;
  const fixed: Record<string, readonly [type: string, body: string]> = {
    '/': ['text/html', page],
    '/library.js': ['text/javascript', library],
    '/stock-worker.js': ['text/javascript', stockWorker],
  };
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const found = fixed[path];
      if (found) {
        response.setHeader('content-type', found[0]).end(found[1]);
        return;
      }
      const name = path.split('/').at(-1) ?? '';
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
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

async function bundledLibrary(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(root, 'packages', 'python-runtime', 'src', 'index.ts'),
        formats: ['es'],
        fileName: 'library',
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('Vite gave no bundle of the library.');
  return result.output[0].code;
}
