import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

export interface Listening {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Serves what `handler` gives over HTTP on a free port. The handler may be known only after the port is. */
export async function listen(
  handler: () =>
    | ((request: Request, connection: HttpBindings) => Response | Promise<Response>)
    | undefined,
): Promise<Listening> {
  const listener = getRequestListener(
    async (request, connection) =>
      (await handler()?.(request, connection as HttpBindings)) ??
      new Response('not ready', { status: 503 }),
  );
  const server = createServer((request, response) => void listener(request, response)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
