/** Python as it would run without any protection: a module worker of the page's origin, all globals within reach, the same harness. Only for tests. */
import { loadPyodide } from 'pyodide';
import { Interpreter } from '../interpreter/interpreter.ts';
import type { Method, Requests } from '../protocol/requests.ts';

export interface UnsealedAnswer {
  readonly stdout: string;
  /** JSON text of the interpreter's answer. */
  readonly json: string;
}

export type ToUnsealed =
  | { readonly type: 'start'; readonly files: string }
  | { readonly type: 'call'; readonly method: Method; readonly request: Requests[Method] };

const timer = setTimeout.bind(globalThis);
let stdout = '';
let interpreter: Interpreter | undefined;

async function start(files: string): Promise<void> {
  const pyodide = await loadPyodide({ indexURL: files, stdLibURL: `${files}python-stdlib.zip` });
  // An earlier stop signal held the constructor of its requests, and was a property of Pyodide's module.
  pyodide.setInterruptBuffer({ 0: 0, Request: XMLHttpRequest } as unknown as Uint8Array);
  interpreter = new Interpreter(pyodide, {
    write: (stream, text) => {
      if (stream === 'stdout') stdout += text;
    },
    ask: () => null,
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        timer(resolve, milliseconds, true);
      }),
    display: () => undefined,
  });
}

async function answer(message: ToUnsealed): Promise<UnsealedAnswer> {
  stdout = '';
  let json = '{}';
  try {
    if (message.type === 'start') await start(message.files);
    else json = (await interpreter?.call(message.method, message.request)) ?? json;
    interpreter?.getReady();
  } catch (error) {
    json = JSON.stringify({ status: 'crashed', detail: String(error) });
  }
  return { stdout, json };
}

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ToUnsealed>) => {
  void answer(data).then((given) => port?.postMessage(given));
});
