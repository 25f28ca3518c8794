/** CPython's tests in a page: through the runtime, and through stock Pyodide in a worker. */
import type { Page } from 'playwright';
import { program, told } from './outcomes.ts';
import type { Outcome, Told, Which } from './outcomes.ts';
import type { TestFiles } from './test-files.ts';

/** Of one test: Python is ended where no test has begun or ended for so long, and the tests after it are run in another. */
const testLimitMs = 30_000;
/** Until the first test has begun: Python is loaded and the files are written. */
const loadLimitMs = 120_000;
/** Of one module. */
const mostCrashes = 12;

interface Ran {
  readonly printed: string;
  /** Why it did not come to its end. */
  readonly failure?: string;
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

interface Outcomes extends Pick<Told, 'outcomes' | 'version'> {
  /** Why there are none, if the module could not be loaded. */
  readonly failure?: string;
}

/** Outcomes of all tests, with those left out that take the interpreter down: each of them ends one worker. */
async function allOutcomes(module: string, which: Which, run: Run): Promise<Outcomes> {
  const outcomes: Told['outcomes'] = new Map();
  const ended = (id: string, why: string) =>
    outcomes.set(id, { outcome: 'ends the worker' satisfies Outcome, why });
  for (let crashes = 0; crashes <= mostCrashes;) {
    const without = [...outcomes.keys()];
    const { printed, failure = 'crashed' } = await run(
      program(module, { ...which, without }, '/cpython'),
    );
    const part = told(printed);
    for (const [id, outcome] of part.outcomes) outcomes.set(id, outcome);
    if (part.version !== undefined) return { outcomes, version: part.version };
    crashes += 1;
    if (part.unfinished === undefined && outcomes.size === 0)
      return { outcomes, version: undefined, failure: lastLine(failure) };
    if (part.unfinished === undefined || outcomes.has(part.unfinished))
      throw new Error(`test_${module} did not run on: ${failure}`);
    ended(part.unfinished, failure);
  }
  throw new Error(`test_${module} took Python down more than ${mostCrashes} times.`);
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

/** The page needs `createPythonRuntime` in its window. */
export async function ourOutcomes(page: Page, module: string, files: TestFiles, which: Which = {}) {
  const handed = await handOver(page, files);
  return allOutcomes(module, which, (code) =>
    page.evaluate(
      async ([given, text, loadMs, silenceMs]) => {
        const scope = window as unknown as RuntimeScope;
        const python = scope.createPythonRuntime({
          filesURL: '/python/',
          spare: false,
          limits: { outputCharacters: 20_000_000 },
        });
        let printed = '';
        let endSilence: (() => void) | undefined;
        const silence = new Promise<'silent'>((resolve) => {
          let timer = setTimeout(resolve, loadMs, 'silent');
          endSilence = () => {
            clearTimeout(timer);
            timer = setTimeout(resolve, silenceMs, 'silent');
          };
        });
        const onOutput = (stream: string, output: string) => {
          endSilence?.();
          if (stream === 'stdout') printed += output;
        };
        const running = python.run(text, { files: given, onOutput });
        const result = await Promise.race([running, silence]);
        python.terminate();
        if (result === 'silent') return { printed, failure: 'took too long' };
        const failure = result.error?.text ?? result.notice ?? result.status;
        return { printed, ...(result.status !== 'ok' && { failure }) };
      },
      [handed, code, loadLimitMs, testLimitMs] as const,
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
      ([given, text, loadMs, silenceMs]) =>
        new Promise<Ran>((resolve) => {
          const worker = new Worker('/stock-tests-worker.js', { type: 'module' });
          let printed = '';
          const end = (failure?: string) => {
            clearTimeout(timer);
            worker.terminate();
            resolve({ printed, ...(failure !== undefined && { failure }) });
          };
          let timer = setTimeout(end, loadMs, 'took too long');
          worker.addEventListener('message', ({ data }: MessageEvent<StockSays>) => {
            if (data.line === undefined) {
              end(data.failure);
              return;
            }
            printed += data.line;
            clearTimeout(timer);
            timer = setTimeout(end, silenceMs, 'took too long');
          });
          worker.addEventListener('error', ({ message }) => {
            end(message);
          });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
          worker.postMessage({ files: given, code: text });
        }),
      [handed, code, loadLimitMs, testLimitMs] as const,
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
