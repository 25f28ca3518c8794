import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface StoppableServer {
  readonly port: number;
  /**
   * Takes no new connections and lets running answers end; those that still run after `graceMs` are cut off. Resolves
   * once no connection is left.
   */
  stop(graceMs: number): Promise<void>;
}

type Handler = Parameters<typeof getRequestListener>[0];

/**
 * Serves a handler over HTTP. Once `isDraining` is true every answer asks its client to open another connection for
 * the next request, so that a balancer moves to other servers before this one stops listening.
 */
export async function startStoppableServer(
  handler: Handler,
  options: { readonly port: number; readonly isDraining: () => boolean },
): Promise<StoppableServer> {
  const listener = getRequestListener(handler);
  const running = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (options.isDraining()) closeAfter(response);
    void listener(request, response);
  });
  await listen(server, options.port);
  return {
    port: (server.address() as AddressInfo).port,
    stop: async (graceMs) => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const response of running) closeAfter(response);
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cutOff);
    },
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
  response.shouldKeepAlive = false;
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
