import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Refusal } from '../refusal/refusal.ts';
import { issuerOf } from './identity-provider.ts';
import { createProviderKeys } from './provider-keys.ts';

export interface TokenVerifierOptions {
  /** Auth0’s domain (`tenant.eu.auth0.com`), or the origin of a provider (`http://localhost:4401`). */
  readonly domain: string;
  readonly audience: string;
  readonly clock: () => number;
  /** Public keys; default: the provider's JWKS, fetched and cached. */
  readonly keys?: JWTVerifyGetKey;
}

export interface Identity {
  /** The token's `sub`. */
  readonly learner: string;
  readonly scopes: ReadonlySet<string>;
  /** When the token was issued, in milliseconds since the epoch. */
  readonly issuedAt: number;
}

export type TokenVerifier = (token: string) => Promise<Identity>;

/** Checks access tokens: signature by the provider's keys, issuer, audience, algorithm, expiry, subject. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const issuer = issuerOf(options.domain);
  const remote = createProviderKeys(new URL('.well-known/jwks.json', issuer), options.clock);
  const keys = options.keys ?? remote.keys;
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: options.audience,
        algorithms: ['RS256'],
        currentDate: new Date(options.clock()),
        clockTolerance: 5,
        requiredClaims: ['sub', 'iat', 'exp'],
      });
      if (!payload.sub || payload.sub.length > 255 || !/^[\x21-\x7E]+$/u.test(payload.sub))
        throw invalidToken('names no learner');
      const scope = typeof payload['scope'] === 'string' ? payload['scope'] : '';
      // With Auth0's roles a token may carry what its owner is permitted apart from what was asked for.
      const { permissions } = payload;
      const permitted = Array.isArray(permissions)
        ? permissions.filter((one) => typeof one === 'string')
        : [];
      return {
        learner: payload.sub,
        scopes: new Set([...scope.split(' '), ...permitted]),
        issuedAt: (payload.iat ?? 0) * 1000,
      };
    } catch (error) {
      // A key that the kept ones do not know may be a new one, which cannot be fetched.
      if (error instanceof errors.JWKSNoMatchingKey && remote.areStale()) throw keysUnreachable();
      throw refusalOf(error);
    }
  };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof errors.JWTExpired) return invalidToken('has expired');
  if (error instanceof errors.JWTClaimValidationFailed)
    return invalidToken(`has another ${error.claim} than this server takes`);
  const isUnreachable =
    error instanceof errors.JWKSTimeout ||
    error instanceof TypeError ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
  if (isUnreachable) return keysUnreachable();
  return invalidToken('is not one that this server takes');
}

function keysUnreachable(): Refusal {
  return new Refusal(
    'unavailable',
    'The identity provider’s keys cannot be fetched just now. Try again shortly.',
    {},
    { 'retry-after': '2' },
  );
}

function invalidToken(message: string): Refusal {
  return new Refusal(
    'unauthenticated',
    `The access token ${message}. Sign in again.`,
    {},
    { 'www-authenticate': 'Bearer error="invalid_token"' },
  );
}
