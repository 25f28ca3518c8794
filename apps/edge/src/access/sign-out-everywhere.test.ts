import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Browser,
  type RunningIdentity,
  startTestIdentityServer,
  tokens,
} from '../../testing/server/identity-browser.ts';
import { startWholeServer, type WholeServer } from '../../testing/server/whole-server.ts';

const email = 'ada@example.org';
const password = 'correct horse battery';

/** The server's clock: the provider's tokens tell whole seconds of the real one. */
let now = () => Date.now();
let identity: RunningIdentity;
let server: WholeServer;
beforeAll(async () => {
  identity = await startTestIdentityServer();
  server = await startWholeServer('pglite', identity.url, { clock: () => now() });
});
afterAll(async () => {
  await server.close();
  await identity.identity.close();
});

const refresh = (refreshToken = '') =>
  tokens(identity.url, { grant_type: 'refresh_token', refresh_token: refreshToken });

describe('signing out everywhere', () => {
  it('ends the sessions of every browser of that learner, and nobody else’s', async () => {
    const atHome = new Browser(identity.url);
    const home = await atHome.signIn('signup', email, password);
    const atWork = new Browser(identity.url);
    const work = await atWork.signIn('login', email, password);
    const other = await new Browser(identity.url).signIn('signup', 'ben@example.org', password);
    await server.with(home['access_token']).syncUser({ body: { email, name: 'Ada' } });
    expect(await server.with(work['access_token']).me()).toMatchObject({ email });

    // The moment of the last token: what comes in a later second is a new sign-in.
    const signedOutAt = Number(decodeJwt(work['access_token'] ?? '').iat) * 1000;
    now = () => signedOutAt;
    await server.with(home['access_token']).signOutEverywhere();
    now = () => Date.now();

    for (const { access_token: token } of [home, work])
      await expect(server.with(token).me()).rejects.toMatchObject({
        status: 401,
        code: 'unauthenticated',
      });
    for (const { refresh_token: token } of [home, work])
      expect(await refresh(token)).toMatchObject({ error: 'invalid_grant' });
    for (const browser of [atHome, atWork]) {
      const silent = await browser.authorize({ prompt: 'none' });
      expect(silent.headers.get('location')).toContain('error=login_required');
    }
    expect((await refresh(other['refresh_token']))['access_token']).toBeTruthy();

    let again = await new Browser(identity.url).signIn('login', email, password);
    while (Number(decodeJwt(again['access_token'] ?? '').iat) * 1000 <= signedOutAt)
      again = await refresh(again['refresh_token']);
    expect(await server.with(again['access_token']).me()).toMatchObject({ email });
    expect(server.failures).toEqual([]);
  });

  it('is refused to a learner without a profile, and changes nothing', async () => {
    const stranger = await new Browser(identity.url).signIn('signup', 'cleo@example.org', password);
    const client = server.with(stranger['access_token']);
    await expect(client.signOutEverywhere()).rejects.toMatchObject({ code: 'not-found' });
    expect((await refresh(stranger['refresh_token']))['access_token']).toBeTruthy();
  });
});
