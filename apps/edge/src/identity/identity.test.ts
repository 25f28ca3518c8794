import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityServer, startIdentityServer } from './server.ts';

const site = 'http://localhost:4999';
const audience = 'https://api.lemma.test';
const clientId = 'lemma-platform';
const scope = 'openid profile email offline_access read:users write:users';
const password = 'correct horse battery';

let now = Date.now();
let url = '';
let port = 0;
let identity: IdentityServer;
const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));

const start = () =>
  startIdentityServer({
    port,
    url,
    siteOrigins: [site],
    audience,
    clientId,
    product: 'Lemma',
    dataDir,
    clock: () => now,
  });

beforeAll(async () => {
  port = await freePort();
  url = `http://localhost:${port}`;
  identity = await start();
});

afterAll(async () => {
  await identity.close();
  rmSync(dataDir, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const free = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** A browser's worth of cookies over fetch. */
class Visitor {
  readonly cookies = new Map<string, string>();
  readonly verifier = randomBytes(32).toString('base64url');

  async get(path: string, form?: URLSearchParams): Promise<Response> {
    const response = await fetch(new URL(path, url), {
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  authorize(extra: Record<string, string> = {}): Promise<Response> {
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: site,
      scope,
      audience,
      state: 's',
      nonce: 'n',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      ...extra,
    });
    return this.get(`/authorize?${query}`);
  }

  /** Fills in the form and returns the answer to it. */
  async submit(mode: 'login' | 'signup', email: string, secret: string): Promise<Response> {
    const step = await this.authorize(mode === 'signup' ? { screen_hint: 'signup' } : {});
    const action = step.headers.get('location') ?? '';
    const html = await (await this.get(action)).text();
    const token = /name="token" value="([^"]+)"/u.exec(html)?.[1] ?? '';
    return this.get(action, new URLSearchParams({ token, mode, email, password: secret }));
  }

  /** Follows redirects until the code comes back to the site. */
  async code(response: Response): Promise<string> {
    let current = response;
    for (let hops = 0; hops < 5; hops += 1) {
      const location = current.headers.get('location') ?? '';
      if (location.startsWith(site)) return new URL(location).searchParams.get('code') ?? '';
      current = await this.get(location);
    }
    throw new Error('The code never came back to the site.');
  }

  async exchange(code: string): Promise<Record<string, string>> {
    return token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: site,
      code_verifier: this.verifier,
    });
  }
}

async function token(fields: Record<string, string>): Promise<Record<string, string>> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { origin: site },
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  });
  return (await response.json()) as Record<string, string>;
}

async function signedUp(
  email: string,
): Promise<{ visitor: Visitor; tokens: Record<string, string> }> {
  const visitor = new Visitor();
  const tokens = await visitor.exchange(
    await visitor.code(await visitor.submit('signup', email, password)),
  );
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
      const visitor = new Visitor();
      const step = await visitor.authorize(extra);
      return (await visitor.get(step.headers.get('location') ?? '')).text();
    };
    expect(await page({ screen_hint: 'signup' })).toContain('<h1>Create your account</h1>');
    expect(await page({})).toContain('<h1>Log in</h1>');
  });

  it('says what is wrong with a form and keeps the e-mail', async () => {
    const short = await new Visitor().submit('signup', 'short@example.org', 'abc');
    expect(short.status).toBe(422);
    const html = await short.text();
    expect(html).toContain('Use at least 8 characters.');
    expect(html).toContain('value="short@example.org"');
    const unknown = await new Visitor().submit('login', 'nobody@example.org', password);
    expect(await unknown.text()).toContain('Wrong e-mail or password.');
  });

  it('refuses a second account with the same e-mail', async () => {
    await signedUp('twice@example.org');
    const again = await new Visitor().submit('signup', 'Twice@Example.org ', password);
    expect(await again.text()).toContain('There is an account with this e-mail already.');
  });

  it('refuses a form that was not made by its own page', async () => {
    const visitor = new Visitor();
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
      await new Visitor().submit('login', 'guessed@example.org', 'wrong password');
    const locked = await new Visitor().submit('login', 'guessed@example.org', password);
    expect(await locked.text()).toContain('Too many attempts.');
    now += 11 * 60 * 1000;
    const visitor = new Visitor();
    expect(
      await visitor.code(await visitor.submit('login', 'guessed@example.org', password)),
    ).not.toBe('');
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
    identity = await start();
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
    const foreign = await new Visitor().authorize({ audience: 'https://elsewhere.test' });
    expect(foreign.headers.get('location') ?? '').toContain('error=invalid_target');
    const elsewhere = await new Visitor().authorize({ redirect_uri: 'https://elsewhere.test' });
    expect(elsewhere.status).toBe(400);
    expect(await elsewhere.text()).toContain('Sign-in did not work');
  });

  it('logs out: the session is gone, and only the site is returned to', async () => {
    const { visitor } = await signedUp('out@example.org');
    const silent = await visitor.authorize({ prompt: 'none' });
    expect(silent.headers.get('location')).toContain('code=');
    const elsewhere = await visitor.get(
      `/v2/logout?client_id=${clientId}&returnTo=https://elsewhere.test`,
    );
    expect(elsewhere.headers.get('location')).toBe(site);
    const after = await visitor.authorize({ prompt: 'none' });
    expect(after.headers.get('location')).toContain('error=login_required');
  });
});
