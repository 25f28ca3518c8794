/** The worker's entry: starts Python, seals itself, then answers one call after the other. */
import { Interpreter } from '../interpreter/interpreter.ts';
import type { FrameToWorker } from '../protocol/frame-messages.ts';
import { isPython } from '../protocol/program-files.ts';
import { StartFault } from '../protocol/start-problem.ts';
import type { StartProblem } from '../protocol/start-problem.ts';
import type { BootConfig, FromWorker, ToWorker } from '../protocol/worker-messages.ts';
import { boot } from './boot.ts';
import type { Booted } from './boot.ts';
import { BusyWait } from './busy-wait.ts';
import { handedIn } from './handed-in.ts';
import { InputChannel } from './input.ts';
import { showLife } from './life.ts';
import { PageFiles } from './page-files.ts';
import { RunTimers } from './run-timers.ts';
import { seal } from './seal.ts';
import { Sleeper } from './sleeper.ts';
import { StopSignal } from './stop-signal.ts';
import { WaitingThread } from './waiting-thread.ts';

/** Set by the frame's first message, before anything is posted. */
let send: (message: FromWorker, transfer: Transferable[]) => void = () => undefined;
const post = (message: FromWorker, transfer: Transferable[] = []) => {
  send(message, transfer);
};
const stopSignal = new StopSignal();
const thread = new WaitingThread();
const timers = new RunTimers(globalThis);
const handed = handedIn(new PageFiles(post), thread);
const input = new InputChannel(post, thread, () => stopSignal.fired());
const sleeper = new Sleeper();
const busyWait = new BusyWait();
interface Running extends Booted {
  readonly interpreter: Interpreter;
}
let running: Running | undefined;
/** Python files that were handed in for the next call: what they import is loaded with what it imports. */
let modules: readonly string[] = [];
let current = 0;
/** Calls so far. */
let heard = 0;

async function start(config: BootConfig): Promise<void> {
  try {
    if (typeof WebAssembly === 'undefined') {
      throw new StartFault({ code: 'no-wasm' });
    }
    const booted = await boot({ config, handed, timers, post });
    const { pyodide } = booted;
    const interpreter = new Interpreter(pyodide, {
      write: (stream, text) => {
        post({ type: 'write', stream, text });
      },
      ask: () => input.ask(),
      sleep: (milliseconds) => sleeper.sleep(milliseconds),
      display: (mime, data, about) => {
        post({ type: 'display', mime, data, about });
      },
    });
    pyodide.setInterruptBuffer(stopSignal);
    interpreter.seal((inner) => timers.schedule(inner));
    running = { ...booted, interpreter };
    showLife(post);
    seal(globalThis);
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
  const { id, method, request, turn } = message;
  if (!running) return;
  current = id;
  heard += 1;
  busyWait.callBegins();
  if ('code' in request) {
    const loading = loadFor(running, [request.code, ...modules]);
    modules = [];
    if (method === 'run') {
      const stopped = stopSignal.usedIn(turn).then(() => true);
      if (await Promise.race([loading, stopped])) {
        current = 0;
        post({ type: 'result', id, json: JSON.stringify({ status: 'interrupted' }) });
        return;
      }
    } else await loading;
  }
  await stopSignal.ofTurn(turn);
  if (input.transport === 'signals') await thread.ready;
  stopSignal.watch(turn);
  try {
    const json = await running.interpreter.call(method, request);
    post({ type: 'result', id, json });
    stopSignal.rest();
    timers.end();
    running.interpreter.getReady();
    busyWait.callEnds();
  } catch (error) {
    post({ type: 'fatal', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    stopSignal.rest();
    current = 0;
  }
}

/** Loads what the program imports: files come from the page, so that this may take seconds, and a stop is heard meanwhile. */
async function loadFor(
  { library, loadImports }: Running,
  sources: readonly string[],
): Promise<false> {
  for (const code of sources) {
    await library?.neededBy(code);
    await loadImports?.(code);
  }
  return false;
}

/** Begins what no program waits for once nothing has been asked for a while: the library's file takes its thread 50 ms in all. */
function restIfUnasked(): void {
  const before = heard;
  later(() => {
    if (heard === before && current === 0) void running?.library?.begin();
    else restIfUnasked();
  }, restMs);
}

const restMs = 500;
const retryMs = 10;
const later = setTimeout.bind(globalThis);

/**
 * Ends what the program waits for. A message is heard only while it waits, or before it has begun: then the signal's
 * poll stops it, or this does as soon as it waits. While Python is entered here the poll rests, or it would raise in
 * the wrong call.
 */
function endWaiting(id: number): void {
  if (id !== current) return;
  const watched = stopSignal.rest();
  const slept = sleeper.wake();
  const asked = input.answer(false);
  const awaited = running?.interpreter.cancelWaiting() ?? false;
  if (slept || asked || awaited) return;
  if (watched) stopSignal.watchAgain();
  later(endWaiting, retryMs, id);
}

function hearPage(message: ToWorker): void {
  switch (message.type) {
    case 'boot':
      void start(message.config);
      break;
    case 'lock':
      handed.lock.resolve(message.text);
      break;
    case 'memory':
      handed.memory.resolve(message.memory);
      if ('library' in message.memory) handed.secondMemory.resolve(message.memory);
      break;
    case 'file':
      handed.files.give(message.url, message.bytes);
      break;
    case 'call':
      void answer(message);
      break;
    case 'stop':
      endWaiting(message.id);
      break;
    case 'input':
      input.answer(message.line);
      break;
    case 'files':
      running?.interpreter.putFiles(message.files);
      modules = message.files.flatMap(([name, data]) =>
        isPython({ name }) && typeof data === 'string' ? [data] : [],
      );
      break;
    case 'forget':
      running?.interpreter.forget(message.namespace);
      break;
  }
}

function hearFrame(message: FrameToWorker, port: MessagePort | undefined): void {
  switch (message.type) {
    case 'page':
      if (!port) return;
      send = port.postMessage.bind(port);
      port.addEventListener('message', (event: MessageEvent<ToWorker>) => {
        hearPage(event.data);
      });
      port.start();
      break;
    case 'stop-signal':
      stopSignal.give(message.turn, message.url);
      break;
    case 'reply-signals':
      thread.give(message.urls);
      break;
    case 'loader':
      handed.loader.resolve(message.url);
      break;
    case 'wasm':
      handed.wasm.resolve(message.module);
      break;
    case 'wasm-refused':
      handed.wasm.reject(new StartFault({ code: 'wasm-refused', detail: message.detail }));
      break;
  }
}

self.addEventListener('message', (event: MessageEvent<FrameToWorker>) => {
  hearFrame(event.data, event.ports[0]);
});
