import type { PyodideAPI } from 'pyodide';
import type { FromWorker } from '../protocol/worker-messages.ts';
import type { Downloads } from './downloads.ts';

/** Loads the packages that a program imports, before it runs. */
export function importLoader(
  pyodide: PyodideAPI,
  downloads: Downloads,
  post: (message: FromWorker) => void,
): (code: string) => Promise<void> {
  return async (code) => {
    // The program is not running yet: the network is open for this moment only. The loader reads the address as well.
    const lent = { fetch: downloads.network, location: downloads.location };
    for (const [name, value] of Object.entries(lent))
      Reflect.defineProperty(globalThis, name, { value, configurable: true });
    try {
      await pyodide.loadPackagesFromImports(code, {
        checkIntegrity: true,
        messageCallback: (message) => {
          post({ type: 'packages', message, failed: false });
        },
        errorCallback: (message) => {
          post({ type: 'packages', message, failed: true });
        },
      });
    } finally {
      for (const name of Object.keys(lent)) Reflect.deleteProperty(globalThis, name);
    }
  };
}
