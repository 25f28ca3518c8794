/**
 * react-py as a page uses it, with the Pyodide it names, served by the site and not by its CDN. Its package pyodide-http is not on npm and is left
 * out, in its favour. Installed into a folder of its own: it is no dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundled } from './bundle.ts';
import { peerFolder } from './peer-folder.ts';
import type { Fixed } from './site.ts';

export const version = '1.11.7';
/** Its worker names this one; later ones refuse its kind of worker. */
const pyodideVersion = '0.26.2';
const pyodideFiles: Readonly<Record<string, string>> = {
  'pyodide.js': 'text/javascript',
  'pyodide.asm.js': 'text/javascript',
  'pyodide.asm.wasm': 'application/wasm',
  'python_stdlib.zip': 'application/zip',
  'pyodide-lock.json': 'application/json',
};
const packages = [
  `react-py@${version}`,
  `pyodide@${pyodideVersion}`,
  'react@19.3.1',
  'react-dom@19.3.1',
];

/**
 * Asks for one program after the other by the hook, as a component does, and says what each printed. Its promise has no value: an answer is there when
 * the hook shows what was printed. Before each program it looks for packages to load, unless told not to: `asItComes` leaves that as it is by default.
 */
const page = `import { createElement as h, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PythonProvider, usePython } from 'react-py';
function Cell() {
  const python = usePython();
  useEffect(() => { window.reactPy = python; });
  useLayoutEffect(() => { if (python.stdout.trimEnd() === '2') shown(); }, [python.stdout]);
  return h('pre', null, python.stdout);
}
let shown = () => undefined;
window.startPython = () => {
  const settings = window.asItComes ? {} : { autoImportPackages: false };
  createRoot(document.body.appendChild(document.createElement('main'))).render(h(PythonProvider, settings, h(Cell)));
  const channel = new MessageChannel();
  channel.port1.start();
  const later = () => new Promise((resolve) => {
    channel.port1.addEventListener('message', resolve, { once: true });
    channel.port2.postMessage(0);
  });
  return {
    run: async (code) => {
      while (!window.reactPy?.isReady) await later();
      await window.reactPy.runPython(code);
    },
    printed: () => window.reactPy.stdout,
    answered: async () => {
      const answer = new Promise((resolve) => { shown = resolve; });
      await Promise.all([answer, window.reactPy.runPython('print(1+1)')]);
    },
  };
};`;

const html =
  '<!doctype html><title>react-py</title><body><script type="module" src="/react-py.js"></script>';

/** What it loads from elsewhere, replaced by what the site has. */
const withoutCDN: Plugin = {
  name: 'without-cdn',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('react-py')) return undefined;
    return code
      .replace(/new Worker\(new URL\([^)]*\)\)/g, "new Worker('/react-py-worker.js')")
      .replace(/navigator\.serviceWorker\.register\(url\)/g, 'Promise.reject(new Error())')
      .replace(/new URL\('..\/workers\/service-worker', import.meta.url\)/g, "''")
      .replace(/importScripts\('[^']*'\)/g, "importScripts('/react-py-pyodide/pyodide.js')")
      .replace("self.pyodide.loadPackage(['pyodide-http'])", 'Promise.resolve()')
      .replace(String.raw`import pyodide_http\n`, '')
      .replace(String.raw`pyodide_http.patch_all()\n`, '');
  },
};

/** Pages and scripts for `startSite`; throws NotToBeHad where npm cannot get react-py. */
export async function reactPyPages(): Promise<Fixed> {
  const folder = peerFolder(`react-py-${version}`, packages);
  writeFileSync(join(folder, 'page.js'), page);
  const pyodide = Object.entries(pyodideFiles).map(([name, type]) => [
    `/react-py-pyodide/${name}`,
    [type, readFileSync(join(folder, 'node_modules', 'pyodide', name)), 'kept'] as const,
  ]);
  const plugins = [withoutCDN];
  const worker = join(folder, 'node_modules/react-py/dist/workers/python-worker.js');
  return {
    ...Object.fromEntries(pyodide),
    '/react-py': ['text/html', html],
    '/react-py-as-it-comes': [
      'text/html',
      html.replace('<body>', '<body><script>window.asItComes = true</script>'),
    ],
    '/react-py.js': [
      'text/javascript',
      await bundled(join(folder, 'page.js'), { root: folder, plugins }),
    ],
    '/react-py-worker.js': [
      'text/javascript',
      await bundled(worker, { root: folder, plugins, format: 'iife' }),
    ],
  };
}
