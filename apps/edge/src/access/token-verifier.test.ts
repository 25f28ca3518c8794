import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../../testing/server/listen.ts';
import { createTokenVerifier } from './token-verifier.ts';

const audience = 'https://api.lemma.test';

/** jose's own limits: keys are fetched again after ten minutes, and for an unknown key after thirty seconds. */
const tenMinutes = 11 * 60 * 1000;

describe('access tokens while the identity provider is down', () => {
  let isUp = true;
  let published: unknown[] = [];
  let provider: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    provider = await listen(() => () => {
      if (!isUp) return new Response('down', { status: 503 });
      return Response.json({ keys: published });
    });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await provider.close();
  });

  async function createKey(kid: string) {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256' };
    const sign = () =>
      new SignJWT({ scope: 'read:users' })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(`${provider.url}/`)
        .setAudience(audience)
        .setSubject('auth0|ada')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey);
    return { jwk, sign };
  }

  it('are checked by the keys of before for a day, and an unknown key is not called false', async () => {
    const old = await createKey('old');
    published = [old.jwk];
    const verify = createTokenVerifier({ domain: provider.url, audience, clock: Date.now });
    expect(await verify(await old.sign())).toMatchObject({ learner: 'auth0|ada' });

    isUp = false;
    vi.setSystemTime(Date.now() + tenMinutes);
    expect(await verify(await old.sign())).toMatchObject({ learner: 'auth0|ada' });
    const rotated = await createKey('new');
    await expect(verify(await rotated.sign())).rejects.toMatchObject({ code: 'unavailable' });

    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await expect(verify(await old.sign())).rejects.toMatchObject({ code: 'unavailable' });

    isUp = true;
    published = [rotated.jwk];
    vi.setSystemTime(Date.now() + tenMinutes);
    expect(await verify(await rotated.sign())).toMatchObject({ learner: 'auth0|ada' });
    await expect(verify(await old.sign())).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
