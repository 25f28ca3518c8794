import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  emptyLock,
  pyodideFolder,
} from '../../packages/python-runtime/src/assets/package-files.ts';
import type { Outcome } from './cpython.ts';

interface Stock {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): string;
}

/** Tests of a module that fail on stock Pyodide. */
export async function stockFailures(
  runner: string,
  files: Readonly<Record<string, Uint8Array>>,
  module: string,
): Promise<readonly string[]> {
  const { loadPyodide } = (await import(
    pathToFileURL(join(pyodideFolder(), 'pyodide.mjs')).href
  )) as { loadPyodide: (options: object) => Promise<Stock> };
  const silent = () => undefined;
  const stock = await loadPyodide({
    indexURL: pyodideFolder(),
    lockFileContents: emptyLock(),
    stdout: silent,
    stderr: silent,
  });
  for (const [path, data] of Object.entries(files)) {
    stock.FS.mkdirTree(path.replace(/[^/]*$/, ''));
    stock.FS.writeFile(path, data);
  }
  const code = `${runner}\njson.dumps(outcome(json.loads(${JSON.stringify(JSON.stringify([module]))})))`;
  return (JSON.parse(stock.runPython(code)) as Outcome).failed;
}
