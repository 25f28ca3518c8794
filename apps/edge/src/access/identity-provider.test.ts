import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../testing/server/listen.ts';
import { createIdentityProvider } from './identity-provider.ts';

/** The two calls of Auth0 that a deletion makes: auth0.com/docs/api/management/v2/users/delete-users-by-id. */
describe('deleting an account at Auth0', () => {
  const calls: string[] = [];
  let status = 204;
  let tenant: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    tenant = await listen(() => async (request) => {
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname} ${request.headers.get('authorization') ?? ''}`);
      if (pathname === '/oauth/token') return Response.json({ access_token: 'm' });
      return new Response(null, { status });
    });
  });
  afterAll(() => tenant.close());
  const management = { clientId: 'c', clientSecret: 's' };

  it('is a call of the Management API; an account that is gone already counts as deleted', async () => {
    const provider = createIdentityProvider({ domain: tenant.url, management });
    expect(provider.deletesIdentities).toBe(true);
    for (status of [204, 404]) expect(await provider.deleteIdentity('auth0|a')).toBe('deleted');
    expect(calls.slice(0, 2)).toEqual([
      'POST /oauth/token ',
      'DELETE /api/v2/users/auth0%7Ca Bearer m',
    ]);
    status = 500;
    await expect(provider.deleteIdentity('auth0|a')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is not done, and said so, without a client that may', async () => {
    const provider = createIdentityProvider({ domain: tenant.url });
    expect(provider.deletesIdentities).toBe(false);
    expect(await provider.deleteIdentity('auth0|a')).toBe('kept');
  });
});
