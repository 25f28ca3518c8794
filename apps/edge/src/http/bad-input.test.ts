import { problemCode, problems, problemSchema } from '@lemma/api-client/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server/test-server.ts';
import { testAudience, testDomain } from '../../testing/server/tokens.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer('pglite');
  token = await server.identity.token('auth0|ada');
  await server.as('auth0|ada').syncUser({ body: { email: 'ada@example.org', name: 'Ada' } });
});
afterAll(() => server.close());

const post = (path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  server.fetch(path, {
    method: 'POST',
    body: body ?? null,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  });

/** The problem that a response is, in full: a response that is none fails the test here. */
async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = problemSchema.parse(await response.json());
  const code = problemCode(problem.type);
  expect(response.status).toBe(code && problems[code].status);
  expect(problem.status).toBe(response.status);
  expect(problem.request_id).toBe(response.headers.get('x-request-id'));
  expect(server.failures).toEqual([]);
  return { ...problem, code };
}

const codeOf = async (response: Response) => (await problemOf(response)).code;

const settings = '/edge/user/settings';

describe('bad input', () => {
  it('says where a body is wrong, field by field', async () => {
    const problem = await problemOf(
      await post(
        settings,
        JSON.stringify({ daily_goal: 'much', time_zone: 'Mars/Olympus', extra: 1 }),
      ),
    );
    expect(problem.code).toBe('invalid-request');
    expect(problem.errors?.map((error) => error.pointer).toSorted()).toEqual([
      '/body/daily_goal',
      '/body/extra',
      '/body/time_zone',
    ]);
  });

  it.each([
    ['no JSON at all', '{"daily_goal": 3'],
    ['an empty body', ''],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ])('refuses %s', async (_what, body) => {
    expect(await codeOf(await post(settings, body))).toBe('invalid-request');
  });

  it('refuses NUL and half a surrogate pair, which no database holds', async () => {
    for (const name of ['a\u0000b', 'a\uD800'])
      expect(await codeOf(await post('/edge/user/update-name', JSON.stringify(name)))).toBe(
        'invalid-request',
      );
  });

  it('refuses a body of 10 MB before it is read', async () => {
    expect(await codeOf(await post(settings, 'x'.repeat(10_000_000)))).toBe('body-too-large');
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    const request = new Request('http://edge.test/edge/user/settings', {
      method: 'POST',
      body: endless,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(await codeOf(await server.app.request(request))).toBe('body-too-large');
  });

  it('refuses another media type than JSON', async () => {
    expect(
      await codeOf(
        await post(settings, 'daily_goal=3', {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      ),
    ).toBe('unsupported-media-type');
  });

  it('tells an unknown path from an unknown method', async () => {
    expect(await codeOf(await server.fetch('/edge/nothing'))).toBe('not-found');
    const response = await server.fetch('/edge/user/me', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET');
    expect(await codeOf(response)).toBe('method-not-allowed');
  });

  it.each(['%', '%2', '%ff', '..%2f..%2fetc', 'A%00', 'x'.repeat(5000)])(
    'refuses the lesson id %s',
    async (id) => {
      const response = await server.fetch(`/edge/lessons/reference/${id}`);
      expect(response.status).toBe(400);
    },
  );
});

describe('a token', () => {
  const me = (authorization?: string) =>
    server.fetch('/edge/user/me', { headers: authorization ? { authorization } : {} });

  it.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c', 'Bearer ..'])(
    'is asked for when "%s" is sent',
    async (authorization) => {
      const response = await me(authorization);
      expect(response.headers.get('www-authenticate')).toContain('Bearer');
      expect(await codeOf(response)).toBe('unauthenticated');
    },
  );

  it.each([
    ['expired', { lifetime: -60 }],
    ['for another audience', { audience: 'https://other.test' }],
    ['of another issuer', { issuer: 'https://evil.test/' }],
  ])('that is %s is refused', async (_what, options) => {
    expect(
      await codeOf(await me(`Bearer ${await server.identity.token('auth0|ada', options)}`)),
    ).toBe('unauthenticated');
  });

  it('without a signature, or signed with a secret, is refused', async () => {
    const claims = {
      sub: 'auth0|ada',
      iss: `${testDomain}/`,
      aud: testAudience,
      exp: 4e9,
      scope: 'read:users',
    };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const none = `${encode({ alg: 'none' })}.${encode(claims)}.`;
    expect(await codeOf(await me(`Bearer ${none}`))).toBe('unauthenticated');
    expect(await codeOf(await me(`Bearer ${none}x`))).toBe('unauthenticated');
    const secret = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(new TextEncoder().encode('secret'.repeat(8)));
    expect(await codeOf(await me(`Bearer ${secret}`))).toBe('unauthenticated');
  });

  it('that was tampered with is refused', async () => {
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ sub: 'auth0|admin', iss: `${testDomain}/`, aud: testAudience, exp: 4e9 }),
    ).toString('base64url');
    expect(await codeOf(await me(`Bearer ${header}.${forged}.${signature}`))).toBe(
      'unauthenticated',
    );
  });

  it('needs read:users to read and write:users to write', async () => {
    const reader = await server.identity.token('auth0|ada', { scope: 'read:users' });
    expect((await me(`Bearer ${reader}`)).status).toBe(200);
    const write = await server.fetch('/edge/user/refresh-next-actions', {
      method: 'POST',
      headers: { authorization: `Bearer ${reader}` },
    });
    expect(await codeOf(write)).toBe('insufficient-scope');
    const nothing = await server.identity.token('auth0|ada', { scope: 'openid' });
    expect(await codeOf(await me(`Bearer ${nothing}`))).toBe('insufficient-scope');
  });

  it('that is bad is refused where a token is optional, too', async () => {
    const response = await server.fetch('/edge/lessons/free', {
      headers: { authorization: 'Bearer a.b.c' },
    });
    expect(await codeOf(response)).toBe('unauthenticated');
  });
});
