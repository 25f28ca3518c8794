import { problems, problemSchema, problemType, type ProblemCode } from '@lemma/api-client/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server/test-server.ts';
import { testAudience, testDomain } from '../test-server/tokens.ts';

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

async function expectProblem(response: Response, code: ProblemCode) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = problemSchema.parse(await response.json());
  expect(problem).toMatchObject({ type: problemType(code), status: problems[code].status });
  expect(response.status).toBe(problems[code].status);
  expect(problem.request_id).toBe(response.headers.get('x-request-id'));
  expect(server.failures).toEqual([]);
  return problem;
}

const settings = '/edge/user/settings';

describe('bad input', () => {
  it('says where a body is wrong, field by field', async () => {
    const problem = await expectProblem(
      await post(
        settings,
        JSON.stringify({ daily_goal: 'much', time_zone: 'Mars/Olympus', extra: 1 }),
      ),
      'invalid-request',
    );
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
    await expectProblem(await post(settings, body), 'invalid-request');
  });

  it('refuses NUL and half a surrogate pair, which no database holds', async () => {
    for (const name of ['a\u0000b', 'a\uD800'])
      await expectProblem(
        await post('/edge/user/update-name', JSON.stringify(name)),
        'invalid-request',
      );
  });

  it('refuses a body of 10 MB before it is read', async () => {
    await expectProblem(await post(settings, 'x'.repeat(10_000_000)), 'body-too-large');
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    const request = new Request('http://edge.test/edge/user/settings', {
      method: 'POST',
      body: endless,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    await expectProblem(await server.app.request(request), 'body-too-large');
  });

  it('refuses another media type than JSON', async () => {
    await expectProblem(
      await post(settings, 'daily_goal=3', { 'content-type': 'application/x-www-form-urlencoded' }),
      'unsupported-media-type',
    );
  });

  it('tells an unknown path from an unknown method', async () => {
    await expectProblem(await server.fetch('/edge/nothing'), 'not-found');
    const response = await server.fetch('/edge/user/me', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET');
    await expectProblem(response, 'method-not-allowed');
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
      await expectProblem(response, 'unauthenticated');
    },
  );

  it.each([
    ['expired', { lifetime: -60 }],
    ['for another audience', { audience: 'https://other.test' }],
    ['of another issuer', { issuer: 'https://evil.test/' }],
  ])('that is %s is refused', async (_what, options) => {
    await expectProblem(
      await me(`Bearer ${await server.identity.token('auth0|ada', options)}`),
      'unauthenticated',
    );
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
    await expectProblem(await me(`Bearer ${none}`), 'unauthenticated');
    await expectProblem(await me(`Bearer ${none}x`), 'unauthenticated');
    const secret = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(new TextEncoder().encode('secret'.repeat(8)));
    await expectProblem(await me(`Bearer ${secret}`), 'unauthenticated');
  });

  it('that was tampered with is refused', async () => {
    const [header, , signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ sub: 'auth0|admin', iss: `${testDomain}/`, aud: testAudience, exp: 4e9 }),
    ).toString('base64url');
    await expectProblem(await me(`Bearer ${header}.${forged}.${signature}`), 'unauthenticated');
  });

  it('needs read:users to read and write:users to write', async () => {
    const reader = await server.identity.token('auth0|ada', { scope: 'read:users' });
    expect((await me(`Bearer ${reader}`)).status).toBe(200);
    const write = await server.fetch('/edge/user/refresh-next-actions', {
      method: 'POST',
      headers: { authorization: `Bearer ${reader}` },
    });
    await expectProblem(write, 'insufficient-scope');
    const nothing = await server.identity.token('auth0|ada', { scope: 'openid' });
    await expectProblem(await me(`Bearer ${nothing}`), 'insufficient-scope');
  });

  it('that is bad is refused where a token is optional, too', async () => {
    const response = await server.fetch('/edge/lessons/free', {
      headers: { authorization: 'Bearer a.b.c' },
    });
    await expectProblem(response, 'unauthenticated');
  });
});
