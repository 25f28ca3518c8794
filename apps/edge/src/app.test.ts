import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from './http/allowances.ts';
import { startTestServer, type TestServer } from '../testing/server/test-server.ts';
import { wideLimits } from '../testing/server/wide-limits.ts';

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('pglite', {
      limits: {
        ...wideLimits,
        visitorWrite: defaultLimits.visitorWrite,
        learner: { burst: 3, perSecond: 1 },
      },
      corsOrigins: ['https://friend.example'],
      metricsToken: 'a-long-metrics-token',
      sender: { trustProxy: true, countryHeader: 'cf-ipcountry' },
    });
  });
  afterAll(() => server.close());

  it('slows a learner down who sends too much, and says how long to wait', async () => {
    const client = server.as('auth0|hasty');
    for (let call = 0; call < 3; call += 1) await client.paidAccess();
    await expect(client.paidAccess()).rejects.toMatchObject({
      status: 429,
      code: 'too-many-requests',
      retryAfterMs: 1000,
    });
    await server.as('auth0|calm').paidAccess();
    server.advance(1000);
    await client.paidAccess();
  });

  it('is stricter on writes without a token, per address', async () => {
    const register = (address: string) =>
      server.fetch('/edge/register-interest/someone@example.org', {
        method: 'POST',
        headers: { 'x-forwarded-for': `6.6.6.6, ${address}` },
      });
    const { burst } = defaultLimits.visitorWrite;
    for (let call = 0; call < burst; call += 1)
      expect((await register('1.2.3.4')).status).toBe(200);
    expect((await register('1.2.3.4')).status).toBe(429);
    expect((await register('1.2.3.5')).status).toBe(200);
  });

  it.each([
    ['GB', true, /sold in your country/u],
    ['us', true, /sold in your country/u],
    ['HR', true, /sold in your country/u],
    ['JP', false, /not sold in your country yet/u],
    ['XX', true, /could not tell/u],
  ])('tells a visitor from %s whether they can buy', async (country, canPurchase, message) => {
    const response = await server.fetch('/edge/country-check', {
      headers: { 'cf-ipcountry': country },
    });
    const body = (await response.json()) as { can_purchase: boolean; message: string };
    expect(body.can_purchase).toBe(canPurchase);
    expect(body.message).toMatch(message);
  });

  it.each([
    ['133.11.0.1', 'JP', false],
    ['2405:9800::1', 'TH', false],
    ['2a00:1450:4009::1', 'IE', true],
    ['192.168.0.1', null, true],
    ['203.0.113.7', null, true],
    ['2001:db8::7', null, true],
    ['fd00::1', null, true],
    ['nowhere', null, true],
  ])('finds the country of %s when no proxy tells it', async (address, country, canPurchase) => {
    const response = await server.fetch('/edge/country-check', {
      headers: { 'x-forwarded-for': address },
    });
    expect(await response.json()).toMatchObject({
      country_code: country,
      can_purchase: canPurchase,
    });
  });

  it('sells nothing where it is not sold', async () => {
    const response = await server.fetch('/edge/create-checkout-session', {
      method: 'POST',
      body: '{"price_id":"p"}',
      headers: { 'content-type': 'application/json', 'cf-ipcountry': 'JP' },
    });
    expect([response.status, ((await response.json()) as { type: string }).type]).toEqual([
      403,
      '/edge/problems/region-not-supported',
    ]);
  });

  it('answers browsers of listed origins only', async () => {
    const ask = (origin: string) =>
      server.fetch('/edge/user/me', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
    expect((await ask('https://friend.example')).headers.get('access-control-allow-origin')).toBe(
      'https://friend.example',
    );
    const stranger = await ask('https://evil.example');
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ]);
  });

  it('sends security headers and a request id with every answer', async () => {
    const { headers } = await server.fetch('/edge/health');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows its metrics to who has the token', async () => {
    await server.fetch('/edge/health');
    const ask = (token: string) =>
      server.fetch('/edge/metrics', { headers: { authorization: `Bearer ${token}` } });
    expect((await ask('another-metrics-token')).status).toBe(404);
    const text = await (await ask('a-long-metrics-token')).text();
    expect(text).toMatch(
      /lemma_http_request_duration_seconds_count\{method="GET",route="\/edge\/health",status="200"\} \d/u,
    );
  });

  it('describes its problems where their types lead', async () => {
    const page = await server.fetch('/edge/problems/lesson-locked');
    expect(await page.text()).toContain('Master its prerequisites first');
    expect((await server.fetch('/edge/problems/none')).status).toBe(404);
    expect(await (await server.fetch('/edge/reference')).text()).toContain(
      '/edge/user/next-actions',
    );
  });
});
