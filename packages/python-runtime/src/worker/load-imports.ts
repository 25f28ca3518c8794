import type { PyodideAPI } from 'pyodide';
import type { FromWorker } from '../protocol/worker-messages.ts';

/** Loads the packages that a program imports, before it runs. The page fetches their files. */
export function importLoader(
  pyodide: PyodideAPI,
  post: (message: FromWorker) => void,
): (code: string) => Promise<void> {
  const load = pyodide.loadPackagesFromImports.bind(pyodide);
  return async (code) => {
    await load(code, {
      checkIntegrity: true,
      messageCallback: (message) => {
        post({ type: 'packages', message, failed: false });
      },
      errorCallback: (message) => {
        post({ type: 'packages', message, failed: true });
      },
    });
  };
}
