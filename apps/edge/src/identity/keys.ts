import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { IdentityStore } from './store.ts';

/** The signing key (RS256, as Auth0 signs) and the cookie key: made once, kept, so that a restart logs nobody out. */
export async function loadKeys(store: IdentityStore): Promise<{ jwk: JWK; cookieKey: string }> {
  const jwk = await store.secret('signing-key', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    return JSON.stringify({
      ...(await exportJWK(privateKey)),
      alg: 'RS256',
      use: 'sig',
      kid: randomBytes(8).toString('hex'),
    });
  });
  const cookieKey = await store.secret('cookie-key', () => randomBytes(32).toString('base64url'));
  return { jwk: JSON.parse(jwk) as JWK, cookieKey };
}
