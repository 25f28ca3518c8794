import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';

/** How long keys that were fetched once serve while the provider does not answer. */
const staleFor = 24 * 60 * 60 * 1000;

export interface ProviderKeys {
  readonly keys: JWTVerifyGetKey;
  /** True if the last time the provider was asked, it did not answer and the kept keys stood in. */
  areStale(): boolean;
}

/**
 * A provider's public keys, fetched and cached. An outage of the provider is none of this server's: keys of the last
 * day go on serving (RFC 5861's stale-if-error).
 */
export function createProviderKeys(address: URL, clock: () => number): ProviderKeys {
  let kept: { readonly body: string; readonly at: number } | undefined;
  let isStale = false;

  const answerOf = (body: string) =>
    new Response(body, { headers: { 'content-type': 'application/json' } });
  const standIn = () => {
    if (!kept || clock() - kept.at >= staleFor) return undefined;
    isStale = true;
    return answerOf(kept.body);
  };
  const fetchKeys = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    try {
      const answer = await fetch(...request);
      if (!answer.ok) return standIn() ?? answer;
      const body = await answer.text();
      kept = { body, at: clock() };
      isStale = false;
      return answerOf(body);
    } catch (error) {
      const stale = standIn();
      if (stale) return stale;
      throw error;
    }
  };
  const keys = createRemoteJWKSet(address, {
    timeoutDuration: 3000,
    [customFetch]: fetchKeys,
  });
  return { keys, areStale: () => isStale };
}
