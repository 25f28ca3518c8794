import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Browser,
  startTestIdentityServer,
  testApi as audience,
  testSite as site,
  tokens as tokensOf,
} from '../../testing/server/identity-browser.ts';
import { readLocalClient } from './local-client.ts';
import type { IdentityServer } from './server.ts';

const clientId = 'lemma-platform';
const password = 'correct horse battery';

let now = Date.now();
let url = '';
let port: number | undefined;
let identity: IdentityServer;
const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));

/** Starts it; once more on the port that it had. */
async function start(): Promise<void> {
  const place = port === undefined ? {} : { port };
  ({ identity, url, port } = await startTestIdentityServer({
    ...place,
    dataDir,
    clock: () => now,
  }));
}

beforeAll(start);

afterAll(async () => {
  await identity.close();
  rmSync(dataDir, { recursive: true });
});

const token = (fields: Record<string, string>) => tokensOf(url, fields);

async function signedUp(
  email: string,
): Promise<{ visitor: Browser; tokens: Record<string, string> }> {
  const visitor = new Browser(url);
  const tokens = await visitor.signIn('signup', email, password);
  return { visitor, tokens };
}

describe('the local identity provider', () => {
  it('signs a visitor up and gives tokens that the API can check', async () => {
    const { tokens } = await signedUp('ada@example.org');
    const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(tokens['access_token'] ?? '', keys, {
      issuer: `${url}/`,
      audience,
      algorithms: ['RS256'],
    });
    expect(protectedHeader.typ).toBe('JWT');
    expect(payload['azp']).toBe(clientId);
    expect(String(payload['scope']).split(' ')).toEqual(
      expect.arrayContaining(['read:users', 'write:users']),
    );
    expect(decodeJwt(tokens['id_token'] ?? '')).toMatchObject({
      email: 'ada@example.org',
      name: 'ada@example.org',
    });
  });

  it('opens the sign-up form when the sign-up hint is given, and log in otherwise', async () => {
    const page = async (extra: Record<string, string>) => {
      const visitor = new Browser(url);
      const step = await visitor.authorize(extra);
      return (await visitor.get(step.headers.get('location') ?? '')).text();
    };
    expect(await page({ screen_hint: 'signup' })).toContain('<h1>Create your account</h1>');
    expect(await page({})).toContain('<h1>Log in</h1>');
  });

  it('says what is wrong with a form and keeps the e-mail', async () => {
    const short = await new Browser(url).submit('signup', 'short@example.org', 'abc');
    expect(short.status).toBe(422);
    const html = await short.text();
    expect(html).toContain('Use at least 8 characters.');
    expect(html).toContain('value="short@example.org"');
    const unknown = await new Browser(url).submit('login', 'nobody@example.org', password);
    expect(await unknown.text()).toContain('Wrong e-mail or password.');
  });

  it('refuses a second account with the same e-mail', async () => {
    await signedUp('twice@example.org');
    const again = await new Browser(url).submit('signup', 'Twice@Example.org ', password);
    expect(await again.text()).toContain('There is an account with this e-mail already.');
  });

  it('refuses a form that was not made by its own page', async () => {
    const visitor = new Browser(url);
    const action = (await visitor.authorize()).headers.get('location') ?? '';
    const forged = await visitor.get(
      action,
      new URLSearchParams({ token: 'x', mode: 'login', email: 'a@b.c', password }),
    );
    expect(forged.status).toBe(403);
  });

  it('stops guessing after eight failures, for ten minutes', async () => {
    await signedUp('guessed@example.org');
    for (let attempt = 0; attempt < 8; attempt += 1)
      await new Browser(url).submit('login', 'guessed@example.org', 'wrong password');
    const locked = await new Browser(url).submit('login', 'guessed@example.org', password);
    expect(await locked.text()).toContain('Too many attempts.');
    now += 11 * 60 * 1000;
    const visitor = new Browser(url);
    expect(
      await visitor.code(await visitor.submit('login', 'guessed@example.org', password)),
    ).not.toBe('');
  });

  it('counts guesses that come at once', async () => {
    await signedUp('raced@example.org');
    const browsers = Array.from({ length: 12 }, () => new Browser(url));
    const answers = await Promise.all(
      browsers.map(async (browser) =>
        (await browser.submit('login', 'raced@example.org', 'wrong password')).text(),
      ),
    );
    expect(answers.filter((html) => html.includes('Wrong e-mail or password.'))).toHaveLength(8);
    now += 11 * 60 * 1000;
  });

  it('stops one sender who tries one password at many accounts', async () => {
    const answers: string[] = [];
    for (let from = 0; from < 44; from += 11)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 11 }, async (_, index) =>
            (
              await new Browser(url).submit('login', `a${from + index}@example.org`, password)
            ).text(),
          ),
        )),
      );
    expect(answers.filter((html) => html.includes('Too many attempts.'))).toHaveLength(4);
    now += 11 * 60 * 1000;
  });

  it('lets only the server delete accounts, which are gone with their sessions', async () => {
    const { tokens } = await signedUp('gone@example.org');
    const sub = String(decodeJwt(tokens['access_token'] ?? '').sub);
    const remove = async (authorization: string) => {
      const address = `${url}/api/v2/users/${encodeURIComponent(sub)}`;
      return (await fetch(address, { method: 'DELETE', headers: { authorization } })).status;
    };
    for (const stranger of ['', 'Basic bGVtbWEtZWRnZTo=', `Bearer ${tokens['access_token']}`])
      expect(await remove(stranger)).toBe(401);
    const { clientId, clientSecret } = readLocalClient(dataDir) ?? {};
    const client = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    expect(await remove(`Basic ${client}`)).toBe(204);
    expect(await remove(`Basic ${client}`)).toBe(204);
    const refreshed = await token({
      grant_type: 'refresh_token',
      refresh_token: tokens['refresh_token'] ?? '',
    });
    expect(refreshed).toMatchObject({ error: 'invalid_grant' });
    const login = await new Browser(url).submit('login', 'gone@example.org', password);
    expect(await login.text()).toContain('Wrong e-mail or password.');
  });

  it('lets five tabs refresh with the same token at once, and refuses it after the overlap', async () => {
    const { tokens } = await signedUp('tabs@example.org');
    const refresh = () =>
      token({ grant_type: 'refresh_token', refresh_token: tokens['refresh_token'] ?? '' });
    const answers = await Promise.all(Array.from({ length: 5 }, refresh));
    for (const answer of answers) expect(answer['access_token']).toBeTruthy();
    now += 60 * 1000;
    expect(await refresh()).toMatchObject({ error: 'invalid_grant' });
  });

  it('keeps sessions, keys and accounts over a restart', async () => {
    const { tokens } = await signedUp('restart@example.org');
    await identity.close();
    await start();
    // The pooled connection to the server before is dead: this one call finds out.
    await fetch(url).catch(() => undefined);
    const refreshed = await token({
      grant_type: 'refresh_token',
      refresh_token: tokens['refresh_token'] ?? '',
    });
    expect(refreshed['access_token']).toBeTruthy();
    const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`));
    await expect(jwtVerify(tokens['access_token'] ?? '', keys)).resolves.toBeTruthy();
  });

  it('refuses another audience and another return address', async () => {
    const foreign = await new Browser(url).authorize({ audience: 'https://elsewhere.test' });
    expect(foreign.headers.get('location') ?? '').toContain('error=invalid_target');
    const elsewhere = await new Browser(url).authorize({ redirect_uri: 'https://elsewhere.test' });
    expect(elsewhere.status).toBe(400);
    expect(await elsewhere.text()).toContain('Sign-in did not work');
  });

  it('logs out: the session is gone, and only the site is returned to', async () => {
    const { visitor } = await signedUp('out@example.org');
    const silent = await visitor.authorize({ prompt: 'none' });
    expect(silent.headers.get('location')).toContain('code=');
    for (const address of ['https://elsewhere.test', `blob:${site}/8b2f`, 'javascript:alert(1)']) {
      const elsewhere = await visitor.get(
        `/v2/logout?client_id=${clientId}&returnTo=${encodeURIComponent(address)}`,
      );
      expect(elsewhere.headers.get('location')).toBe(site);
    }
    const page = await visitor.get(
      `/v2/logout?client_id=${clientId}&returnTo=${encodeURIComponent(`${site}/about`)}`,
    );
    expect(page.headers.get('location')).toBe(`${site}/about`);
    const after = await visitor.authorize({ prompt: 'none' });
    expect(after.headers.get('location')).toContain('error=login_required');
  });
});
