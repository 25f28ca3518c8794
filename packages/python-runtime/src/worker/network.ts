/**
 * Stands for the globals `fetch` and `location` in this worker's bundle, where Pyodide's own code names them: it gets the files that
 * the page has handed in, and there is no network behind it.
 */
type Serve = (url: string) => Promise<Response>;
let serve: Serve = () => Promise.reject(new TypeError('Python is starting.'));

export function serveFiles(from: Serve): void {
  serve = from;
}

/** @public The bundler names it. */
export const fetch = (input: unknown): Promise<Response> => serve(String(input));

/** @public The bundler names it. No file has a relative address. */
export const location = 'https://files.invalid/';
