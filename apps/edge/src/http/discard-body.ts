import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';

/** What is read of a body that nobody wants, so that its connection can carry the next request. */
const limits = { bytes: 8 * 1024 * 1024, milliseconds: 5000 };

/**
 * Reads what is left of a request's body after an answer that did not wait for it (no token, too large, no such
 * call). Otherwise the rest would stand before the next request of the connection, or the connection would be reset
 * before the client has read the answer. A body that does not end within the limits ends the connection instead.
 */
export const discardBody: MiddlewareHandler = async (context, next) => {
  await next();
  const incoming = incomingOf(context.env);
  if (!incoming || incoming.complete || incoming.readableDidRead) return;
  if (!(await readToEnd(incoming))) context.res.headers.set('connection', 'close');
};

function incomingOf(env: unknown): IncomingMessage | undefined {
  return typeof env === 'object' && env !== null && 'incoming' in env
    ? (env.incoming as IncomingMessage)
    : undefined;
}

async function readToEnd(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (isWhole: boolean) => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', ended).off('close', ended).off('error', ended);
      incoming.pause();
      resolve(isWhole);
    };
    const ended = () => finish(incoming.complete);
    const count = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > limits.bytes) finish(false);
    };
    const timer = setTimeout(() => finish(false), limits.milliseconds);
    incoming.on('data', count).once('end', ended).once('close', ended).once('error', ended);
  });
}
