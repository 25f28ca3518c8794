import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPythonRuntime } from '../runtime/python-runtime.ts';
import { resolveOptions } from '../runtime/options.ts';
import { PythonFrame } from '../runtime/python-frame.ts';
import { escapes } from './javascript-escapes.ts';

/** An address of the page's origin that answers, with a module. */
const site = new URL('/@vite/client', location.href).href;
const mostMs = 5_000;
const names = escapes.map(({ kind, name }) => `${kind}: ${name}`);

const blobURL = (text: string) =>
  URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

/** A script with a function `attempted` that makes every attempt, and resolves with the names of those that succeed. No global: the seal deletes those. */
function attempting(): string {
  const given = {
    site,
    secret: blobURL('secret'),
    secretScript: blobURL('self.fromPage = 7'),
  };
  const attempts = escapes.map(
    ({ attempt }, i) =>
      `[${JSON.stringify(names[i])}, async ({ site, secret, secretScript }) => {${attempt}}]`,
  );
  return `const attempts = [${attempts.join(',\n')}];
const late = () => new Promise((resolve) => setTimeout(resolve, ${mostMs}, false));
const attempted = async () => {
  const escaped = [];
  for (const [name, attempt] of attempts) {
    try {
      if ((await Promise.race([attempt(${JSON.stringify(given)}), late()])) === true) escaped.push(name);
    } catch {}
  }
  return escaped;
};
`;
}

const atOnce =
  'self.onmessage = async ({ ports: [port] }) => { port.postMessage(await attempted()); };';
/** Hears the page's answer to `input()`, as the worker does: by then the worker is sealed. */
const onceSealed = `self.addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  const post = port.postMessage.bind(port);
  port.addEventListener('message', async ({ data }) => {
    if (data.type !== 'input' || data.line !== 'attempt') return;
    post({ type: 'write', stream: 'stderr', text: JSON.stringify(await attempted()) });
  });
});
`;

function answerOf(port: MessagePort): Promise<string[]> {
  return new Promise((resolve) => {
    port.addEventListener('message', ({ data }: MessageEvent<string[]>) => {
      resolve(data);
    });
    port.start();
  });
}

const channel = new BroadcastChannel('escape');
beforeAll(() => {
  channel.addEventListener('message', () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel.postMessage('pong');
  });
});
afterAll(() => {
  channel.close();
});

it('has attempts of different names', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
});

describe('JavaScript in a worker of the page', () => {
  let found: readonly string[];
  beforeAll(async () => {
    const worker = new Worker(blobURL(attempting() + atOnce));
    const { port1, port2 } = new MessageChannel();
    worker.postMessage('begin', [port2]);
    found = await answerOf(port1);
    worker.terminate();
  }, 300_000);
  it.for(names)('succeeds: %s', (name) => {
    expect(found).toContain(name);
  });
});

describe('JavaScript in a worker of the frame that is not sealed', () => {
  it('succeeds in nothing that the seal alone would have to stop', async () => {
    const frame = new PythonFrame(resolveOptions({}, document.baseURI).frameURL);
    frame.post({ type: 'worker-script', text: attempting() + atOnce });
    const { port1, port2 } = new MessageChannel();
    frame.start(port2, (problem) => {
      if (problem.code !== 'ended') throw new Error(`The worker is lost: ${problem.code}.`);
    });
    const found = await answerOf(port1);
    frame.end({ code: 'ended' });
    expect(found).toEqual([]);
  });
});

describe('JavaScript in the worker of a learner', () => {
  let found: readonly string[];
  beforeAll(async () => {
    const { workerURL } = resolveOptions({}, document.baseURI);
    const fetched = globalThis.fetch;
    // The attempts stand in the worker's own script: nothing that Python reaches could bring them in.
    globalThis.fetch = async (input, init) => {
      const response = await fetched(input, init);
      if (input !== workerURL) return response;
      return new Response(attempting() + onceSealed + (await response.text()), response);
    };
    const python = createPythonRuntime({ spare: false });
    let asked = 0;
    const result = await python.run('input()\ninput()', {
      onInput: () => {
        asked += 1;
        if (asked === 1) python.answerInput('attempt');
      },
      onOutput: (stream) => {
        if (stream === 'stderr') python.answerInput('end');
      },
    });
    globalThis.fetch = fetched;
    python.terminate();
    if (result.status !== 'ok') throw new Error(`The attempts were not made: ${result.status}.`);
    found = JSON.parse(result.stderr) as readonly string[];
  }, 300_000);
  it.for(names)('does not succeed: %s', (name) => {
    expect(found).not.toContain(name);
  });
});
