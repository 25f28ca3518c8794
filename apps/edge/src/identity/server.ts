import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAccountCalls } from './account-calls.ts';
import { type Account, Accounts } from './accounts.ts';
import { createInteractions } from './interactions.ts';
import { loadKeys } from './keys.ts';
import { writeLocalClient } from './local-client.ts';
import { createLogout } from './logout.ts';
import { createProvider } from './provider.ts';
import { senderAddress } from './sender-address.ts';
import { IdentityStore } from './store.ts';

export interface IdentityOptions {
  readonly port: number;
  /** Where browsers find it, without a trailing slash: `http://localhost:4401`. */
  readonly url: string;
  readonly siteOrigins: readonly string[];
  readonly audience: string;
  readonly clientId: string;
  readonly product: string;
  /** Directory for its SQLite file; undefined keeps everything in memory. */
  readonly dataDir?: string;
  /** Says of every address that it is verified. Default false: this provider sends no mail. */
  readonly emailsAreVerified?: boolean;
  /** A proxy of one's own sets X-Forwarded-For, whose last entry is the sender. Default: false. */
  readonly trustProxy?: boolean;
  /** Addresses of the accounts that may work at the desk. Default: none. */
  readonly deskAccounts?: readonly string[];
  readonly clock?: () => number;
  readonly onError?: (error: unknown) => void;
}

export interface IdentityServer {
  readonly server: Server;
  /** Addresses of `deskAccounts` that nobody has an account with: whoever signs up with one works at the desk. */
  readonly openDeskAccounts: readonly string[];
  close(): Promise<void>;
}

/**
 * The local OpenID provider: what Auth0 is in production. It is for development, demos and self-hosting
 * on one machine; `main.ts` refuses it in production unless it is asked for by name.
 */
export async function startIdentityServer(options: IdentityOptions): Promise<IdentityServer> {
  const clock = options.clock ?? Date.now;
  const store = new IdentityStore(
    options.dataDir ? join(options.dataDir, 'identity.sqlite') : ':memory:',
  );
  store.sweep(clock());
  const { jwk, cookieKey } = await loadKeys(store);
  const client = {
    clientId: 'lemma-edge',
    clientSecret: await store.secret('edge-client', () => randomBytes(32).toString('base64url')),
  };
  if (options.dataDir) writeLocalClient(options.dataDir, client);
  const accounts = new Accounts(store, clock);
  const desk = new Set((options.deskAccounts ?? []).map((address) => address.trim().toLowerCase()));
  const parts = {
    issuer: `${options.url}/`,
    store,
    accounts,
    jwk,
    cookieKey,
    client,
    emailsAreVerified: options.emailsAreVerified ?? false,
    isStaff: ({ email }: Account) => desk.has(email),
    clock,
  };
  const provider = createProvider({ ...options, ...parts });
  provider.on('server_error', (_ctx, error) => options.onError?.(error));
  const interact = createInteractions({
    provider,
    accounts,
    product: options.product,
    formKey: cookieKey,
    addressOf: (request) => senderAddress(request, options.trustProxy ?? false),
  });
  const logout = createLogout(provider, options.siteOrigins);
  const answerAccountCall = createAccountCalls(parts);
  const handleProtocol = provider.callback();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', options.url);
    if (url.pathname.startsWith('/u/')) return interact(request, response, url);
    if (url.pathname === '/v2/logout') return logout(request, response, url);
    if (await answerAccountCall(request, response, url)) return undefined;
    if (url.pathname === '/authorize') request.url = withResource(url);
    return handleProtocol(request, response);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!isExpiredInteraction(error)) options.onError?.(error);
      if (response.headersSent) {
        response.destroy();
        return;
      }
      // A sign-in page that was left open too long: the site starts a new one.
      response.writeHead(302, {
        location: options.siteOrigins[0] ?? '/',
        'cache-control': 'no-store',
      });
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, resolve);
  });
  return {
    server,
    openDeskAccounts: [...desk].filter((email) => !accounts.has(email)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      store.close();
    },
  };
}

/** Auth0 says `audience` where RFC 8707 says `resource`. */
function withResource(url: URL): string {
  const audience = url.searchParams.get('audience');
  if (audience && !url.searchParams.has('resource')) url.searchParams.set('resource', audience);
  return `${url.pathname}${url.search}`;
}

function isExpiredInteraction(error: unknown): boolean {
  return error instanceof Error && error.name === 'SessionNotFound';
}
