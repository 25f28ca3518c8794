import { expect, it, onTestFinished } from 'vitest';
import { resolveOptions } from '../runtime/options.ts';
import { PythonFrame } from '../runtime/python-frame.ts';
import { escapes } from './escapes.ts';

/** An address of the page's origin that answers, with a module. */
const site = new URL('/@vite/client', location.href).href;
const mostMs = 5_000;

const blobURL = (text: string) =>
  URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

/** A worker's script that makes every attempt, and posts the names of those that succeed. Nothing is sealed in it. */
function attempting(): string {
  const given = {
    site,
    secret: blobURL('secret'),
    secretScript: blobURL('self.fromPage = 7'),
  };
  const attempts = escapes.map(
    ({ name, attempt }) =>
      `[${JSON.stringify(name)}, async ({ site, secret, secretScript }) => {${attempt}}]`,
  );
  return `const attempts = [${attempts.join(',\n')}];
const late = () => new Promise((resolve) => setTimeout(resolve, ${mostMs}, false));
self.onmessage = async ({ ports: [port] }) => {
  const escaped = [];
  for (const [name, attempt] of attempts) {
    try {
      if ((await Promise.race([attempt(${JSON.stringify(given)}), late()])) === true) escaped.push(name);
    } catch {}
  }
  port.postMessage(escaped);
};`;
}

function answerOf(port: MessagePort): Promise<string[]> {
  return new Promise((resolve) => {
    port.addEventListener('message', ({ data }: MessageEvent<string[]>) => {
      resolve(data);
    });
    port.start();
  });
}

function answerBroadcasts(): void {
  const channel = new BroadcastChannel('escape');
  channel.addEventListener('message', () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel.postMessage('pong');
  });
  onTestFinished(() => {
    channel.close();
  });
}

it('each attempt succeeds in a worker of the page, so that it is one', async () => {
  answerBroadcasts();
  const worker = new Worker(blobURL(attempting()));
  onTestFinished(() => {
    worker.terminate();
  });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage('begin', [port2]);
  const names = escapes.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
  expect(await answerOf(port1)).toEqual(names);
});

it('no attempt succeeds in a worker of the frame before it is sealed, but for those that the seal alone stops', async () => {
  answerBroadcasts();
  const frame = new PythonFrame(resolveOptions({}, document.baseURI).frameURL);
  onTestFinished(() => {
    frame.end({ code: 'ended' });
  });
  frame.post({ type: 'worker-script', text: attempting() });
  const { port1, port2 } = new MessageChannel();
  frame.start(port2, (problem) => {
    if (problem.code !== 'ended') throw new Error(`The worker is lost: ${problem.code}.`);
  });
  const leftToTheSeal = escapes.filter(({ sealed }) => sealed).map(({ name }) => name);
  // Whether a broadcast leaves the frame differs from run to run; nothing else may.
  expect(leftToTheSeal).toEqual(expect.arrayContaining(await answerOf(port1)));
});
