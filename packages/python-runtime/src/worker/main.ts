/** The worker's entry: starts Python, seals itself, then answers one call after the other. */
import { Interpreter } from '../interpreter/interpreter.ts';
import type { PyodideLike } from '../interpreter/interpreter.ts';
import type { BootConfig, FromWorker, ToWorker } from '../protocol/worker-messages.ts';
import { boot } from './boot.ts';
import { InputChannel } from './input.ts';
import { seal } from './seal.ts';
import { Sleeper } from './sleeper.ts';
import { StopSignal } from './stop-signal.ts';

const post = (self.postMessage as (message: FromWorker) => void).bind(self);
const stopSignal = new StopSignal();
const sleeper = new Sleeper();
let running: { interpreter: Interpreter; pyodide: PyodideLike; input: InputChannel } | undefined;
let current = 0;

async function start(config: BootConfig): Promise<void> {
  try {
    const input = new InputChannel(post, config.inputURL);
    const { pyodide } = await boot(config, post);
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
    running = { interpreter, pyodide, input };
    seal(self);
    post({ type: 'ready', transport: input.transport });
  } catch (error) {
    post({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function answer(message: Extract<ToWorker, { type: 'call' }>): Promise<void> {
  const { id, method, request, stopURL } = message;
  if (!running) return;
  current = id;
  stopSignal.watch(stopURL);
  try {
    post({ type: 'result', id, result: await running.interpreter.call(method, request) });
  } catch (error) {
    post({ type: 'fatal', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    stopSignal.watch(undefined);
    current = 0;
  }
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  switch (message.type) {
    case 'boot':
      void start(message.config);
      break;
    case 'call':
      void answer(message);
      break;
    case 'stop':
      if (message.id !== current) break;
      // Heard only while the program waits: the poll must not raise in the calls below as well.
      stopSignal.watch(undefined);
      sleeper.wake();
      running?.input.answer(false);
      running?.interpreter.cancelWaiting();
      break;
    case 'input':
      running?.input.answer(message.line);
      break;
    case 'files':
      for (const [path, data] of message.files) running?.pyodide.FS.writeFile(path, data);
      break;
    case 'forget':
      running?.interpreter.forget(message.namespace);
      break;
    case 'install':
      break;
  }
});
