/**
 * react-py as a page uses it, with the Pyodide it names, served by the site and not by its CDN. Its package pyodide-http is not on npm and is left
 * out, in its favour. Installed into a folder of its own: it is no dependency.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import type { Fixed } from './site.ts';

const version = '1.11.7';
/** Its worker names this one; later ones refuse its kind of worker. */
const pyodideVersion = '0.26.2';
const pyodideFiles: Readonly<Record<string, string>> = {
  'pyodide.js': 'text/javascript',
  'pyodide.asm.js': 'text/javascript',
  'pyodide.asm.wasm': 'application/wasm',
  'python_stdlib.zip': 'application/zip',
  'pyodide-lock.json': 'application/json',
};
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'node_modules', '.cache', `react-py-${version}`);

/** Asks for one program after the other by the hook, as a component does, and says what each printed. */
const page = `import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PythonProvider, usePython } from 'react-py';
function Cell() {
  const python = usePython();
  useEffect(() => { window.reactPy = python; });
  return h('pre', null, python.stdout);
}
window.startReactPy = () => {
  createRoot(document.body.appendChild(document.createElement('main'))).render(h(PythonProvider, { autoImportPackages: false }, h(Cell)));
};`;

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

/** Pages and scripts for `startSite`; undefined where npm cannot get react-py. */
export async function reactPyPages(): Promise<Fixed | undefined> {
  try {
    if (!existsSync(join(folder, 'node_modules', 'pyodide'))) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{ "private": true }');
      const wanted = [
        `react-py@${version}`,
        `pyodide@${pyodideVersion}`,
        'react@19.3.1',
        'react-dom@19.3.1',
      ];
      execFileSync('npm', ['install', '--no-audit', '--no-fund', ...wanted], {
        cwd: folder,
        stdio: 'ignore',
      });
    }
  } catch {
    return undefined;
  }
  writeFileSync(join(folder, 'page.js'), page);
  const pyodide = Object.entries(pyodideFiles).map(([name, type]) => [
    `/react-py-pyodide/${name}`,
    [type, readFileSync(join(folder, 'node_modules', 'pyodide', name)), 'kept'] as const,
  ]);
  return {
    ...Object.fromEntries(pyodide),
    '/react-py': [
      'text/html',
      '<!doctype html><title>react-py</title><body><script type="module" src="/react-py.js"></script>',
    ],
    '/react-py.js': ['text/javascript', await bundled('page.js', 'es')],
    '/react-py-worker.js': [
      'text/javascript',
      await bundled('node_modules/react-py/dist/workers/python-worker.js', 'iife'),
    ],
  };
}

async function bundled(entry: string, format: 'es' | 'iife'): Promise<string> {
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [withoutCDN],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(folder, entry), formats: [format], name: 'bundle', fileName: 'bundle' },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error(`Vite gave no bundle of ${entry}.`);
  return result.output[0].code;
}
