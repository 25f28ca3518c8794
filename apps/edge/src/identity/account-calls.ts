import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import type { Accounts } from './accounts.ts';
import { claimsOf } from './claims.ts';
import type { LocalClient } from './local-client.ts';
import type { IdentityStore } from './store.ts';

interface AccountCallsOptions {
  readonly issuer: string;
  readonly jwk: JWK;
  readonly accounts: Accounts;
  readonly store: IdentityStore;
  readonly emailsAreVerified: boolean;
  /** Who may delete accounts: the server beside this provider. */
  readonly client: LocalClient;
  readonly clock: () => number;
}

/**
 * What the API may ask with a learner's access token: `GET /userinfo`, as at Auth0 (oidc-provider answers it for
 * tokens without an audience only), and `POST /sessions/revoke`, which ends the account's sessions everywhere. With its
 * own client the server may `DELETE /api/v2/users/{sub}`, which at Auth0 is a call of the Management API.
 */
export function createAccountCalls(options: AccountCallsOptions) {
  const { kty, n, e, kid, alg } = options.jwk;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg } as JWK] });

  const accountOf = async (request: IncomingMessage) => {
    const token = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: options.issuer,
        audience: `${options.issuer}userinfo`,
        algorithms: ['RS256'],
        currentDate: new Date(options.clock()),
      });
      return options.accounts.find(payload.sub ?? '');
    } catch {
      return undefined;
    }
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const call = `${request.method} ${url.pathname}`;
    if (call.startsWith(deletion)) {
      if (isClient(request, options.client)) {
        options.store.deleteAccount(decodeURIComponent(call.slice(deletion.length)));
        response.writeHead(204);
      } else response.writeHead(401, { 'www-authenticate': 'Basic realm="accounts"' });
      response.end();
      return true;
    }
    if (call !== 'GET /userinfo' && call !== 'POST /sessions/revoke') return false;
    const account = await accountOf(request);
    if (!account) {
      response.writeHead(401, { 'www-authenticate': 'Bearer error="invalid_token"' });
      response.end();
      return true;
    }
    if (call === 'POST /sessions/revoke') options.store.endSessions(account.sub);
    const body =
      call === 'GET /userinfo'
        ? claimsOf(account, { emailsAreVerified: options.emailsAreVerified })
        : { status: 'ok' };
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
    return true;
  };
}

const deletion = 'DELETE /api/v2/users/';

function isClient({ headers }: IncomingMessage, { clientId, clientSecret }: LocalClient): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const given = /^Basic (\S+)$/u.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(expected));
}
