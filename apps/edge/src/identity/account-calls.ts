import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import type { Accounts } from './accounts.ts';
import { claimsOf } from './claims.ts';
import type { IdentityStore } from './store.ts';

interface AccountCallsOptions {
  readonly issuer: string;
  readonly jwk: JWK;
  readonly accounts: Accounts;
  readonly store: IdentityStore;
  readonly emailsAreVerified: boolean;
  readonly clock: () => number;
}

/**
 * What the API may ask with a learner's access token: `GET /userinfo`, as at Auth0 (oidc-provider answers it for
 * tokens without an audience only), and `POST /sessions/revoke`, which ends the account's sessions everywhere.
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
