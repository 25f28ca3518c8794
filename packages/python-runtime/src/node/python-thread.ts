/** A Node thread with one Pyodide in it. Its parent sends NodeRequest and gets NodeReply. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadPyodide } from 'pyodide';
import type { Lockfile } from 'pyodide';
import { emptyLock, harnessFiles, pyodideFolder } from '../assets/package-files.ts';
import { Interpreter } from '../interpreter/interpreter.ts';
import type { InterpreterHost, PyodideLike } from '../interpreter/interpreter.ts';
import type { NodeDisplay, NodeReply, NodeRequest } from './node-messages.ts';

const written = { stdout: '', stderr: '' };
const displays: NodeDisplay[] = [];
const { interrupt, packages } = workerData as {
  interrupt: SharedArrayBuffer;
  packages?: string;
};

const host: InterpreterHost = {
  write: (stream, text) => {
    written[stream] += text;
  },
  // There is no one to ask in Node: a program gets its `stdin` and then the end of input.
  ask: () => null,
  sleep: async (milliseconds) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      if (Atomics.load(new Int32Array(interrupt), 0) !== 0) return false;
      const slice = Math.min(20, end - performance.now());
      await new Promise((resolve) => setTimeout(resolve, slice));
    }
    return true;
  },
  display: (mime, data, about) => {
    displays.push({ mime, data, ...(about === '' ? {} : { about }) });
  },
};

async function start(): Promise<Interpreter> {
  const started = await loadPyodide({
    indexURL: pyodideFolder(),
    lockFileContents: emptyLock(),
    stdout: () => undefined,
    stderr: () => undefined,
  });
  // Where the page has them: what lies in the working folder is the program's own.
  const extractDir = started.runPython('import site; site.getsitepackages()[0]') as string;
  if (packages !== undefined)
    for (const wheel of wheelsIn(packages)) started.unpackArchive(wheel, 'wheel', { extractDir });
  const pyodide = started as unknown as PyodideLike;
  pyodide.FS.mkdirTree('/lemma/lemma_runtime');
  for (const [name, source] of harnessFiles()) {
    pyodide.FS.writeFile(`/lemma/lemma_runtime/${name}`, source);
  }
  const sys = pyodide.pyimport('sys') as unknown as { path: { append(folder: string): void } };
  sys.path.append('/lemma');
  pyodide.setInterruptBuffer(new Int32Array(interrupt));
  const interpreter = new Interpreter(pyodide, host);
  interpreter.seal();
  interpreter.keep();
  return interpreter;
}

/** All wheels that a folder's lock file names. */
function wheelsIn(folder: string): readonly Uint8Array[] {
  const text = readFileSync(join(folder, 'pyodide-lock.json'), 'utf8');
  const { packages: named } = JSON.parse(text) as Lockfile;
  // Pyodide reads a plain array alone.
  return Object.values(named).map(
    ({ file_name: name }) => new Uint8Array(readFileSync(join(folder, name))),
  );
}

async function serve(): Promise<void> {
  const interpreter = await start();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  const reply = (message: NodeReply) => parentPort?.postMessage(message);
  parentPort?.on('message', (request: NodeRequest) => {
    void (async () => {
      written.stdout = '';
      written.stderr = '';
      displays.length = 0;
      try {
        if (request.method === 'facts') interpreter.restore();
        const files = Object.entries(request.files ?? {});
        if (files.length > 0) interpreter.putFiles(files);
        const json = await interpreter.call(request.method, request.request);
        reply({ id: request.id, result: JSON.parse(json), ...written, displays: [...displays] });
        interpreter.getReady();
      } catch (error) {
        reply({ id: request.id, fatal: error instanceof Error ? error.message : String(error) });
      }
    })();
  });
  reply({ id: 0, result: 'ready', ...written, displays: [] });
}

void serve();
