import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

let server: TestServer;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server = await startTestServer('pglite', { overHttp: true, isHttps: true });
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  /** Parts of a body, sent one after another. */
  readonly parts?: readonly string[];
  /** Milliseconds before the last of them. */
  readonly pause?: number;
}

/** A request on the one connection, and whether an earlier request used that connection already. */
async function send({ method, path, headers = {}, parts = [], pause = 0 }: Sent) {
  return new Promise<{ status: number; headers: Record<string, unknown>; reused: boolean }>(
    (resolve, reject) => {
      const url = new URL(path, server.origin);
      const sent = request(url, { method, headers, agent }, (response) => {
        response.resume();
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            reused: sent.reusedSocket,
          });
        });
      });
      sent.once('error', reject);
      for (const part of parts.slice(0, -1)) sent.write(part);
      setTimeout(() => sent.end(parts.at(-1)), pause);
    },
  );
}

const json = { 'content-type': 'application/json' };
const large = Array.from({ length: 16 }, () => ' '.repeat(64 * 1024));

describe('a connection', () => {
  it.each([
    ['without a token', { method: 'POST', path: '/edge/user', headers: json, parts: large }, 401],
    [
      'without a token that is slow to come',
      { method: 'POST', path: '/edge/user', headers: json, parts: large, pause: 1000 },
      401,
    ],
    ['to no call', { method: 'POST', path: '/edge/nothing', headers: json, parts: large }, 404],
    [
      'longer than a body may be',
      {
        method: 'POST',
        path: '/edge/diagnostic-test/session',
        headers: json,
        parts: large,
      },
      413,
    ],
    [
      'longer than a body may be, and says so',
      {
        method: 'POST',
        path: '/edge/diagnostic-test/session',
        headers: { ...json, 'content-length': String(1024 * 1024) },
        parts: large,
      },
      413,
    ],
  ] as const)('carries the next request after one %s', async (_what, refused, status) => {
    expect((await send(refused)).status).toBe(status);
    const next = await send({ method: 'GET', path: '/edge/live' });
    expect([next.status, next.reused]).toEqual([200, true]);
  });

  it.each(['TRACE', 'PUT', 'PROPFIND'])('refuses %s, which no address has', async (method) => {
    expect((await send({ method, path: '/' })).status).toBe(404);
    const call = await send({ method, path: '/edge/health' });
    expect([call.status, call.headers['allow']]).toEqual([405, 'GET']);
    expect(server.failures).toEqual([]);
  });

  it('is to be by https from then on where the site is', async () => {
    for (const path of ['/edge/live', '/edge/nothing', '/edge/reference'])
      expect((await send({ method: 'GET', path })).headers['strict-transport-security']).toBe(
        'max-age=31536000',
      );
  });
});
