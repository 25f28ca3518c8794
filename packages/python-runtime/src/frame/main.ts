/** The script of the sandboxed frame. No learner's code runs in it: it makes the workers, compiles the engine for them, and revokes their signals. */
import type { FrameToWorker, FromFrame, ToFrame } from '../protocol/frame-messages.ts';
import { WorkerSignals } from './worker-signals.ts';

interface Inmate {
  readonly worker: Worker;
  readonly signals: WorkerSignals;
}

const workers = new Map<number, Inmate>();
/** What every worker gets, as soon as it is there. */
const common: FrameToWorker[] = [];
let scriptURL: string | undefined;

const javaScriptURL = (...script: BlobPart[]) =>
  URL.createObjectURL(new Blob(script, { type: 'text/javascript' }));

/** In the loader, the names of the network are variables of its module, which the worker sets: it needs no globals that a program could use. */
const loaderURL = (loader: ArrayBuffer) =>
  javaScriptURL(
    "let fetch,XMLHttpRequest,location='https://files.invalid/';",
    loader,
    '\nexport const serveFiles=(serve)=>{fetch=serve};',
  );

function share(message: FrameToWorker): void {
  common.push(message);
  for (const { worker } of workers.values()) send(worker, message);
}

function send(worker: Worker, message: FrameToWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

async function compile(bytes: ArrayBuffer): Promise<void> {
  try {
    share({ type: 'wasm', module: await WebAssembly.compile(bytes) });
  } catch (error) {
    share({ type: 'wasm-refused', detail: String(error) });
  }
}

function start(id: number, toPage: MessagePort, report: (message: FromFrame) => void): void {
  // A classic worker: Chromium loads no module worker from a blob of an opaque origin.
  const worker = new Worker(scriptURL ?? '', { name: 'python' });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    const detail = event.message;
    const problem = detail
      ? ({ code: 'failed', detail } as const)
      : ({ code: 'worker-lost' } as const);
    report({ type: 'lost', worker: id, problem });
  });
  send(worker, { type: 'page' }, [toPage]);
  for (const message of common) send(worker, message);
  const signals = new WorkerSignals((message) => {
    send(worker, message);
  });
  workers.set(id, { worker, signals });
}

function end(id: number): void {
  const inmate = workers.get(id);
  workers.delete(id);
  inmate?.worker.terminate();
  inmate?.signals.end();
}

function hear(event: MessageEvent<ToFrame>, report: (message: FromFrame) => void): void {
  const message = event.data;
  const [port] = event.ports;
  switch (message.type) {
    case 'worker-script':
      scriptURL = javaScriptURL(message.text);
      break;
    case 'loader':
      share({ type: 'loader', url: loaderURL(message.bytes) });
      break;
    case 'wasm':
      void compile(message.bytes);
      break;
    case 'start':
      if (port) start(message.worker, port, report);
      break;
    case 'stop':
      workers.get(message.worker)?.signals.stop(message.turn);
      break;
    case 'reply':
      workers.get(message.worker)?.signals.reply(message.body);
      break;
    case 'end':
      end(message.worker);
      break;
  }
}

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.source !== parent || !port) return;
  const report = (message: FromFrame) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no target origin
    port.postMessage(message);
  };
  port.addEventListener('message', (each: MessageEvent<ToFrame>) => {
    hear(each, report);
  });
  port.start();
});
// The page's origin is unknown here, and the message says nothing.
parent.postMessage('lemma-python-frame', '*');
