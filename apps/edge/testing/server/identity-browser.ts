import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import {
  startIdentityServer,
  type IdentityOptions,
  type IdentityServer,
} from '../../src/identity/server.ts';

// A password is hashed slowly on purpose, and slower still on a busy machine.
vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 });

export const testSite = 'http://localhost:4999';
export const testApi = 'https://api.lemma.test';
const clientId = 'lemma-platform';
export const testScope = 'openid profile email offline_access read:users write:users';

/** A local identity provider, as `main.ts` starts it, on a free port. */
export interface RunningIdentity {
  readonly url: string;
  readonly port: number;
  readonly identity: IdentityServer;
}

/** Starts the local identity provider. Its address is part of what it signs, so its port is found first. */
export async function startTestIdentityServer(
  options: Partial<IdentityOptions> = {},
): Promise<RunningIdentity> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const identity = await startIdentityServer({
    siteOrigins: [testSite],
    audience: testApi,
    clientId,
    product: 'Lemma',
    ...options,
    port,
    url,
  });
  return { url, port, identity };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const free = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

/** A browser at the identity provider: a jar of cookies over fetch. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly verifier = randomBytes(32).toString('base64url');
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async get(path: string, form?: URLSearchParams): Promise<Response> {
    const response = await fetch(new URL(path, this.#url), {
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
      redirect_uri: testSite,
      scope: testScope,
      audience: testApi,
      state: 's',
      nonce: 'n',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      ...extra,
    });
    return this.get(`/authorize?${query}`);
  }

  /** Fills in the form and returns the answer to it. */
  async submit(
    mode: 'login' | 'signup',
    email: string,
    secret: string,
    asked: Record<string, string> = {},
  ): Promise<Response> {
    const step = await this.authorize({
      ...asked,
      ...(mode === 'signup' ? { screen_hint: 'signup' } : {}),
    });
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
      if (location.startsWith(testSite)) return new URL(location).searchParams.get('code') ?? '';
      current = await this.get(location);
    }
    throw new Error('The code never came back to the site.');
  }

  /** Signs up, or in, to the end: the tokens that the site gets. */
  async signIn(
    mode: 'login' | 'signup',
    email: string,
    secret: string,
    asked: Record<string, string> = {},
  ): Promise<Record<string, string>> {
    return this.exchange(await this.code(await this.submit(mode, email, secret, asked)));
  }

  async exchange(code: string): Promise<Record<string, string>> {
    return tokens(this.#url, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: testSite,
      code_verifier: this.verifier,
    });
  }
}

/** Asks the token endpoint, as the site does. */
export async function tokens(
  url: string,
  fields: Record<string, string>,
): Promise<Record<string, string>> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { origin: testSite },
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  });
  return (await response.json()) as Record<string, string>;
}
