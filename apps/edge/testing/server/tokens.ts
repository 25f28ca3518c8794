import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { createTokenVerifier, type TokenVerifier } from '../../src/access/token-verifier.ts';

export const testDomain = 'https://identity.test';
export const testAudience = 'https://api.lemma.test';

/** Scopes of somebody who works at the desk. */
export const deskScope = 'openid read:users write:users desk';

export interface TokenOptions {
  readonly scope?: string;
  readonly audience?: string;
  readonly issuer?: string;
  /** Seconds from now; negative for an expired token. */
  readonly lifetime?: number;
}

export interface TestIdentity {
  readonly verify: TokenVerifier;
  /** Its public keys. */
  readonly jwks: JSONWebKeySet;
  token(learner: string, options?: TokenOptions): Promise<string>;
}

/** An identity provider in memory: its tokens are signed by keys that the verifier knows. */
export async function createTestIdentity(clock: () => number): Promise<TestIdentity> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' };
  const jwks = { keys: [jwk] };
  const verify = createTokenVerifier({
    domain: testDomain,
    audience: testAudience,
    clock,
    keys: createLocalJWKSet(jwks),
  });
  return {
    verify,
    jwks,
    token: (learner, options = {}) => {
      const now = Math.floor(clock() / 1000);
      return new SignJWT({ scope: options.scope ?? 'openid read:users write:users' })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setSubject(learner)
        .setIssuer(options.issuer ?? `${testDomain}/`)
        .setAudience(options.audience ?? testAudience)
        .setIssuedAt(now)
        .setExpirationTime(now + (options.lifetime ?? 3600))
        .sign(privateKey);
    },
  };
}
