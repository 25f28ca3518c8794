/** The worker's entry: starts Python, seals itself, then answers one call after the other. */
import { Interpreter } from '../interpreter/interpreter.ts';
import { StartFault } from '../protocol/start-problem.ts';
import type { StartProblem } from '../protocol/start-problem.ts';
import type { BootConfig, FromWorker, ToWorker } from '../protocol/worker-messages.ts';
import { boot } from './boot.ts';
import type { Booted } from './boot.ts';
import { BusyWait } from './busy-wait.ts';
import { InputChannel } from './input.ts';
import { seal } from './seal.ts';
import { Sleeper } from './sleeper.ts';
import { StopSignal } from './stop-signal.ts';

const post = (self.postMessage as (message: FromWorker) => void).bind(self);
const stopSignal = new StopSignal();
const sleeper = new Sleeper();
const busyWait = new BusyWait();
interface Running extends Booted {
  readonly interpreter: Interpreter;
  readonly input: InputChannel;
}
let running: Running | undefined;
let current = 0;
/** Calls so far. */
let heard = 0;

async function start(config: BootConfig): Promise<void> {
  try {
    if (typeof WebAssembly === 'undefined') {
      throw new StartFault({ code: 'no-wasm' });
    }
    const input = new InputChannel(post, config.inputURL);
    const booted = await boot(config, post);
    const { pyodide } = booted;
    const interpreter = new Interpreter(pyodide, {
      write: (stream, text) => {
        post({ type: 'write', stream, text });
      },
      ask: () => input.ask(),
      sleep: (milliseconds) => sleeper.sleep(milliseconds),
      display: (mime, data) => {
        post({ type: 'display', mime, data });
      },
    });
    pyodide.setInterruptBuffer(stopSignal);
    interpreter.seal();
    running = { ...booted, interpreter, input };
    seal(self);
    post({ type: 'ready', transport: input.transport });
    restIfUnasked();
  } catch (error) {
    post({ type: 'failed', problem: problemOf(error) });
  }
}

function problemOf(error: unknown): StartProblem {
  if (error instanceof StartFault) return error.problem;
  return { code: 'failed', detail: error instanceof Error ? error.message : String(error) };
}

async function answer(message: Extract<ToWorker, { type: 'call' }>): Promise<void> {
  const { id, method, request, stopURL } = message;
  if (!running) return;
  current = id;
  heard += 1;
  busyWait.callBegins();
  if ('code' in request) {
    await running.library?.neededBy(request.code);
    await running.loadImports?.(request.code);
  }
  stopSignal.watch(stopURL);
  try {
    const json = await running.interpreter.call(method, request);
    post({ type: 'result', id, json });
    stopSignal.watch(undefined);
    running.interpreter.getReady();
    busyWait.callEnds();
  } catch (error) {
    post({ type: 'fatal', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    stopSignal.watch(undefined);
    current = 0;
  }
}

/** Begins what no program waits for once nothing has been asked for a while: the library's file takes its thread 50 ms in all. */
function restIfUnasked(): void {
  const before = heard;
  later(() => {
    if (heard === before && current === 0) void running?.library?.begin().then(running.keep);
    else restIfUnasked();
  }, restMs);
}

/** Insecure pages have no locks: there the Stop button finds out that a worker is gone. */
function holdLifeLock(name: string): void {
  void (navigator.locks as LockManager | undefined)?.request(name, () => {
    post({ type: 'alive' });
    return new Promise(() => undefined);
  });
}

function writeFile(path: string, data: string | Uint8Array): void {
  running?.pyodide.FS.mkdirTree(path.replace(/[^/]*$/, '') || '.');
  running?.pyodide.FS.writeFile(path, data);
}

const restMs = 500;
const retryMs = 10;
const later = setTimeout.bind(self);

/**
 * Ends what the program waits for. A message is heard only while it waits, or before it has begun: then the signal's
 * poll stops it, or this does as soon as it waits. While Python is entered here the poll rests, or it would raise in
 * the wrong call.
 */
function endWaiting(id: number): void {
  if (id !== current) return;
  const watched = stopSignal.rest();
  const slept = sleeper.wake();
  const asked = running?.input.answer(false) ?? false;
  const awaited = running?.interpreter.cancelWaiting() ?? false;
  if (slept || asked || awaited) return;
  stopSignal.watch(watched);
  later(endWaiting, retryMs, id);
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  switch (message.type) {
    case 'boot':
      holdLifeLock(message.lifeLock);
      void start(message.config);
      break;
    case 'call':
      void answer(message);
      break;
    case 'stop':
      endWaiting(message.id);
      break;
    case 'input':
      running?.input.answer(message.line);
      break;
    case 'files':
      for (const [path, data] of message.files) writeFile(path, data);
      break;
    case 'forget':
      running?.interpreter.forget(message.namespace);
      break;
  }
});
