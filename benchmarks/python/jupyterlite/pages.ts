/**
 * JupyterLite's kernel as JupyterLite starts it where a page is not isolated: its own `PyodideKernel`, its own worker and wheels, from npm, on the
 * Pyodide that this repository uses. In its favour: its packages are loaded with Pyodide and at once (its option `loadPyodideOptions.packages`)
 * instead of one after the other by piplite, no files are mounted, and nothing of JupyterLab's is on the page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { bundled } from '../bundle.ts';
import { peerFolder } from '../peer-folder.ts';
import type { Fixed } from '../site.ts';
import { debianWheels, kernelWheels, lockFile, micropipWheel } from './wheels.ts';
import type { Zip } from './wheels.ts';

export const version = '0.8.6';
const packages = [
  `@jupyterlite/pyodide-kernel@${version}`,
  '@jupyterlite/services@0.8.4',
  '@jupyterlab/services@7.6.6',
  'fflate@0.8.3',
];

/** Sends one `execute_request` after the other, as a notebook does, and says what each printed. */
const page = `import { KernelMessage } from '@jupyterlab/services';
import { PyodideKernel } from '@jupyterlite/pyodide-kernel/lib/kernel.js';
window.startPython = () => {
  let printed = '';
  const kernel = new PyodideKernel({
    id: 'kernel', name: 'python', location: '', mountDrive: false, contentsManager: undefined,
    sendMessage: (message) => { if (message.header.msg_type === 'stream') printed += message.content.text; },
    pyodideUrl: '/stock/pyodide.mjs',
    disablePyPIFallback: true,
    loadPyodideOptions: { packages: ['micropip', 'piplite', 'ipykernel', 'comm', 'pyodide-kernel', 'jedi', 'ipython'], lockFileURL: '/jupyterlite/pyodide-lock.json', packageBaseUrl: new URL('/jupyterlite/', location.href).href },
  });
  const run = async (code) => {
    printed = '';
    await kernel.ready;
    await kernel.handleMessage(KernelMessage.createMessage({
      channel: 'shell', msgType: 'execute_request', session: 'session',
      content: { code, silent: false, store_history: true, user_expressions: {}, allow_stdin: false, stop_on_error: true },
    }));
  };
  return { run, printed: () => printed };
};`;

/** What its build leaves to webpack: the worker's and the wheels' addresses. */
const addresses: Plugin = {
  name: 'addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@jupyterlite/pyodide-kernel/lib/')) return undefined;
    return code
      .replace(
        "new URL('./comlink.worker.js', import.meta.url)",
        "new URL('/jupyterlite/worker.js', location.href)",
      )
      .replace("new URL('./coincident.worker.js', import.meta.url)", "''")
      .replace(
        "import { allJSONUrl, pipliteWheelUrl } from './_pypi';",
        "const allJSONUrl = { default: '/jupyterlite/all.json' }, pipliteWheelUrl = { default: '' };",
      );
  },
};

/** Pages and scripts for `startSite`; throws NotToBeHad where npm or Debian's client cannot get what it needs. */
export async function jupyterLitePages(): Promise<Fixed> {
  const folder = peerFolder(`jupyterlite-${version}`, packages);
  const kernel = join(folder, 'node_modules', '@jupyterlite', 'pyodide-kernel');
  const { zipSync } = z
    .object({ zipSync: z.custom<Zip>((value) => typeof value === 'function') })
    .parse(createRequire(join(folder, 'package.json'))('fflate'));
  const wheels = [
    ...debianWheels(join(folder, 'debian'), zipSync),
    ...kernelWheels(join(kernel, 'pypi')),
    micropipWheel(zipSync),
  ];
  writeFileSync(join(folder, 'page.js'), page);
  const served = wheels.map(
    ({ file, bytes }) =>
      [`/jupyterlite/${file}`, ['application/octet-stream', bytes, 'kept'] as const] as const,
  );
  return {
    ...Object.fromEntries(served),
    '/jupyterlite/pyodide-lock.json': ['application/json', lockFile(wheels), 'kept'],
    '/jupyterlite/worker.js': [
      'text/javascript',
      readFileSync(join(kernel, 'lib', 'comlink.worker.js')),
      'kept',
    ],
    '/jupyterlite.js': [
      'text/javascript',
      await bundled(join(folder, 'page.js'), { root: folder, plugins: [addresses] }),
    ],
    '/jupyterlite': [
      'text/html',
      '<!doctype html><title>JupyterLite</title><body><script type="module" src="/jupyterlite.js"></script>',
    ],
  };
}
