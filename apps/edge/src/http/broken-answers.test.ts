// oxlint-disable-next-line no-restricted-imports -- the browser's own client is what is tried
import { ApiError, ConnectionError, createApiClient } from '@lemma/api-client';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A client of a server that answers by `listener`, with the requests that it got. */
async function clientOf(listener: RequestListener) {
  const requests: string[] = [];
  const listening = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(0, '127.0.0.1');
  server = listening;
  await new Promise((resolve) => {
    listening.once('listening', resolve);
  });
  const { port } = listening.address() as AddressInfo;
  const api = createApiClient({
    baseUrl: `http://127.0.0.1:${port}`,
    backoffMs: 1,
    getToken: async () => 'abc',
  });
  return { api, requests };
}

const html = '<!doctype html><title>Bad gateway</title>';
const page =
  (status: number): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(html);
  };

describe('an answer that is broken', () => {
  it('is an ApiError for HTML where JSON was to come, and is not taken', async () => {
    const { api } = await clientOf(page(200));
    const error = await api.me().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 200, body: 'not JSON', problem: undefined });
  });

  it.each([500, 502, 503])(
    'is an ApiError for a page with status %i, after further tries of what may be repeated',
    async (status) => {
      const { api, requests } = await clientOf(page(status));
      await expect(api.me()).rejects.toMatchObject({ status, body: html });
      expect(requests).toHaveLength(4);
      requests.splice(0);
      const buy = api.createCheckoutSession({ body: { price_id: 'p' } });
      await expect(buy).rejects.toMatchObject({ status, body: html });
      expect(requests).toHaveLength(1);
    },
  );

  it('is a ConnectionError if the connection breaks in the middle of it', async () => {
    const { api } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"email":"a', () => response.socket?.destroy());
    });
    await expect(api.me()).rejects.toBeInstanceOf(ConnectionError);
  });
});
