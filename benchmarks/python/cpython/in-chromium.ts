/** CPython's tests in a page: through the runtime, and through stock Pyodide in a worker. */
import type { Page } from 'playwright';
import { program, told } from './outcomes.ts';
import type { Outcome, Told, Which } from './outcomes.ts';
import type { TestFiles } from './test-files.ts';

/** Of one run: the tests that it has not come to are run after it. */
const limitMs = 90_000;
/** Of one module. */
const mostCrashes = 12;

interface Ran {
  readonly printed: string;
  /** Why it did not come to its end. */
  readonly failure?: string;
  readonly tookTooLong?: boolean;
}
type Run = (code: string) => Promise<Ran>;

/** Stock Pyodide as its manual puts it into a worker, which first writes the test files. */
export const stockTestsWorker = `import { loadPyodide } from '/stock/pyodide.mjs';
self.onmessage = async ({ data: { files, code } }) => {
  try {
    const pyodide = await loadPyodide({ indexURL: '/stock/' });
    pyodide.setStdout({ batched: (line) => { self.postMessage({ line: line + '\\n' }); } });
    for (const [path, bytes] of Object.entries(files)) {
      pyodide.FS.mkdirTree(path.replace(/[^/]*$/, ''));
      pyodide.FS.writeFile(path, bytes);
    }
    await pyodide.runPythonAsync(code);
    self.postMessage({ done: true });
  } catch (error) {
    self.postMessage({ failure: String(error) });
  }
};`;

/** Outcomes of all tests, with those left out that take the interpreter down: each of them ends one worker. */
async function allOutcomes(
  module: string,
  which: Which,
  run: Run,
): Promise<Pick<Told, 'outcomes' | 'version'>> {
  const outcomes: Told['outcomes'] = new Map();
  const ended = (id: string, why: string) =>
    outcomes.set(id, { outcome: 'ends the worker' satisfies Outcome, why });
  for (let crashes = 0; crashes <= mostCrashes;) {
    const without = [...outcomes.keys()];
    const { printed, failure, tookTooLong } = await run(
      program(module, { ...which, without }, '/cpython'),
    );
    const part = told(printed);
    for (const [id, outcome] of part.outcomes) outcomes.set(id, outcome);
    if (part.version !== undefined) return { outcomes, version: part.version };
    if (tookTooLong && part.outcomes.size > 0) continue;
    crashes += 1;
    if (part.unfinished === undefined || outcomes.has(part.unfinished))
      throw new Error(`test_${module} did not run: ${failure ?? 'no reason was told'}.`);
    ended(part.unfinished, failure ?? 'crashed');
  }
  throw new Error(`test_${module} took Python down more than ${mostCrashes} times.`);
}

/** The page needs `createPythonRuntime` in its window. */
export async function ourOutcomes(page: Page, module: string, files: TestFiles, which: Which = {}) {
  const handed = await handOver(page, files);
  return allOutcomes(module, which, (code) =>
    page.evaluate(
      async ([given, text, timeoutMs]) => {
        const scope = window as unknown as RuntimeScope;
        const python = scope.createPythonRuntime({
          filesURL: '/python/',
          spare: false,
          limits: { outputCharacters: 20_000_000 },
        });
        let printed = '';
        const onOutput = (stream: string, output: string) => {
          if (stream === 'stdout') printed += output;
        };
        const result = await python.run(text, { files: given, timeoutMs, onOutput });
        python.terminate();
        const failure = result.error?.text ?? result.notice ?? result.status;
        const tookTooLong = result.status === 'timeout';
        return { printed, tookTooLong, ...(result.status !== 'ok' && { failure }) };
      },
      [handed, code, limitMs] as const,
    ),
  );
}

interface RuntimeScope {
  createPythonRuntime: (options: object) => {
    run(
      code: string,
      options: object,
    ): Promise<{ status: string; notice?: string; error?: { text: string } }>;
    terminate(): void;
  };
}

/** A line that was printed, or the end. */
interface StockSays {
  readonly line?: string;
  readonly failure?: string;
}

/** Outcomes of stock Pyodide of the tests named. */
export async function stockOutcomes(page: Page, module: string, files: TestFiles, which: Which) {
  const handed = await handOver(page, files);
  return allOutcomes(module, which, (code) =>
    page.evaluate(
      ([given, text, timeoutMs]) =>
        new Promise<Ran>((resolve) => {
          const worker = new Worker('/stock-tests-worker.js', { type: 'module' });
          let printed = '';
          const end = (failure?: string, tookTooLong = false) => {
            clearTimeout(timer);
            worker.terminate();
            resolve({ printed, tookTooLong, ...(failure !== undefined && { failure }) });
          };
          const timer = setTimeout(end, timeoutMs, 'took too long', true);
          worker.addEventListener('message', ({ data }: MessageEvent<StockSays>) => {
            if (data.line === undefined) end(data.failure);
            else printed += data.line;
          });
          worker.addEventListener('error', ({ message }) => {
            end(message);
          });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
          worker.postMessage({ files: given, code: text });
        }),
      [handed, code, limitMs] as const,
    ),
  );
}

/** The files as an object of the page, decoded once. */
function handOver(page: Page, files: TestFiles) {
  const coded = Object.entries(files).map(
    ([path, bytes]) => [path, Buffer.from(bytes).toString('base64')] as const,
  );
  return page.evaluateHandle(
    (given) =>
      Object.fromEntries(
        given.map(([path, text]) => [
          path,
          Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0),
        ]),
      ),
    coded,
  );
}
