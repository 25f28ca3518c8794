import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';

describe('the access log', () => {
  const lines: { readonly fields: object; readonly message: string }[] = [];
  let server: TestServer;
  beforeAll(async () => {
    const keep = (fields: object, message: string) => lines.push({ fields, message });
    server = await startTestServer('pglite', {
      log: { info: keep, warn: keep, error: keep },
      sender: { trustProxy: true, countryHeader: undefined },
    });
  });
  afterAll(() => server.close());

  it('has a line for each call, by its route, with the id that the answer carries', async () => {
    lines.splice(0);
    const answer = await server.fetch(`/edge/sessions/${randomUUID()}`);
    await server.fetch('/edge/health');
    expect(lines.map(({ message }) => message)).toEqual(['request', 'request']);
    expect(lines.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({
        requestId: answer.headers.get('x-request-id'),
        method: 'GET',
        status: answer.status,
      }),
      {
        requestId: expect.any(String),
        method: 'GET',
        route: '/edge/health',
        status: 200,
        milliseconds: expect.any(Number),
      },
    ]);
  });

  it('names no address, no token, no e-mail and no id', async () => {
    lines.splice(0);
    const email = `${randomUUID()}@example.org`;
    await server.fetch(`/edge/register-interest/${email}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer secret.secret.secret' },
    });
    await server
      .as('auth0|ada')
      .me()
      .catch(() => undefined);
    const text = JSON.stringify(lines);
    expect(lines).toHaveLength(2);
    for (const personal of [email, '203.0.113.7', 'secret.secret', 'auth0|ada'])
      expect(text).not.toContain(personal);
  });
});
